import { useReducer } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/** What one item of a menu knows of the pointer. */
export interface ItemPointing {
  readonly isPointedAt: boolean;
  /** Belongs to the item's link. */
  readonly watch: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Reports, under the item's own name, whether it is pointed at. */
export type PointingOf = (item: string) => ItemPointing;

/** The items under the mouse or pen, and the one with the focus. */
export interface Pointing {
  readonly pointer?: string | undefined;
  readonly focus?: string | undefined;
}

export interface PointingEvent {
  readonly type: 'pointerEntered' | 'pointerLeft' | 'focused' | 'blurred';
  readonly item: string;
}

/** The latest movement wins: a mouse at rest on an item yields when the keyboard moves to another one. */
export function nextPointing({ pointer, focus }: Pointing, { type, item }: PointingEvent): Pointing {
  switch (type) {
    case 'pointerEntered':
      return { pointer: item, focus };
    case 'pointerLeft':
      return { pointer: pointer === item ? undefined : pointer, focus };
    case 'focused':
      return { focus: item };
    case 'blurred':
      return { pointer, focus: focus === item ? undefined : focus };
  }
}

/** The one item of a menu that is pointed at. */
export function pointedAt({ pointer, focus }: Pointing): string | undefined {
  return pointer ?? focus;
}

const NOWHERE: Pointing = {};

/** Follows which item of a menu is pointed at, by mouse, pen or keyboard. A finger does not point, it taps. */
export function usePointing(): PointingOf {
  const [pointing, dispatch] = useReducer(nextPointing, NOWHERE);
  return (item) => ({
    isPointedAt: pointedAt(pointing) === item,
    watch: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') dispatch({ type: 'pointerEntered', item });
      },
      onPointerLeave: () => dispatch({ type: 'pointerLeft', item }),
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) dispatch({ type: 'focused', item });
      },
      onBlur: () => dispatch({ type: 'blurred', item }),
    },
  });
}
