import type { PicturePoint } from '../world/background.ts';
import { POINTER_INTERVAL } from './pointer-interval.ts';

/** The positions of a pointer that moves more often than it is sent. */
export interface PointerSending {
  /** The newest position, while it is not sent. */
  readonly newest?: PicturePoint;
  /** One at a time: two requests could overtake each other, and the last position would not be the last. */
  readonly isUnderway: boolean;
  /** Milliseconds of any clock that runs evenly; undefined before the first. */
  readonly sentAt?: number;
}

export type PointerSendingEvent =
  | { readonly type: 'moved'; readonly point: PicturePoint; readonly now: number }
  /** The last one has arrived, or is lost. */
  | { readonly type: 'answered'; readonly now: number }
  | { readonly type: 'timePassed'; readonly now: number };

export type PointerSendingEffect =
  | { readonly type: 'send'; readonly point: PicturePoint }
  /** To be told when that many milliseconds have passed; replaces an earlier wait. */
  | { readonly type: 'wait'; readonly milliseconds: number };

/** A pointer that has not moved. */
export const POINTER_AT_REST: PointerSending = { isUnderway: false };

/** The only function that changes what is sent: the newest position, never more often than ten times a second. */
export function sendPointer(
  before: PointerSending,
  event: PointerSendingEvent,
): readonly [PointerSending, PointerSendingEffect | undefined] {
  const { now } = event;
  const after: PointerSending = {
    ...before,
    ...(event.type === 'moved' && { newest: event.point }),
    ...(event.type === 'answered' && { isUnderway: false }),
  };
  const { newest, isUnderway, sentAt } = after;
  if (newest === undefined || isUnderway) return [after, undefined];
  const milliseconds = sentAt === undefined ? 0 : sentAt + POINTER_INTERVAL - now;
  if (milliseconds > 0) return [after, { type: 'wait', milliseconds }];
  return [
    { isUnderway: true, sentAt: now },
    { type: 'send', point: newest },
  ];
}
