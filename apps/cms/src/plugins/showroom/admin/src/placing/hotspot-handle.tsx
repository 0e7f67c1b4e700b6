import type { LabelPosition } from '@vitrine/core/appearance/label-sides';
import { pointProperties, shapeProperty } from '@vitrine/core/placing/cover-css';
import type { PicturePoint } from '@vitrine/core/world/background';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import { useRef } from 'react';
import type { CSSProperties } from 'react';
import { HotspotFace, HotspotLabel } from './hotspot-face.tsx';
import { NUDGE_STEP, stepOf } from '../key-steps.ts';
import type { HotspotKey } from './form-hotspot.ts';
import { distanceOf, shapeOf } from './hotspot-appearance.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import type { HandleEvent, PlacingTarget } from './placing-state.ts';
import { snapped } from './snap.ts';
import type { Guide } from './snap.ts';

/** What is drawn of a hotspot. */
export interface DrawnHandle {
  readonly key: HotspotKey;
  readonly component: string;
  readonly title: string;
  readonly appearance: HotspotAppearance;
  readonly label: LabelPosition;
}

interface Props {
  readonly drawn: DrawnHandle;
  /** Its name, with its position. */
  readonly name: string;
  /** Where it is, in percent of what the pane shows. */
  readonly point: PicturePoint;
  readonly widthToHeight: number;
  /** The positions of the other hotspots, to snap to. */
  readonly others: readonly PicturePoint[];
  /** It is in the panorama, but out of view. It comes into view when it gets the focus. */
  readonly isOutOfView?: boolean;
  readonly isSelected: boolean;
  readonly isDragging: boolean;
  readonly isSnapping: boolean;
  readonly isDisabled: boolean;
  readonly pointAt: (pointer: { readonly clientX: number; readonly clientY: number }) => PicturePoint;
  /** What a point of the pane means. */
  readonly targetAt: (point: PicturePoint) => PlacingTarget;
  readonly onGuides?: (guides: readonly Guide[]) => void;
  readonly dispatch: (event: HandleEvent) => void;
}

/** CSS pixels after which a pointer movement is a drag, and within which guides snap. */
const DRAG_FROM = 3;
const SNAP_REACH = 7;

interface Grip {
  /** Distance from pointer to hotspot, in percent of the picture. */
  readonly offset: PicturePoint;
  readonly clientX: number;
  readonly clientY: number;
  readonly isMoving: boolean;
}

/** A hotspot on a picture or in the panorama, as visitors see it. It can be dragged, or moved by arrow keys. */
export function HotspotHandle(props: Props) {
  const { drawn, point, widthToHeight, isSelected, isDragging, isDisabled, isOutOfView, dispatch } = props;
  const grip = useRef<Grip>();
  const { key, component, title, appearance, label } = drawn;

  const onPointerDown = (event: React.PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0 || isDisabled) return;
    const at = props.pointAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = {
      offset: { x: point.x - at.x, y: point.y - at.y },
      clientX: event.clientX,
      clientY: event.clientY,
      isMoving: false,
    };
  };

  const onPointerMove = (event: React.PointerEvent<HTMLButtonElement>): void => {
    const held = grip.current;
    if (held === undefined) return;
    const distance = Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY);
    if (!held.isMoving) {
      if (distance < DRAG_FROM) return;
      grip.current = { ...held, isMoving: true };
      dispatch({ type: 'dragStarted', key });
    }
    const at = props.pointAt(event);
    const to = { x: at.x + held.offset.x, y: at.y + held.offset.y };
    const pixel = props.pointAt({ clientX: event.clientX + 1, clientY: event.clientY + 1 });
    const reach = { x: (pixel.x - at.x) * SNAP_REACH, y: (pixel.y - at.y) * SNAP_REACH };
    const isFree = !props.isSnapping || event.altKey;
    const drawnTo = isFree ? { point: to, guides: [] } : snapped(to, props.others, reach);
    props.onGuides?.(drawnTo.guides);
    dispatch({ type: 'dragged', to: props.targetAt(drawnTo.point) });
  };

  const onEnd = (type: 'dragEnded' | 'dragCancelled') => (): void => {
    if (grip.current?.isMoving === true) dispatch({ type });
    grip.current = undefined;
    props.onGuides?.([]);
  };

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (isDisabled) return;
    const step = stepOf(event, NUDGE_STEP);
    if (event.key === 'Escape' && grip.current?.isMoving === true) {
      event.stopPropagation();
      onEnd('dragCancelled')();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      dispatch({ type: 'removed', key });
    } else if (step !== undefined) {
      event.preventDefault();
      dispatch({ type: 'selected', key });
      dispatch({ type: 'nudged', to: props.targetAt({ x: point.x + step.x, y: point.y + step.y }) });
    }
  };

  const position = {
    ...shapeProperty('wide', widthToHeight),
    ...shapeProperty('narrow', widthToHeight),
    ...pointProperties('wide', point),
    ...pointProperties('narrow', point),
    ...distanceOf(appearance),
  } as CSSProperties;
  return (
    <button
      type="button"
      className={`${hotspotStyles['hotspot']} ${hotspotStyles[shapeOf(appearance) ?? ''] ?? ''}`}
      data-arrow={appearance.arrow?.kind}
      style={position}
      data-hotspot={component}
      data-side={label.side}
      data-thinned={label.isThinned || undefined}
      data-dragging={isDragging || undefined}
      aria-pressed={isSelected}
      data-out-of-view={isOutOfView || undefined}
      aria-label={props.name}
      onFocus={() => dispatch({ type: 'selected', key })}
      onClick={(event) => {
        event.currentTarget.focus();
        dispatch({ type: 'selected', key });
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onEnd('dragEnded')}
      onPointerCancel={onEnd('dragCancelled')}
      onKeyDown={onKeyDown}
    >
      <HotspotFace appearance={appearance} />
      <HotspotLabel appearance={appearance} title={title} />
    </button>
  );
}
