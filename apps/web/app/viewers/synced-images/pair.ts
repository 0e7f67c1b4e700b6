/** Which two of several pictures are compared, by their place in the list. */
export type Pair = readonly [left: number, right: number];

/** Puts a picture on one side. One that stands on the other side already changes places with its neighbour. */
export function choosePicture([left, right]: Pair, side: 'left' | 'right', index: number): Pair {
  if (side === 'left') return index === right ? [right, left] : [index, right];
  return index === left ? [right, left] : [left, index];
}
