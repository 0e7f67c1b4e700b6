import type { WalkReference } from './references.ts';
import type { Sample } from './sampler.ts';

/** How far a channel of a pixel may be from its reference on average, of 255: compression and scaling. */
const TOLERANCE = 6;

/** Steps that a frame may lie before the newest one that was seen: decoders present out of step at times. */
const SLACK = 2;

/** A frame that a visitor must not see, in words. */
export interface WrongFrame {
  readonly sentence: string;
  readonly distance: number;
}

/**
 * Judges all frames of one walk. A good frame is the departure, a frame of the clip (or a blend of two
 * neighbours), the arrival, or a blend of departure and arrival, and never precedes what was seen
 * already: an old picture that comes back is as wrong as a black one.
 */
export function judgeWalk(
  samples: readonly Sample[],
  reference: WalkReference,
  tolerance = TOLERANCE,
): readonly WrongFrame[] {
  const steps = stepsOf(reference);
  const wrong: WrongFrame[] = [];
  let reached = 0;
  for (const sample of samples) {
    const from = Math.max(0, reached - SLACK);
    const found = firstGood(sample.pixels, steps, { from, tolerance });
    if (found.distance <= tolerance) {
      reached = Math.max(reached, found.index);
      continue;
    }
    wrong.push({
      sentence: describe(sample, found.distance, firstGood(sample.pixels, steps, { from: 0, tolerance })),
      distance: found.distance,
    });
  }
  return wrong;
}

/** A step is a frame or all blends between two frames. */
interface Step {
  readonly one: Uint8Array;
  readonly other: Uint8Array;
}

function stepsOf({ source, clip, destination }: WalkReference): readonly Step[] {
  const line = clip.slice(1).map((other, index) => ({ one: clip[index] ?? other, other }));
  const [first, last] = [clip.at(0), clip.at(-1)];
  const [left, aim] = [source.at(0), destination.at(0)];
  return [
    ...source.map((one) => ({ one, other: first ?? one })),
    // The replacement for the clip; at its ends it is one of the locations.
    ...(left === undefined || aim === undefined ? [] : [{ one: left, other: aim }]),
    ...line,
    ...destination.map((other) => ({ one: last ?? other, other })),
  ];
}

function firstGood(
  pixels: Uint8Array,
  steps: readonly Step[],
  { from, tolerance }: { readonly from: number; readonly tolerance: number },
): { readonly index: number; readonly distance: number } {
  let best = { index: from, distance: Number.POSITIVE_INFINITY };
  for (let index = from; index < steps.length; index += 1) {
    const step = steps[index];
    if (step === undefined) continue;
    const distance = distanceToBlend(pixels, step);
    if (distance < best.distance) best = { index, distance };
    if (distance <= tolerance / 2) break;
  }
  return best;
}

/** The mean difference of a channel to the nearest blend of two frames. */
function distanceToBlend(pixels: Uint8Array, { one, other }: Step): number {
  let [along, length] = [0, 0];
  for (let index = 0; index < pixels.length; index += 1) {
    const span = (other[index] ?? 0) - (one[index] ?? 0);
    along += span * ((pixels[index] ?? 0) - (one[index] ?? 0));
    length += span * span;
  }
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  let sum = 0;
  for (let index = 0; index < pixels.length; index += 1) {
    const [start, end] = [one[index] ?? 0, other[index] ?? 0];
    sum += Math.abs((pixels[index] ?? 0) - (start + share * (end - start)));
  }
  return sum / pixels.length;
}

function describe(sample: Sample, distance: number, anywhere: { readonly distance: number }): string {
  const brightness = sample.pixels.reduce((sum, value) => sum + value, 0) / sample.pixels.length;
  const kind =
    brightness < 8
      ? 'a black frame'
      : brightness > 247
        ? 'a white frame'
        : anywhere.distance <= TOLERANCE
          ? 'a stale frame: it belongs to an earlier moment of this walk'
          : 'a frame of neither the clip nor the two places';
  return `${kind} at ${sample.at.toFixed(0)} ms, ${distance.toFixed(1)} from the nearest good one (${sample.layers})`;
}
