import { hotspotInLanguage } from '@vitrine/core/presentation/pointed-hotspot';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import { readPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { REACTIONS } from '@vitrine/core/presentation/reactions';
import type { ReactionCounts } from '@vitrine/core/presentation/reactions';
import type { Signal } from '@vitrine/core/presentation/signal';
import { payloadId } from '@vitrine/core/world/ids';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { z } from 'zod';
import type { SignalMessage } from '../../app/contract/presentation.ts';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import { snapshotInSentLanguage } from './sent-language.ts';

/** What is passed on: what the presenter of an epoch points at, or what guests say. */
export type SentSignal =
  | (Signal & {
      readonly by: ParticipantId;
      readonly epoch: number;
      /** The language in which a hotspot has its id. */
      readonly locale: string;
    })
  | { readonly type: 'reactions'; readonly counts: ReactionCounts };

type Fields = ReadonlyMap<string, string>;

/** Percent, without an exponent or a sign. */
const PERCENT = /^\d{1,3}(?:\.\d{1,15})?$/;

function percentIn(text: string | undefined): number | undefined {
  if (text === undefined || !PERCENT.test(text)) return undefined;
  const percent = Number(text);
  // A hundredth is a fifth of a pixel in a window of 1920.
  return percent > 100 ? undefined : Math.round(percent * 100) / 100;
}

function locationOf(snapshot: Snapshot | undefined, id: string | undefined): Location | undefined {
  return snapshot?.locations.find(({ payloadId: own }) => own === id);
}

/**
 * What a presenter's window has sent; undefined for what is not a signal, and for what its own visitor may not see.
 *
 * @param content that the visitor may see.
 */
export function signalIn(
  fields: Fields,
  content: PublishedContent,
): (Signal & { readonly locale: string }) | undefined {
  const type = fields.get('kind');
  const snapshot = snapshotInSentLanguage(content, fields.get('locale'));
  const location = locationOf(snapshot, fields.get('location'));
  if (snapshot === undefined || location === undefined) return undefined;
  const at = { location: location.payloadId, locale: snapshot.locale };
  if (type === 'look') {
    const hotspot = location.hotspots.find(({ id }) => id === fields.get('hotspot'));
    return hotspot && { type, ...at, hotspot: hotspot.id };
  }
  const [x, y] = [percentIn(fields.get('x')), percentIn(fields.get('y'))];
  if ((type !== 'pointer' && type !== 'ping') || x === undefined || y === undefined) return undefined;
  return { type, ...at, point: { x, y } };
}

/**
 * A signal as visitors get it; undefined where they may not see what it is about.
 *
 * @param content that they may see.
 */
export function signalFor(sent: SentSignal, content: PublishedContent): SignalMessage | undefined {
  if (sent.type === 'reactions') return { kind: sent.type, counts: sent.counts };
  const { location, locale } = sent;
  const found = Object.values(content.snapshots).flatMap((snapshot) => {
    const own = locationOf(snapshot, location);
    return own ? [{ locale: snapshot.locale, hotspots: own.hotspots }] : [];
  });
  if (found.length === 0) return undefined;
  if (sent.type !== 'look') return { kind: sent.type, location, ...sent.point };
  const pointed = found.find((one) => one.locale === locale)?.hotspots.find(hasId(sent.hotspot));
  const hotspots = found.flatMap((one): [string, string][] => {
    const own = pointed ? hotspotInLanguage(pointed, one) : one.hotspots.find(hasId(sent.hotspot));
    return own ? [[one.locale, own.id]] : [];
  });
  return hotspots.length === 0
    ? undefined
    : { kind: 'look', location, hotspots: Object.fromEntries(hotspots) };
}

function hasId(wanted: string) {
  return ({ id }: Hotspot): boolean => id === wanted;
}

const percent = z.number().min(0).max(100);
const base = { location: z.string(), by: z.string(), epoch: z.int().positive(), locale: z.string() };
const sentSchema = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.enum(['pointer', 'ping']), point: z.object({ x: percent, y: percent }) }),
  z.object({ ...base, type: z.literal('look'), hotspot: z.string() }),
  z.object({ type: z.literal('reactions'), counts: z.partialRecord(z.enum(REACTIONS), z.int().positive()) }),
]);
const schema = z.object({ code: z.string(), sent: sentSchema });

/** A signal as processes send it to one another. */
export function writeSent(code: PresentationCode, sent: SentSignal): string {
  return JSON.stringify({ code, sent });
}

/** What {@link writeSent} wrote; undefined for any other text, such as that of another version. */
export function readSent(
  text: string,
): { readonly code: PresentationCode; readonly sent: SentSignal } | undefined {
  const parsed = schema.safeParse(parseJson(text));
  const code = parsed.success ? readPresentationCode(parsed.data.code) : undefined;
  if (!parsed.success || code === undefined) return undefined;
  const { sent } = parsed.data;
  if (sent.type === 'reactions') return { code, sent };
  return {
    code,
    sent: { ...sent, location: payloadId(sent.location), by: sent.by as ParticipantId },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
