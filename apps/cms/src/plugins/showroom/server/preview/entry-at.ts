import { snapshotOf } from '@vitrine/content/bundle';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import { addressKey, locationSegment, parsePath, splitPath } from '@vitrine/core/links/path';
import { parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { ARTICLE, DASHBOARD, LOCATION, STORY, WORLD } from '../../../../content-model/content-uids.ts';
import { isWire } from './wire.ts';

/** An entry that is seen at an address. */
export interface SeenEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
}

/** How an entry is found among the answers. */
interface Wanted {
  readonly uid: string;
  readonly collection: string;
  readonly field: string;
  readonly value: unknown;
}

/**
 * The entry that is seen at an address: the article or dashboard on top, else the location, else the world. The inverse
 * of {@link seenAt}.
 *
 * @returns undefined for an address at which no single entry is seen.
 */
export function entryAt({ bundle, answers }: LoadedContent, address: string): SeenEntry | undefined {
  const { pathname, searchParams } = new URL(address, 'http://showroom.invalid');
  const { locales, defaultLocale } = bundle;
  const { worlds } = snapshotOf(bundle, defaultLocale);
  const parsed = parsePath(splitPath(pathname), {
    locales: locales.map(({ code }) => code),
    worlds: worlds.map(({ slug }) => slug),
  });
  const locale = parsed.locale ?? defaultLocale;
  const wanted = overlayAt(searchParams) ?? locationAt(bundle, locale, parsed);
  if (wanted === undefined) return undefined;
  for (const { call, entries } of answers.byCall.values()) {
    if (!call.endpoint.url.endsWith(`/${wanted.collection}`)) continue;
    if (call.endpoint.localized && call.locale !== locale) continue;
    const found = entries.find((entry) => isWire(entry) && entry[wanted.field] === wanted.value);
    if (isWire(found)) return { uid: wanted.uid, documentId: String(found['documentId']), locale };
  }
  return undefined;
}

function overlayAt(query: URLSearchParams): Wanted | undefined {
  const top = parseOverlayStack(query).findLast(({ kind }) => kind === 'article' || kind === 'dashboard');
  if (top?.kind === 'article') {
    return { uid: ARTICLE, collection: 'articles', field: 'public_id', value: top.id };
  }
  return top?.kind === 'dashboard'
    ? { uid: DASHBOARD, collection: 'dashboards', field: 'public_id', value: top.id }
    : undefined;
}

function locationAt(
  bundle: LoadedContent['bundle'],
  locale: string,
  parsed: ReturnType<typeof parsePath>,
): Wanted | undefined {
  if (parsed.kind === 'world') {
    return { uid: WORLD, collection: 'worlds', field: 'slug', value: parsed.world };
  }
  if (parsed.kind === 'story') {
    return { uid: STORY, collection: 'content-stories', field: 'slug', value: parsed.slug };
  }
  if (parsed.kind !== 'location') return undefined;
  const key = addressKey(parsed.world, parsed.locationSegment);
  const location = snapshotOf(bundle, locale).locations.find(
    (one) => addressKey(one.world, locationSegment(one)) === key,
  );
  return (
    location && {
      uid: LOCATION,
      collection: 'content-locations',
      field: 'payloadId',
      value: location.payloadId,
    }
  );
}
