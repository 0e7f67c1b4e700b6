import { wordOf } from './canaries.ts';
import type { Area } from './canaries.ts';

/** Members whose values are words of the product and not of an editor. */
const WORDS_OF_THE_PRODUCT = new Set([
  'kind',
  'component',
  'mime',
  'ext',
  'format',
  'type',
  'direction',
  'hotspotAnimation',
  'platform',
  'trend',
  'coverFocus',
  'event',
  '__component',
  'access',
  'availability',
  'currency',
  'price_access',
  'price_vat',
  'vat',
  'locale',
]);

/** Values that mean something to the product wherever they occur. */
function isMeaning(value: string): boolean {
  return (
    /^#[0-9a-f]{3,8}$/i.test(value) ||
    /^(?:world-logo|breadcrumb|app-logo|high_resolution_|default_background|mobile$|fallback_image)/.test(
      value,
    )
  );
}

const UPLOADS = '/box-api/uploads/';

/** As the showroom gives it, and as a CMS does. */
const FILE = /^(?:\/box-api)?\/uploads\//;

/** The file name of an address of the media library. */
export function fileOf(url: string): string {
  return decodeURIComponent(url.slice(UPLOADS.length).replace(/\?.*$/, ''));
}

/** The addresses of all media that content names. */
export function mediaIn(content: unknown): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    // Not in `url` alone: a clip names its copy for phones by the address.
    if (typeof value === 'string' && value.startsWith(UPLOADS)) found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const member of Object.values(value)) walk(member);
  };
  walk(content);
  return [...found];
}

function markText(value: string, area: Area): string {
  const word = wordOf(area);
  if (FILE.test(value)) return value.replace(FILE, (folder) => `${folder}${word}-`);
  if (/^https?:/.test(value)) return `${value}${value.includes('?') ? '&' : '?'}${word}`;
  return value === '' ? word : `${value} ${word}`;
}

/**
 * A copy of content in which every text and every file name holds the area's word. A new field of an entity is
 * marked without anybody having thought of it.
 *
 * @param names what entities of the copy are called: old to new; other names stay, so that they still lead
 *   where they led.
 */
export function mark<Value>(value: Value, area: Area, names: ReadonlyMap<string, string> = new Map()): Value {
  const copy = (member: unknown, key: string): unknown => {
    if (typeof member === 'string') {
      if (WORDS_OF_THE_PRODUCT.has(key) || isMeaning(member)) return member;
      if (NAMES.has(key)) return names.get(member) ?? member;
      return markText(member, area);
    }
    if (Array.isArray(member)) return member.map((entry) => copy(entry, key));
    if (typeof member !== 'object' || member === null) return member;
    return Object.fromEntries(
      Object.entries(member)
        // The marked files are made up: their size is not the original's.
        .filter(([name]) => name !== 'size')
        .map(([name, entry]) => [name, copy(entry, name)]),
    );
  };
  return copy(value, '') as Value;
}

/** Members whose values name another entity. */
const NAMES = new Set([
  'payloadId',
  'target',
  'next',
  'previous',
  'from',
  'to',
  'start',
  'start_location_id',
  'navigateTo',
  'world',
  'slug',
  'menuKey',
  'menuKeys',
  'location',
  'locations',
]);

/** Bytes for the files whose names are canaries: each says of what it is. */
export function bytesOfCanaries(snapshots: Parameters<typeof mediaIn>[0]): ReadonlyMap<string, string> {
  const names = mediaIn(snapshots)
    .map(fileOf)
    .filter((name) => name.startsWith('zqx'));
  return new Map(names.map((name) => [name, `${name.split('-', 1)[0] ?? ''} in the bytes of a file`]));
}
