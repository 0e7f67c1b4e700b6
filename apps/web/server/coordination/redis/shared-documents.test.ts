import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IS_REDIS_INSTALLED } from '../../../../../scripts/testing/redis-server.ts';
import { systemClock } from '../../process/clock.ts';
import type { Clock } from '../../process/clock.ts';
import { SharedDocumentsAwayError } from '../coordination.ts';
import type { SharedDocuments } from '../coordination.ts';
import { differencesFromModel, documentSteps } from '../testing/documents-model.ts';
import { SECRET, startShowroomProcesses } from './testing/showroom-processes.ts';
import type { ShowroomProcesses } from './testing/showroom-processes.ts';

const MINUTE = 60_000;
const NEW = { version: undefined, lifetime: MINUTE };

/** Adds one to the number in a document, as often as it takes. */
async function increment(documents: SharedDocuments): Promise<void> {
  for (;;) {
    const found = await documents.read('count');
    const text = String(Number(found?.text ?? 0) + 1);
    const written = await documents.write('count', text, { version: found?.version, lifetime: MINUTE });
    if (typeof written === 'object') return;
  }
}

/** A part of a collection, in which everything lasts longer than a test. */
function lastingUnder(prefix: string, documents: SharedDocuments): SharedDocuments {
  return {
    read: (name) => documents.read(`${prefix} ${name}`),
    write: (name, text, { version }) =>
      documents.write(`${prefix} ${name}`, text, { version, lifetime: MINUTE }),
    remove: (name) => documents.remove(`${prefix} ${name}`),
  };
}

describe.skipIf(!IS_REDIS_INSTALLED)(
  'documents that processes share by a Redis (redis-server has to be installed)',
  () => {
    let processes: ShowroomProcesses;

    beforeEach(async () => {
      processes = await startShowroomProcesses();
    });
    afterEach(async () => processes.stop());

    async function twoProcesses(options?: { readonly clock: Clock }) {
      const [one, other] = await Promise.all([processes.connect(options), processes.connect(options)]);
      return { one, here: one.documents('talks', 10), there: other.documents('talks', 10) };
    }

    test('lose none of two hundred increments, of two processes at once', async () => {
      const { here, there } = await twoProcesses();
      const lanes = Array.from({ length: 10 }, async (_, lane) => {
        for (let done = 0; done < 20; done += 1) await increment(lane % 2 === 0 ? here : there);
      });
      await Promise.all(lanes);
      expect((await here.read('count'))?.text).toBe('200');
    });

    test('answer as a plain map, whatever two processes do by turns', async () => {
      const { here, there } = await twoProcesses();
      const lasting = documentSteps.map((steps) => steps.filter(({ action }) => action.kind !== 'wait'));
      let run = 0;
      await fc.assert(
        fc.asyncProperty(lasting, async (steps) => {
          run += 1;
          const documents = [lastingUnder(`${run}`, here), lastingUnder(`${run}`, there)] as const;
          const options = { documents, most: Infinity, wait: async () => {} };
          expect(await differencesFromModel(steps, options)).toEqual([]);
        }),
      );
    });

    test('refuse a version from before a removal, in every process', async () => {
      const { here, there } = await twoProcesses();
      const first = await here.write('talk', 'first', NEW);
      const version = first === 'full' ? undefined : first?.version;
      await there.remove('talk');
      expect(await here.read('talk')).toBeUndefined();
      expect(await here.write('talk', 'late', { version, lifetime: MINUTE })).toBeUndefined();
      const second = await there.write('talk', 'second', NEW);
      expect(await here.write('talk', 'late', { version, lifetime: MINUTE })).toBeUndefined();
      expect(await here.read('talk')).toEqual(second);
      expect(await here.write('talk', 'a second one', NEW)).toBeUndefined();
    });

    test('expire at the lifetime of the last write', async () => {
      const { here, there } = await twoProcesses();
      const lasting = await here.write('talk', 'text', NEW);
      const client = await processes.openClient();
      const [key = ''] = await client.keys('*');
      expect(await client.pTTL(key)).toBeGreaterThan(MINUTE - 10_000);
      expect(await client.pTTL(key)).toBeLessThanOrEqual(MINUTE);
      const version = lasting === 'full' ? undefined : lasting?.version;
      expect(await there.write('talk', 'short', { version, lifetime: 0.5 })).toBeTruthy();
      await expect.poll(() => here.read('talk')).toBeUndefined();
      expect(await client.dbSize()).toBe(0);
    });

    test('are others in another collection and in another showroom', async () => {
      const { one, here } = await twoProcesses();
      const theirs = await processes.connect({ secret: `${SECRET}, theirs` });
      await here.write('talk', 'ours', NEW);
      expect(await one.documents('polls', 10).read('talk')).toBeUndefined();
      expect(await theirs.documents('talks', 10).read('talk')).toBeUndefined();
    });

    test('have names that the Redis does not show', async () => {
      const { here } = await twoProcesses();
      await here.write('secret-name', 'text', NEW);
      const keys = await (await processes.openClient()).keys('*');
      expect(keys).toHaveLength(1);
      expect(keys.join()).not.toContain('secret-name');
    });

    test('throw while the Redis is killed, and are written again when it is back', async () => {
      const { one, here } = await twoProcesses();
      await here.write('talk', 'before', NEW);
      await processes.redis.kill();
      await expect(here.read('talk')).rejects.toThrow(SharedDocumentsAwayError);
      await expect(here.write('talk', 'meanwhile', NEW)).rejects.toThrow(SharedDocumentsAwayError);
      await expect(here.remove('talk')).rejects.toThrow(SharedDocumentsAwayError);
      await processes.redis.start();
      await expect.poll(one.isUp, { timeout: 10_000 }).toBe(true);
      expect(await here.read('talk')).toBeUndefined();
      const written = await here.write('talk', 'after', NEW);
      expect(await here.read('talk')).toEqual(written);
    });

    test('throw soon while the Redis is frozen, and nothing has to be restarted', async () => {
      const { one, here } = await twoProcesses({ clock: systemClock });
      const written = await here.write('talk', 'before', NEW);
      processes.redis.freeze();
      const began = performance.now();
      await expect(here.read('talk')).rejects.toThrow(SharedDocumentsAwayError);
      await expect(here.read('talk')).rejects.toThrow(SharedDocumentsAwayError);
      // One question waits 250 ms for the Redis; the next knows that it is away.
      expect(performance.now() - began).toBeLessThan(1_000);
      processes.redis.thaw();
      await expect.poll(one.isUp, { timeout: 10_000 }).toBe(true);
      expect(await here.read('talk')).toEqual(written);
    });
  },
);
