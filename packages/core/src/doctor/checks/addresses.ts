import { LANGUAGE_SEGMENTS, locationSegment, LOGIN_SEGMENT, POWER_SAVE_SEGMENT } from '../../links/path.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { say, saying } from '../words/saying.ts';
import type { Saying } from '../words/saying.ts';

/** First segments that the server answers itself (the addresses in the web server's README). */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  LOGIN_SEGMENT,
  POWER_SAVE_SEGMENT,
  ...LANGUAGE_SEGMENTS,
  '-',
  'assets',
  'box-api',
  'healthz',
  'metrics',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'version',
]);

/** Last segments that are taken from a location: before them every first segment is read as a language. */
const PAGES: ReadonlyMap<string, Saying> = new Map([
  [LOGIN_SEGMENT, saying('owner.login')],
  [POWER_SAVE_SEGMENT, saying('owner.powerSave')],
]);

/** How the addresses end under which the browser asks for a page's data: React Router's convention. */
const DATA_ENDING = '.data';

/** Whether the first segment of an address belongs to a page, a language or the server, so that no world can have it. */
export function isReservedSegment(segment: string): boolean {
  return RESERVED_SEGMENTS.has(segment.toLowerCase()) || segment.endsWith(DATA_ENDING);
}

/** Worlds whose address belongs to a page, a language or the server. */
export function findShadowedWorlds({ snapshot }: Examined): readonly Finding[] {
  return snapshot.worlds
    .filter(({ slug }) => isReservedSegment(slug))
    .map(({ slug, name }) => ({
      severity: 'error',
      code: 'shadowedWorld',
      place: { kind: 'world', id: slug, field: 'slug' },
      sentence: saying('shadowedWorld', { slug, world: name }),
      fix: saying('fix.shadowedWorld'),
    }));
}

/** Whom the last segment of a location's address belongs to, for an English sentence; undefined when it is free. */
export function ownerOfSegment(segment: string): string | undefined {
  const owner = ownerOf(segment);
  return owner && say(owner);
}

function ownerOf(segment: string): Saying | undefined {
  return (
    PAGES.get(segment.toLowerCase()) ?? (segment.endsWith(DATA_ENDING) ? saying('owner.data') : undefined)
  );
}

/** Locations whose address belongs to a page or to a page's data: nobody can open them or load them anew. */
export function findShadowedLocations({ snapshot }: Examined): readonly Finding[] {
  return snapshot.locations.flatMap((location): readonly Finding[] => {
    const segment = locationSegment(location);
    const owner = ownerOf(segment);
    if (owner === undefined) return [];
    const address = `/${location.world}/${segment}`;
    return [
      {
        severity: 'error',
        code: 'shadowedLocation',
        place: { kind: 'location', id: location.payloadId, field: 'slug' },
        sentence: saying('shadowedLocation', { location: location.title, address, owner }),
        fix: saying('fix.shadowedLocation'),
      },
    ];
  });
}
