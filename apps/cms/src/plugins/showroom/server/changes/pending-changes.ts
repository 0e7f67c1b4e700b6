import type { Row } from '../../../../content-model/stored-entries.ts';
import type { EntryName } from '../content/references.ts';
import type { Rows } from '../content/rows.ts';
import { nodeName } from '../content/world-use.ts';

/** A write whose result has not been read yet. */
export interface PendingChange extends EntryName {
  readonly locale: string;
  /** @param later The draft after the write. */
  readonly emit: (later: Row | undefined) => Promise<void>;
}

/** Changes of many entries, whose drafts are read together. */
export interface PendingChanges {
  /** The draft of an entry that is written next. */
  readonly one: (uid: string, documentId: string, locale: string) => Promise<Row | undefined>;
  /** Call after the write. */
  readonly add: (change: PendingChange) => void;
  /** Reads what was written, and emits the changes in their order. */
  readonly emit: () => Promise<void>;
}

/**
 * Reads the drafts of many entries with one question for each language: those before the writes at the first write, and
 * those after them at the end. Of an entry that is written more than once, the drafts between two writes are read one
 * by one.
 *
 * @param entries those that are going to be written. Each must be written by nothing else meanwhile.
 */
export function createPendingChanges(
  rows: Pick<Rows, 'one' | 'some'>,
  entries: readonly EntryName[],
): PendingChanges {
  const changes: { readonly change: PendingChange; later?: { readonly row: Row | undefined } }[] = [];
  const written = new Set<string>();
  const expected = new Set(entries.map(nameOf));
  const read = new Map<string, ReadonlyMap<string, Row>>();

  const readTogether = async (uid: string, locale: string): Promise<ReadonlyMap<string, Row>> => {
    const known = read.get(`${uid} ${locale}`);
    if (known !== undefined) return known;
    const wanted = entries.filter((entry) => entry.uid === uid && !written.has(nameOf(entry)));
    const found = await rows.some(
      uid,
      wanted.map(({ documentId }) => documentId),
      locale,
    );
    read.set(`${uid} ${locale}`, found);
    return found;
  };

  return {
    async one(uid, documentId, locale) {
      const name = nameOf({ uid, documentId });
      if (!written.has(name)) {
        return expected.has(name)
          ? (await readTogether(uid, locale)).get(documentId)
          : rows.one(uid, documentId, locale);
      }
      // This write may change what the earlier ones have left, in any language.
      for (const one of changes) {
        if (one.later !== undefined || nameOf(one.change) !== name) continue;
        one.later = { row: await rows.one(uid, documentId, one.change.locale) };
      }
      return rows.one(uid, documentId, locale);
    },
    add(change) {
      written.add(nameOf(change));
      changes.push({ change });
    },
    async emit() {
      const unread = changes.filter(({ later }) => later === undefined).map(({ change }) => change);
      const found = new Map<string, ReadonlyMap<string, Row>>();
      for (const [key, group] of Map.groupBy(unread, ({ uid, locale }) => `${uid} ${locale}`)) {
        const [{ uid, locale } = { uid: '', locale: '' }] = group;
        const ids = [...new Set(group.map(({ documentId }) => documentId))];
        found.set(key, await rows.some(uid, ids, locale));
      }
      for (const { change, later } of changes) {
        const { uid, documentId, locale } = change;
        await change.emit(later === undefined ? found.get(`${uid} ${locale}`)?.get(documentId) : later.row);
      }
    },
  };
}

function nameOf({ uid, documentId }: EntryName): string {
  return nodeName(uid, documentId);
}
