import { describe, expect, test } from 'vitest';
import type { ContentChange } from '@vitrine/content/content-answers';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createLooks } from './looks.ts';
import type { LookOutcome } from './looks.ts';

const POLL = 30_000;

interface BegunLook {
  /** The collections that are looked at; everything when absent. */
  readonly collections: readonly string[] | undefined;
  readonly signal: AbortSignal;
  readonly end: (outcome: LookOutcome) => Promise<void>;
}

function setUp(canLookAt: (changes: readonly ContentChange[]) => boolean = () => true) {
  const clock = createFakeClock();
  const begun: BegunLook[] = [];
  const looks = createLooks({
    clock,
    canLookAt,
    nextDelay: () => POLL,
    look: (signal, changes) => {
      const { promise, resolve } = Promise.withResolvers<LookOutcome>();
      const end = (outcome: LookOutcome) => {
        resolve(outcome);
        return settle();
      };
      begun.push({ collections: changes?.map(({ collection }) => collection), signal, end });
      return promise;
    },
  });
  const look = (index: number): BegunLook => {
    const found = begun[index];
    if (!found) throw new Error(`Look ${index} has not begun.`);
    return found;
  };
  return {
    ...looks,
    clock,
    look,
    publish: (...collections: string[]) => looks.lookAt(collections.map((collection) => ({ collection }))),
    /** What was looked at so far. */
    seen: () => begun.map(({ collections }) => collections?.join('+') ?? 'all'),
  };
}

describe('looks at the CMS', () => {
  test('looks at a change at once, and at everything a while later', async () => {
    const { publish, look, seen, clock } = setUp();
    publish('menus');
    expect(seen()).toEqual(['menus']);
    await look(0).end('swapped');
    await clock.advance(1_999);
    expect(seen()).toEqual(['menus']);
    await clock.advance(1);
    expect(seen()).toEqual(['menus', 'all']);
    await look(1).end('unchanged');
    await clock.advance(POLL - 1);
    expect(seen()).toHaveLength(2);
    await clock.advance(1);
    expect(seen()).toEqual(['menus', 'all', 'all']);
  });

  test('gathers the changes that come during a look at changes', async () => {
    const { publish, look, seen } = setUp();
    publish('menus');
    publish('articles');
    publish('worlds', 'icons');
    expect(look(0).signal.aborted).toBe(false);
    expect(seen()).toEqual(['menus']);
    await look(0).end('swapped');
    expect(seen()).toEqual(['menus', 'articles+worlds+icons']);
  });

  test('lets no change wait behind a look at everything, and ignores how that one ends', async () => {
    const { lookAtAll, publish, look, seen, clock } = setUp();
    const outcomes: LookOutcome[] = [];
    void lookAtAll().then((outcome) => outcomes.push(outcome));
    publish('menus');
    expect(look(0).signal.aborted).toBe(true);
    expect(seen()).toEqual(['all', 'menus']);
    await look(0).end('kept');
    expect(seen()).toHaveLength(2);
    await look(1).end('swapped');
    await clock.advance(2_000);
    expect(seen()).toEqual(['all', 'menus', 'all']);
    expect(outcomes).toEqual([]);
    await look(2).end('unchanged');
    expect(outcomes).toEqual(['unchanged']);
    expect(clock.waiting()).toBe(1);
  });

  test('tells all who waited for a look that was given up', async () => {
    const { lookAtAll, publish, look, clock } = setUp();
    const outcomes = [lookAtAll(), lookAtAll()];
    publish('menus');
    outcomes.push(lookAtAll());
    await look(1).end('swapped');
    await clock.advance(2_000);
    await look(2).end('swapped');
    expect(await Promise.all(outcomes)).toEqual(['swapped', 'swapped', 'swapped']);
  });

  test('does not put off the look at everything for ever', async () => {
    const { publish, look, seen, clock } = setUp();
    let looks = 0;
    while (!seen().includes('all')) {
      publish('menus');
      await look(looks).end('swapped');
      looks += 1;
      await clock.advance(1_000);
    }
    expect(looks).toBe(POLL / 1_000);
    publish('menus');
    expect(look(looks).signal.aborted).toBe(false);
    await look(looks).end('unchanged');
    expect(seen().slice(-2)).toEqual(['all', 'menus']);
  });

  test('looks at everything when a change cannot be read by itself', async () => {
    const { publish, seen, look } = setUp((changes) =>
      changes.every(({ collection }) => collection !== 'files'),
    );
    publish('menus', 'files');
    expect(seen()).toEqual(['all']);
    publish('files');
    expect(look(0).signal.aborted).toBe(false);
    await look(0).end('swapped');
    expect(seen()).toEqual(['all', 'all']);
  });

  test('goes on as after any failure when a change could not be read', async () => {
    const { publish, look, seen, clock } = setUp();
    publish('menus');
    await look(0).end('kept');
    await clock.advance(POLL);
    expect(seen()).toEqual(['menus', 'all']);
  });

  test('stops for good', async () => {
    const { lookAtAll, lookAt, look, seen, clock, stop } = setUp();
    const running = lookAtAll();
    const waiting = lookAtAll();
    stop();
    expect(look(0).signal.aborted).toBe(true);
    expect(await Promise.all([running, waiting, lookAtAll()])).toEqual(['kept', 'kept', 'kept']);
    lookAt([{ collection: 'menus' }]);
    await look(0).end('kept');
    expect(seen()).toEqual(['all']);
    expect(clock.waiting()).toBe(0);
  });
});
