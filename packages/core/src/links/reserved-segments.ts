import { formatMessage, message } from '../reports/message.ts';
import type { Message } from '../reports/message.ts';
import {
  JOIN_SEGMENT,
  LANGUAGE_SEGMENTS,
  LOGIN_SEGMENT,
  POWER_SAVE_SEGMENT,
  STORIES_SEGMENT,
} from './path.ts';

/** First segments that the server answers itself. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  LOGIN_SEGMENT,
  JOIN_SEGMENT,
  POWER_SAVE_SEGMENT,
  STORIES_SEGMENT,
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

/** Last segments that a location cannot have: before them every first segment is read as a language. */
const PAGES: ReadonlyMap<string, Message> = new Map([
  [LOGIN_SEGMENT, message('owner.login')],
  [JOIN_SEGMENT, message('owner.join')],
  [POWER_SAVE_SEGMENT, message('owner.powerSave')],
]);

/** The suffix under which React Router serves a page's data. */
const DATA_SUFFIX = '.data';

/** Whether the first segment of an address belongs to a page, a language or the server, so that no world can have it. */
export function isReservedSegment(segment: string): boolean {
  return RESERVED_SEGMENTS.has(segment.toLowerCase()) || segment.endsWith(DATA_SUFFIX);
}

/** The page that owns the last segment of a location's address; undefined when the segment is free. */
export function segmentOwner(segment: string): Message | undefined {
  return (
    PAGES.get(segment.toLowerCase()) ?? (segment.endsWith(DATA_SUFFIX) ? message('owner.data') : undefined)
  );
}

/** {@link segmentOwner} in English. */
export function ownerOfSegment(segment: string): string | undefined {
  const owner = segmentOwner(segment);
  return owner && formatMessage(owner);
}
