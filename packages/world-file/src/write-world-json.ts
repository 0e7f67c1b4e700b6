import type { WorldFile } from './world-file.ts';
import { WORLD_FILE_TYPES } from './world-file.ts';

/**
 * `world.json` as it is written: two spaces a level, one value a line, and keys in an order that does not depend on
 * who made the file, so that git shows only changes of the content.
 */
export function writeWorldJson({ format, version, locales, entries, media }: WorldFile): Uint8Array {
  const types = WORLD_FILE_TYPES.filter((type) => Object.keys(entries[type] ?? {}).length > 0);
  const ordered = {
    format,
    version,
    locales,
    entries: Object.fromEntries(types.map((type) => [type, sorted(entries[type])])),
    media: sorted(media),
  };
  return new TextEncoder().encode(`${JSON.stringify(ordered, null, 2)}\n`);
}

/** Keys by code unit, at all levels; lists keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
