import { useState } from 'react';
import { useAfter } from '~/showroom/player/use-after.ts';

/** Milliseconds in which hotspots fade; the style sheet of the screen has the same number. */
const FADE = 120;

/** @returns whether what belongs to the location left behind has faded out. */
export function useLeaving(isMoving: boolean): boolean {
  const [isGone, setIsGone] = useState(false);
  useAfter(isMoving ? FADE : undefined, () => setIsGone(true));
  if (!isMoving && isGone) setIsGone(false);
  return isMoving && isGone;
}
