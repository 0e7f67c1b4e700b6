import type { PicturePoint } from '@vitrine/core/world/background';

/** Distances for an arrow key, in percent of the picture: alone, with Shift, and with Alt. */
export interface KeySteps {
  readonly plain: number;
  readonly far: number;
  readonly fine: number;
}

export const NUDGE_STEP: KeySteps = { plain: 0.5, far: 5, fine: 0.05 };

/** A crosshair starts in the centre, so its steps are larger. */
export const AIM_STEP: KeySteps = { plain: 1, far: 10, fine: 0.1 };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const DIRECTIONS: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The distance for a key; undefined if it is no arrow key. */
export function stepOf({ key, shiftKey, altKey }: Key, steps: KeySteps): PicturePoint | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const size = shiftKey ? steps.far : altKey ? steps.fine : steps.plain;
  return { x: direction.x * size, y: direction.y * size };
}
