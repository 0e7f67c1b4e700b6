import { HOOK, LOCATION, PORTAL, TRANSITION, WORLD } from '../content-model/content-uids.ts';
import type { Attributes } from '../content-model/model.ts';
import type { Row, Rows } from '../content-model/stored-entries.ts';
import { readRow } from '../content-model/read-row.ts';

/** By content type, then by document. */
export type Stored = ReadonlyMap<string, ReadonlyMap<string, Rows>>;

/**
 * What chosen worlds need: their locations and transitions, the portals among them, the hooks that run there alone,
 * and everything that these show or open. A reference to a location of another world stays a reference: it works again
 * where that world exists.
 */
export function chosenEntries(
  stored: Stored,
  given: {
    readonly attributesOf: (uid: string) => Attributes;
    readonly slugs: readonly string[];
  },
): Stored {
  const chosen = new Map<string, Map<string, Rows>>();
  const waiting: { readonly uid: string; readonly rows: Rows }[] = [];
  const choose = (uid: string, documentId: string): void => {
    const rows = stored.get(uid)?.get(documentId);
    const ofType = chosen.get(uid) ?? new Map<string, Rows>();
    if (rows === undefined || ofType.has(documentId)) return;
    chosen.set(uid, ofType.set(documentId, rows));
    waiting.push({ uid, rows });
  };
  const chooseAll = (
    uid: string,
    isWanted: (refers: (name: string) => string | undefined) => boolean,
  ): void => {
    for (const [documentId, rows] of stored.get(uid) ?? []) {
      if (isWanted((name) => firstReference(rows, name))) choose(uid, documentId);
    }
  };
  const isChosen = (uid: string, documentId: string | undefined): boolean =>
    documentId !== undefined && chosen.get(uid)?.has(documentId) === true;

  for (const [documentId, rows] of stored.get(WORLD) ?? []) {
    if ([...rows.values()].some((row) => given.slugs.includes(String(row['slug'])))) {
      choose(WORLD, documentId);
    }
  }
  chooseAll(LOCATION, (refers) => isChosen(WORLD, refers('world')));
  chooseAll(TRANSITION, (refers) => isChosen(LOCATION, refers('from')) && isChosen(LOCATION, refers('to')));
  chooseAll(PORTAL, (refers) => isChosen(LOCATION, refers('from')) && isChosen(LOCATION, refers('to')));
  for (const [documentId, rows] of stored.get(HOOK) ?? []) {
    const waitsAt = referencesIn(rows, 'locations');
    if (waitsAt.length > 0 && waitsAt.every((location) => isChosen(LOCATION, location))) {
      choose(HOOK, documentId);
    }
  }
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const { targetUid, documentId } of referencesOf(given.attributesOf, next)) {
      // What belongs to a world comes with its world alone.
      if (targetUid !== WORLD && targetUid !== LOCATION) choose(targetUid, documentId);
    }
  }
  return inOrder(stored, chosen);
}

/** In the order in which everything was made, whatever led to it. */
function inOrder(stored: Stored, chosen: Stored): Stored {
  return new Map(
    [...stored].map(([uid, documents]) => [
      uid,
      new Map([...documents].filter(([documentId]) => chosen.get(uid)?.has(documentId))),
    ]),
  );
}

function firstReference(rows: Rows, name: string): string | undefined {
  return referencesIn(rows, name)[0];
}

/** The documents that a relation leads to, in any language. */
function referencesIn(rows: Rows, name: string): readonly string[] {
  return [...rows.values()]
    .flatMap((row) => (row[name] ?? []) as Row | readonly Row[])
    .map(({ documentId }) => documentId)
    .filter((documentId): documentId is string => typeof documentId === 'string');
}

function referencesOf(
  attributesOf: (uid: string) => Attributes,
  { uid, rows }: { readonly uid: string; readonly rows: Rows },
): readonly { readonly targetUid: string; readonly documentId: string }[] {
  const found: { targetUid: string; documentId: string }[] = [];
  for (const row of rows.values()) {
    readRow(
      {
        attributesOf,
        referenceOf: (targetUid, documentId) => {
          found.push({ targetUid, documentId });
          return undefined;
        },
        mediumOf: () => undefined,
        richTextOf: (value) => value,
      },
      uid,
      row,
    );
  }
  return found;
}
