/** Which two of several pictures are compared, by index. */
export type Pair = readonly [left: number, right: number];

/** Puts a picture on one side. If it is already on the other side, it swaps with its neighbour. */
export function choosePicture([left, right]: Pair, side: 'left' | 'right', index: number): Pair {
  if (side === 'left') return index === right ? [right, left] : [index, right];
  return index === left ? [right, left] : [left, index];
}
