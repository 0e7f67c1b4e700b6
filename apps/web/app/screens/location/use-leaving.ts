import { useState } from 'react';
import { useAfter } from '~/showroom/player/use-after.ts';

/** Milliseconds for the first frame of the walk, which would wait for the page to be laid out anew. */
const REMOVAL = 120;

/** @returns whether what belongs to the location left behind may go; it is out of sight already. */
export function useLeaving(isMoving: boolean): boolean {
  const [isGone, setIsGone] = useState(false);
  useAfter(isMoving ? REMOVAL : undefined, () => setIsGone(true));
  if (!isMoving && isGone) setIsGone(false);
  return isMoving && isGone;
}
