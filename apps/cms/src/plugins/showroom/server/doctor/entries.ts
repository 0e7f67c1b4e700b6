import type { FindingSubject, SubjectKind } from '@vitrine/doctor/finding';
import { entryIdentity } from '@vitrine/content/wire/identity';
import type { ContentAnswers } from '@vitrine/content/content-answers';
import type { FoundEntry } from '../../contracts/doctor.ts';

/** The part of a content type that says where its entries are read and edited. */
export interface EntryType {
  readonly uid: string;
  readonly kind?: string;
  readonly info: { readonly singularName: string; readonly pluralName: string };
}

export interface KnownEntry {
  readonly entry: FoundEntry;
  /** The slug of its world. */
  readonly world?: string;
}

/** Finds the entries that findings are about. */
export interface EntryFinder {
  readonly at: (subject: FindingSubject) => KnownEntry | undefined;
  /** @param identity as packages/content gives it in the rivals of a report. */
  readonly by: (identity: string) => KnownEntry | undefined;
}

type Wire = Record<string, unknown>;

/** For each kind: where its entries are read, and the attributes by which packages/content names them in findings. */
const KINDS: Readonly<Record<string, { readonly kind: SubjectKind; readonly names: readonly string[] }>> = {
  'app-setting': { kind: 'settings', names: [] },
  'content-locations': { kind: 'location', names: ['payloadId', 'slug'] },
  'content-stories': { kind: 'story', names: ['slug'] },
  'content-transitions': { kind: 'transition', names: ['payloadId'] },
  portals: { kind: 'transition', names: ['payloadId'] },
  'box-hooks': { kind: 'boxHook', names: ['documentId'] },
  articles: { kind: 'article', names: ['public_id'] },
  dashboards: { kind: 'dashboard', names: ['public_id'] },
  icons: { kind: 'icon', names: ['name'] },
  menus: { kind: 'menu', names: ['key'] },
  'ui-translation': { kind: 'wording', names: [] },
  screensavers: { kind: 'screensaver', names: ['name'] },
  worlds: { kind: 'world', names: ['slug'] },
};

/** Names for an entry that lacks its own, best first. */
const OTHER_NAMES = ['name', 'title', 'documentId', 'id'];

/** Indexes the answers of a content load to find an entry by its finding. Linear in the size of the content. */
export function entryFinder(answers: ContentAnswers, types: readonly EntryType[]): EntryFinder {
  const typeOf = new Map(
    types.map((type) => [type.kind === 'singleType' ? type.info.singularName : type.info.pluralName, type]),
  );
  const known = new Map<string, KnownEntry>();
  const byIdentity = new Map<string, KnownEntry>();
  const transitions: (() => void)[] = [];
  const learn = (key: string, identity: string, entry: KnownEntry): void => {
    if (!known.has(key)) known.set(key, entry);
    if (!byIdentity.has(identity)) byIdentity.set(identity, entry);
  };
  const worldOf = (location: unknown): string | undefined =>
    isWire(location) ? known.get(`location ${nameOf(location, ['payloadId', 'slug'])}`)?.world : undefined;

  for (const { call, entries } of answers.byCall.values()) {
    const collection = call.endpoint.url.split('/').at(-1) ?? '';
    const type = typeOf.get(collection);
    const kind = KINDS[collection];
    if (type === undefined || kind === undefined) continue;
    for (const wire of entries.filter(isWire)) {
      const entry = foundEntry(type, wire);
      const identity = entryIdentity(collection, call.endpoint.store_state, wire);
      if (kind.kind === 'transition') {
        const key = `transition ${nameOf(wire, kind.names)}`;
        // Deferred: locations may come later, and only they know their world.
        transitions.push(() =>
          learn(key, identity, { entry, ...world(slugIn(wire['world']) ?? worldOf(wire['from'])) }),
        );
        continue;
      }
      const own = kind.kind === 'world' ? wire['slug'] : slugIn(wire['world']);
      const name = subjectName(kind, collection, wire);
      learn(`${kind.kind} ${name}`, identity, { entry, ...world(own) });
    }
  }
  for (const learnTransition of transitions) learnTransition();
  return {
    at: ({ kind, id }) => known.get(`${kind} ${id}`),
    by: (identity) => byIdentity.get(identity),
  };
}

/** A single type has one entry. */
function subjectName(
  { kind, names }: { readonly kind: SubjectKind; readonly names: readonly string[] },
  collection: string,
  wire: Wire,
): string {
  return kind === 'settings' || kind === 'wording' ? collection : nameOf(wire, names);
}

function nameOf(wire: Wire, names: readonly string[]): string {
  for (const name of [...names, ...OTHER_NAMES]) {
    const value = wire[name];
    if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number') {
      return String(value).trim();
    }
  }
  return '';
}

function foundEntry({ uid, kind }: EntryType, wire: Wire): FoundEntry {
  return {
    uid,
    isSingle: kind === 'singleType',
    documentId: String(wire['documentId']),
    title: nameOf(wire, ['title', 'name', 'payloadId', 'key', 'event']),
  };
}

function slugIn(related: unknown): unknown {
  return isWire(related) ? related['slug'] : undefined;
}

function world(slug: unknown): { readonly world?: string } {
  return typeof slug === 'string' && slug !== '' ? { world: slug } : {};
}

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null;
}
