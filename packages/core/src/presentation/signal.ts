import type { PicturePoint } from '../world/background.ts';
import type { PayloadId } from '../world/ids.ts';
import type { ParticipantId, Presentation, Refusal } from './presentation.ts';

/**
 * What a presenter points at, for a moment: it is no part of a presentation's state and kept nowhere. A point is one of
 * the 4:3 picture, as hotspots are placed on it.
 */
export type Signal =
  | { readonly type: 'pointer' | 'ping'; readonly location: PayloadId; readonly point: PicturePoint }
  /** "Look here": a hotspot of the location, by its id in the presenter's language. */
  | { readonly type: 'look'; readonly location: PayloadId; readonly hotspot: string };

/** Why a signal is not passed on. */
export type SignalRefusal =
  | Extract<Refusal, 'notAllowed' | 'oldEpoch' | 'over'>
  /** It is about a location that is not shown, or no longer. */
  | 'elsewhere';

/** Judges a signal as `show` is judged: only the presenter of the current epoch points, and at what is shown. */
export function refusalOfSignal(
  { isOver, epoch, presenter, showing }: Presentation,
  sent: { readonly by: ParticipantId; readonly epoch: number; readonly location: PayloadId },
): SignalRefusal | undefined {
  if (isOver) return 'over';
  if (sent.epoch !== epoch) return sent.epoch < epoch ? 'oldEpoch' : 'notAllowed';
  if (sent.by !== presenter) return 'notAllowed';
  return sent.location === showing.location ? undefined : 'elsewhere';
}
