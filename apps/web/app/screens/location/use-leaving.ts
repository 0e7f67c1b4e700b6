import { useState } from 'react';
import { useAfter } from '~/showroom/player/use-after.ts';

/** Milliseconds. By then the walk has its first frame, which removing the hotspots would delay by a layout. */
const REMOVAL = 120;

/** @returns whether to remove what belongs to the location left behind; it is hidden already. */
export function useLeaving(isMoving: boolean): boolean {
  const [isGone, setIsGone] = useState(false);
  useAfter(isMoving ? REMOVAL : undefined, () => setIsGone(true));
  if (!isMoving && isGone) setIsGone(false);
  return isMoving && isGone;
}
