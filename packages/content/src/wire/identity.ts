import type { StoreState } from '../endpoints/endpoint.ts';
import { isRecord } from './unwrap.ts';

/** The attribute an entry is named by, in reports and where the CMS gives no `documentId`. */
const NATURAL_KEYS: Readonly<Partial<Record<StoreState, readonly string[]>>> = {
  contents: ['payloadId', 'slug'],
  transitions: ['payloadId'],
  worlds: ['slug'],
  menus: ['key'],
  articles: ['public_id'],
  dashboards: ['public_id'],
  icons: ['name'],
  screensavers: ['name'],
  // Several may be called alike, or not at all.
  box_hooks: ['documentId'],
  stories: ['slug'],
};

/** There is one entry of the settings, whatever it is numbered. */
const SINGLE = 'single';

/**
 * The identity that all language versions of one entry share: Strapi 5's `documentId`; in version 4 the lowest id of
 * its `localizations` where they are populated, else the attribute it is named by, else its id.
 */
function identityOf(store: StoreState, entry: Record<string, unknown>): string {
  if (store === 'settings') return SINGLE;
  const documentId = nameFrom(entry['documentId']);
  if (documentId !== undefined) return `document:${documentId}`;
  const { localizations, id } = entry;
  if (Array.isArray(localizations) && localizations.length > 0) {
    const ids = [entry, ...(localizations as unknown[])].flatMap((version) =>
      isRecord(version) && typeof version['id'] === 'number' ? [version['id']] : [],
    );
    if (ids.length > 0) return `localizations:${Math.min(...ids)}`;
  }
  for (const name of NATURAL_KEYS[store] ?? []) {
    const value = nameFrom(entry[name]);
    // A slug is only unique within its world.
    const world = name === 'slug' && isRecord(entry['world']) ? nameFrom(entry['world']['slug']) : undefined;
    if (value !== undefined) return `${name}:${world === undefined ? '' : `${world}/`}${value}`;
  }
  const ends = store === 'transitions' ? endsOf(entry) : undefined;
  return ends ?? `id:${nameFrom(id) ?? ''}`;
}

/** Distinguishes an entry from all others, in all collections: reports use it for duplicates. */
export function entryIdentity(collection: string, store: StoreState, entry: Record<string, unknown>): string {
  return `${collection}/${identityOf(store, entry)}`;
}

/** Every name that a relation may use for an entry. Ids are only unique within a store. */
export function aliasesOf(store: StoreState, entry: Readonly<Record<string, unknown>>): string[] {
  const names = ['documentId', 'id', ...(NATURAL_KEYS[store] ?? []).slice(0, 1)];
  return names.flatMap((name) => {
    const value = nameFrom(entry[name]);
    return value === undefined ? [] : [`${name}:${value}`];
  });
}

/** How a report names an entry: `content-locations/atrium`. */
export function entryPath(options: {
  readonly collection: string;
  readonly store: StoreState;
  readonly entry: unknown;
  readonly index: number;
}): string {
  const { collection, store, entry, index } = options;
  if (store === 'settings' || store === 'ui_translation') return collection;
  const names = [...(NATURAL_KEYS[store] ?? []), 'name', 'title', 'documentId', 'id'];
  for (const name of names) {
    const value = isRecord(entry) ? nameFrom(entry[name]) : undefined;
    if (value !== undefined) return `${collection}/${value}`;
  }
  return `${collection}/${index}`;
}

/** What joins the language versions of a transition that has no id of its own. */
function endsOf(entry: Record<string, unknown>): string | undefined {
  const [from, to] = [entry['from'], entry['to']].map((end) =>
    isRecord(end) ? (nameFrom(end['payloadId']) ?? nameFrom(end['slug'])) : undefined,
  );
  return from === undefined || to === undefined ? undefined : `ends:${from}/${to}`;
}

function nameFrom(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
