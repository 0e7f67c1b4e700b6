/**
 * How far two pictures of one size are apart, in the unit of the doctor's `ClipEnd`: the mean difference of all
 * bytes, 0 for the same picture, 1 for its opposite.
 *
 * It is taken of small pictures (see `measure-clip.ts`): there noise and the traces of compression average out, while
 * another camera position, another light or a missing object remains visible.
 *
 * @param one raw pixels, one byte for each channel.
 * @throws RangeError when they are not of one size, or empty.
 */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  if (one.length === 0 || one.length !== other.length) {
    throw new RangeError(`Pictures of ${one.length} and ${other.length} bytes cannot be compared.`);
  }
  let sum = 0;
  for (const [index, byte] of one.entries()) sum += Math.abs(byte - (other[index] ?? 0));
  return sum / (one.length * 255);
}
