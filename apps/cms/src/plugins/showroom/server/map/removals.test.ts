import type { Core } from '@strapi/strapi';
import { describe, expect, test } from 'vitest';
import type { KeptVersion } from './kept-transition.ts';
import { MAX_REMOVALS, removalsIn } from './removals.ts';

type Stored = Readonly<Record<string, unknown>> & { readonly id: number };
type Where = Readonly<Record<string, unknown>>;

function fits(row: Stored, where: Where = {}): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    if (typeof wanted !== 'object' || wanted === null) return row[name] === wanted;
    const { $lt: below, $gte: from } = wanted as { readonly $lt?: unknown; readonly $gte?: unknown };
    const value = Number(row[name]);
    return (below === undefined || value < Number(below)) && (from === undefined || value >= Number(from));
  });
}

/** A table with the queries that removals use. */
function createTable() {
  let rows: readonly Stored[] = [];
  let ids = 0;
  const found = (where?: Where) => rows.filter((row) => fits(row, where)).toReversed();
  return {
    count: () => rows.length,
    create: async ({ data }: { readonly data: object }) => {
      rows = [...rows, { ...data, id: (ids += 1) }];
    },
    deleteMany: async ({ where }: { readonly where: Where }) => {
      rows = rows.filter((row) => !fits(row, where));
    },
    findOne: async ({ where }: { readonly where: Where }) => found(where)[0] ?? null,
    findMany: async ({ offset }: { readonly offset: number }) => found().slice(offset, offset + 1),
  };
}

const DAY = 24 * 60 * 60 * 1000;

function named(documentId: string, person = 1) {
  return { uid: 'a transition', documentId, person };
}

function version(weight: number): readonly KeptVersion[] {
  return [{ locale: 'en', creator: 1, draft: { weight }, published: null }];
}

function created() {
  const table = createTable();
  let time = 0;
  const strapi = { db: { query: () => table } } as unknown as Core.Strapi;
  return {
    table,
    removals: removalsIn(strapi, () => time),
    wait: (days: number) => {
      time += days * DAY;
    },
  };
}

describe('what was deleted on a map', () => {
  test('is returned once, in its last version, to the account that deleted it', async () => {
    const { removals } = created();
    await removals.keep(named('walk'), version(1));
    await removals.keep(named('walk'), version(2));
    expect(await removals.take(named('walk', 2))).toBeUndefined();
    expect(await removals.take(named('stairs'))).toBeUndefined();
    expect(await removals.take(named('walk'))).toEqual(version(2));
    expect(await removals.take(named('walk'))).toBeUndefined();
  });

  test('is kept for a week', async () => {
    const { table, removals, wait } = created();
    await removals.keep(named('walk'), version(1));
    wait(6.9);
    await removals.keep(named('stairs'), version(1));
    expect(table.count()).toBe(2);
    wait(0.2);
    expect(await removals.take(named('walk'))).toBeUndefined();
    await removals.keep(named('lift'), version(1));
    expect(table.count()).toBe(2);
  });

  test('is dropped for later deletions', async () => {
    const { table, removals } = created();
    for (let index = 0; index <= MAX_REMOVALS; index += 1) {
      await removals.keep(named(`walk ${index}`), version(index));
    }
    expect(table.count()).toBe(MAX_REMOVALS);
    expect(await removals.take(named('walk 0'))).toBeUndefined();
    expect(await removals.take(named('walk 1'))).toEqual(version(1));
  });
});
