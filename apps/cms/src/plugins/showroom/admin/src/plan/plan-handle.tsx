import type { PicturePoint } from '@vitrine/core/world/background';
import { useEffect, useId, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { Grip } from './on-plan.ts';

interface Props {
  readonly grip: Grip;
  /** Its name; with its numbers, unless it turns. */
  readonly label: string;
  /** What is taken hold of, in percent of the plan. */
  readonly point: PicturePoint;
  /** Where it is drawn, which may be beside that: visitors see pins moved apart. */
  readonly drawnAt: PicturePoint;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
  /** Takes the focus as soon as this becomes true: after an action that has put it there. */
  readonly isAwaited?: boolean;
  /** Of the handle that turns: its degrees, and as a text. */
  readonly turn?: { readonly degrees: number; readonly text: string };
  /** Where a pointer is, in percent of the plan. */
  readonly pointAt: (pointer: { readonly clientX: number; readonly clientY: number }) => PicturePoint;
  /** By a tap, Enter, or moving it; not by the focus, which passes every pin on the path to the list. */
  readonly onSelect: () => void;
  /** It has been pulled this far; what follows a `drop` is made. */
  readonly onPull: (to: PicturePoint) => void;
  readonly onDrop: (to: PicturePoint) => void;
  readonly onCancel: () => void;
  /** @param gesture the same until the focus leaves: these keys are undone together. @returns whether it is a key of it. */
  readonly onKey: (event: KeyboardEvent, gesture: string) => boolean;
  readonly children?: ReactNode;
}

interface Hold {
  readonly pointer: PicturePoint;
  readonly before: PicturePoint;
  readonly to: PicturePoint | undefined;
}

/** Something on the floor plan that is pulled elsewhere, or moved with keys. */
export function PlanHandle(props: Props) {
  const { grip, label, point, drawnAt, isPressed, isDisabled, turn, isAwaited = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const hold = useRef<Hold>();
  const id = useId();
  const visits = useRef(0);
  useEffect(() => {
    if (isAwaited) button.current?.focus();
  }, [isAwaited]);
  const release = (): Hold | undefined => {
    const held = hold.current;
    hold.current = undefined;
    return held;
  };
  const style: CSSProperties = { left: `${drawnAt.x}%`, top: `${drawnAt.y}%` };
  return (
    <button
      ref={button}
      type="button"
      data-grip={grip}
      style={style}
      aria-label={label}
      {...(turn === undefined
        ? { 'aria-pressed': isPressed }
        : {
            role: 'slider',
            'aria-valuemin': 0,
            'aria-valuemax': 360,
            'aria-valuenow': turn.degrees,
            'aria-valuetext': turn.text,
          })}
      data-fixed={isDisabled}
      onClick={props.onSelect}
      onFocus={() => {
        visits.current += 1;
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || isDisabled) return;
        event.currentTarget.focus();
        props.onSelect();
        event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = { pointer: props.pointAt(event), before: point, to: undefined };
      }}
      onPointerMove={(event) => {
        const held = hold.current;
        if (held === undefined) return;
        const at = props.pointAt(event);
        const by = { x: at.x - held.pointer.x, y: at.y - held.pointer.y };
        if (by.x === 0 && by.y === 0 && held.to === undefined) return;
        const to = { x: held.before.x + by.x, y: held.before.y + by.y };
        hold.current = { ...held, to };
        props.onPull(to);
      }}
      onPointerUp={() => {
        const held = release();
        if (held?.to === undefined) props.onCancel();
        else props.onDrop(held.to);
      }}
      onPointerCancel={() => {
        release();
        props.onCancel();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && hold.current !== undefined) {
          release();
          props.onCancel();
          event.stopPropagation();
          return;
        }
        if (isDisabled || !props.onKey(event, `${id} ${visits.current}`)) return;
        props.onSelect();
        event.preventDefault();
      }}
    >
      {props.children}
    </button>
  );
}
