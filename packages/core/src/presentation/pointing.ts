import type { PicturePoint } from '../world/background.ts';
import { POINTER_INTERVAL } from './pointer-interval.ts';

/** Milliseconds for which a position of the pointer, a ping and a hotspot that is pointed at are seen. */
export const POINTER_LIFETIME = 3_000;
export const PING_LIFETIME = 3_000;
export const LOOK_LIFETIME = 6_000;

/** Milliseconds in which the pointer fades at the end of that. */
const FADE = 900;

/** What is pointed at in a window at the moment. Times are milliseconds of a clock that runs evenly. */
export interface Pointing {
  readonly pointer?: {
    readonly from: PicturePoint;
    readonly to: PicturePoint;
    /** When it set out from one to the other. */
    readonly at: number;
  };
  readonly pings: readonly { readonly point: PicturePoint; readonly at: number }[];
  readonly look?: { readonly hotspot: string; readonly at: number };
}

export type PointingEvent =
  | {
      readonly type: 'pointed';
      readonly point: PicturePoint;
      readonly now: number;
      /** It is there at once: nothing is to move, or it is the pointer of this window. */
      readonly isStill: boolean;
    }
  | { readonly type: 'pinged'; readonly point: PicturePoint; readonly now: number }
  /** @param hotspot its id in the language of this window. */
  | { readonly type: 'lookedAt'; readonly hotspot: string; readonly now: number }
  | { readonly type: 'timePassed'; readonly now: number };

/** One thing that is drawn. */
export interface Mark {
  /** The same for as long as it is the same thing. */
  readonly key: string;
  readonly kind: 'pointer' | 'ping' | 'look';
  /** Of the 4:3 picture; a hotspot is where its own window has it. */
  readonly point?: PicturePoint;
  readonly hotspot?: string;
  /** Opacity. */
  readonly strength: number;
}

export const NOTHING_POINTED: Pointing = { pings: [] };

/** The only function that changes what is pointed at; {@link NOTHING_POINTED} itself when nothing is left. */
export function stepPointing(before: Pointing, event: PointingEvent): Pointing {
  const { now } = event;
  switch (event.type) {
    case 'pointed': {
      const { point, isStill } = event;
      const from = isStill || before.pointer === undefined ? point : pointerAt(before.pointer, now);
      return { ...before, pointer: { from, to: point, at: now } };
    }
    case 'pinged':
      return { ...before, pings: [...before.pings, { point: event.point, at: now }] };
    case 'lookedAt':
      return { ...before, look: { hotspot: event.hotspot, at: now } };
    default: {
      const { pointer, look } = before;
      const pings = before.pings.filter(({ at }) => now - at < PING_LIFETIME);
      const isPointed = pointer !== undefined && now - pointer.at < POINTER_LIFETIME;
      const isLookedAt = look !== undefined && now - look.at < LOOK_LIFETIME;
      if (!isPointed && !isLookedAt && pings.length === 0) return NOTHING_POINTED;
      return { ...(isPointed && { pointer }), pings, ...(isLookedAt && { look }) };
    }
  }
}

/** What is drawn at a moment. */
export function marksAt({ pointer, pings, look }: Pointing, now: number): readonly Mark[] {
  const marks: Mark[] = pings.map(({ point, at }) => ({
    key: `ping${at}`,
    kind: 'ping',
    point,
    strength: 1,
  }));
  if (look) marks.push({ key: `look${look.at}`, kind: 'look', hotspot: look.hotspot, strength: 1 });
  if (pointer) {
    const strength = Math.min(1, Math.max(0, (pointer.at + POINTER_LIFETIME - now) / FADE));
    marks.push({ key: 'pointer', kind: 'pointer', point: pointerAt(pointer, now), strength });
  }
  return marks;
}

/** On its way from one position to the next, which takes as long as the next one takes to come. */
function pointerAt({ from, to, at }: NonNullable<Pointing['pointer']>, now: number): PicturePoint {
  const part = Math.min(1, Math.max(0, (now - at) / POINTER_INTERVAL));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
