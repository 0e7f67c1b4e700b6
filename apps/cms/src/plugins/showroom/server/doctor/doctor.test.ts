import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { createDoctor } from './doctor.ts';
import type { Doctor } from './doctor.ts';

type World = Readonly<Record<'documentId' | 'name' | 'slug' | 'start_location_id', string>>;

function world(start: string): World {
  return {
    documentId: 'w1',
    name: 'Hall',
    slug: 'hall',
    start_location_id: start,
  };
}
const SOUND = world('hall-door');
const BROKEN = world('nowhere');

function type(uid: string, pluralName: string) {
  return { uid, kind: 'collectionType', info: { pluralName } };
}

interface Transaction {
  readonly trx: object;
  readonly onCommit: (run: () => void) => void;
}

/**
 * As much of Strapi as the doctor uses, with transactions that see their own uncommitted writes and no other
 * does, as Postgres has them.
 */
function createCms() {
  const running = new AsyncLocalStorage<Transaction & { written?: World }>();
  let committed = SOUND;
  const reads: string[] = [];
  const documents = (uid: string) => ({
    findMany: async ({ locale }: { readonly locale?: string }) => {
      const seen = running.getStore()?.written ?? committed;
      if (locale === 'en') reads.push(`${uid.split('.').at(-1)}${running.getStore() ? ' inside' : ''}`);
      await new Promise((resolve) => setImmediate(resolve));
      if (locale !== 'en') return [];
      if (uid === WORLD) return [seen];
      return [
        { documentId: 'l1', payloadId: 'hall-door', title: 'Door', slug: 'door', world: { slug: 'hall' } },
      ];
    },
  });
  const strapi = {
    contentTypes: {
      [WORLD]: type(WORLD, 'worlds'),
      [LOCATION]: type(LOCATION, 'content-locations'),
    },
    documents,
    contentAPI: { sanitize: { output: async (found: unknown) => found } },
    db: {
      query: () => ({ findMany: async () => [] }),
      inTransaction: () => running.getStore() !== undefined,
      transaction: async (work: (given: Transaction) => unknown) => {
        const outer = running.getStore();
        if (outer !== undefined) return work(outer);
        const commits: (() => void)[] = [];
        const transaction: Transaction & { written?: World } = {
          trx: {},
          onCommit: (run) => commits.push(run),
        };
        return running.run(transaction, async () => {
          const result = await work(transaction);
          committed = transaction.written ?? committed;
          for (const run of commits) run();
          return result;
        });
      },
    },
  };
  const doctor = createDoctor(strapi as unknown as Core.Strapi, {
    knownOf: () => ({ clipEnds: [], documentProblems: [] }),
    readChecksums: async () => {
      const seen = running.getStore()?.written ?? committed;
      return [{ collection: 'worlds', checksum: JSON.stringify(seen) }];
    },
  });
  return {
    doctor,
    reads,
    transaction: strapi.db.transaction,
    /** Like another process, which `watchWrites` cannot see. */
    writeElsewhere: (changed: World): void => {
      committed = changed;
    },
    /** As `watchWrites` tells of it. */
    write: (changed: World) =>
      strapi.db.transaction(({ trx, onCommit }) => {
        const transaction = running.getStore();
        if (transaction !== undefined) transaction.written = changed;
        doctor.writes.begun(trx, { collection: 'worlds' });
        onCommit(() => doctor.writes.settled({ collection: 'worlds' }));
      }),
  };
}

let cms: ReturnType<typeof createCms>;
let doctor: Doctor;

/** Of the world: the other endpoints are not there. */
async function errors(): Promise<readonly string[]> {
  return (await doctor.examine()).findings
    .filter(({ severity, subject }) => severity === 'error' && subject.kind === 'world')
    .map(({ code }) => code);
}

function publishMany(count: number) {
  return Promise.all(Array.from({ length: count }, () => doctor.errorsOf(WORLD, 'w1', undefined)));
}

beforeEach(() => {
  cms = createCms();
  doctor = cms.doctor;
});

describe('what the doctor reads', () => {
  test('is read once for all who ask at once, and not again while nothing is written', async () => {
    await Promise.all([errors(), errors(), errors()]);
    await errors();
    expect(cms.reads.toSorted()).toEqual(['content-location', 'world']);
    await cms.write(BROKEN);
    expect(await errors()).not.toEqual([]);
  });

  test('is read again after another process has written', async () => {
    expect(await errors()).toEqual([]);
    cms.writeElsewhere(BROKEN);
    expect(await errors()).not.toEqual([]);
    cms.reads.length = 0;
    await errors();
    expect(cms.reads).toEqual([]);
  });

  test('is what another process has written, before a publish is judged', async () => {
    await errors();
    cms.writeElsewhere(BROKEN);
    expect(await cms.transaction(() => doctor.errorsOf(WORLD, 'w1', undefined))).toHaveLength(1);
  });

  test('is nothing for a bulk publish of what it knows', async () => {
    await errors();
    cms.reads.length = 0;
    await cms.transaction(() => publishMany(20));
    expect(cms.reads).toEqual([]);
  });

  test('is what has changed, once, for a bulk publish of what is sound', async () => {
    await errors();
    cms.reads.length = 0;
    await cms.transaction(async () => {
      await cms.write(SOUND);
      await publishMany(20);
    });
    expect(cms.reads).toEqual(['world inside']);
  });

  test('is what has changed, where the doctor was not asked before the first publish', async () => {
    await cms.transaction(async () => {
      await cms.write(SOUND);
      await publishMany(2);
    });
    expect(cms.reads.toSorted()).toEqual(['content-location inside', 'world inside']);
    cms.reads.length = 0;
    await cms.transaction(async () => {
      await cms.write(SOUND);
      await publishMany(2);
    });
    expect(cms.reads).toEqual(['world inside']);
    cms.reads.length = 0;
    await cms.transaction(() => publishMany(2));
    await cms.transaction(() => publishMany(2));
    expect(cms.reads).toEqual(['world inside']);
  });

  test('is everything, once, before a bulk publish is refused', async () => {
    await errors();
    cms.reads.length = 0;
    const found = await cms.transaction(async () => {
      await cms.write(BROKEN);
      return publishMany(20);
    });
    expect((found as unknown[][]).every((list) => list.length > 0)).toBe(true);
    expect(cms.reads.toSorted()).toEqual(['content-location inside', 'world inside', 'world inside']);
  });
});

describe('what a transaction has written', () => {
  test('is not visible to others before its transaction has ended', async () => {
    const { promise: isExamined, resolve: examined } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const writing = cms.transaction(async () => {
      await cms.write(BROKEN);
      expect(await errors()).not.toEqual([]);
      examined();
      await mayEnd;
      throw new Error('taken back');
    });
    await isExamined;
    expect(await errors()).toEqual([]);
    end();
    await expect(writing).rejects.toThrow('taken back');
    expect(await errors()).toEqual([]);
  });

  test('is forgotten when it is taken back, by later publishes as well', async () => {
    await cms.write(BROKEN);
    const mended = cms.transaction(async () => {
      await cms.write(SOUND);
      expect(await doctor.errorsOf(WORLD, 'w1', undefined)).toEqual([]);
      throw new Error('taken back');
    });
    await expect(mended).rejects.toThrow('taken back');
    expect(await cms.transaction(() => doctor.errorsOf(WORLD, 'w1', undefined))).toHaveLength(1);
  });

  test('is not hidden by an answer that others got meanwhile', async () => {
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    const writing = cms.transaction(async () => {
      await cms.write(BROKEN);
      written();
      await isAsked;
      return doctor.errorsOf(WORLD, 'w1', undefined);
    });
    await isWritten;
    expect(await errors()).toEqual([]);
    asked();
    expect(await writing).toHaveLength(1);
  });
});
