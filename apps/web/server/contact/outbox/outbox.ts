import type { Clock } from '../../clock.ts';
import type { ServerLogger } from '../../logger.ts';
import { codeOf, type Deliver, type DeliveryResult } from '../deliver/delivery.ts';
import {
  decide,
  marksOf,
  startEntry,
  type Availability,
  type EntryEffect,
  type EntryEvent,
  type EntryState,
} from './decide.ts';
import { DESTINATIONS, type Destination, type OutboxEntry } from './entry.ts';
import { answered, canTake, OPEN_LANE, taken, unreachable, type Lane } from './lane.ts';
import type { OutboxLock } from './lock.ts';
import type { OutboxStore } from './store.ts';

/** Milliseconds between two looks into the folder: also the lock's sign of life. */
const LOOK_INTERVAL = 5_000;

/** Keeps accepted requests until every destination has them. */
export interface Outbox {
  /**
   * Returns when the request would outlive a power cut.
   * @throws when the disk does not take it: then nothing was accepted.
   */
  readonly accept: (entry: OutboxEntry) => Promise<void>;
  /** How many requests wait. */
  readonly size: () => number;
  readonly start: () => void;
  /** Begins no delivery any more; settles when the running ones have ended and are noted. */
  readonly stop: () => Promise<void>;
}

interface Kept {
  readonly entry: OutboxEntry;
  state: EntryState;
  /** Every destination has it; what remains is to delete its file. */
  isOver: boolean;
}

/** Which destinations are wanted, and whether they can be reached as far as this process knows. */
export type Wanted = Readonly<Record<Destination, 'ready' | 'expected' | 'none'>>;

/** Runs {@link decide} for the entries of a folder, together with other processes that share it. */
export const createOutbox = (options: {
  readonly store: OutboxStore;
  readonly lock: OutboxLock;
  readonly deliver: Readonly<Record<Destination, Deliver>>;
  readonly wanted: () => Promise<Wanted>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly logger: ServerLogger;
}): Outbox => {
  const { store, lock, deliver, clock, random, logger } = options;
  const kept = new Map<string, Kept>();
  const lanes: Record<Destination, Lane> = { cms: OPEN_LANE, mail: OPEN_LANE };
  const running = new Set<Promise<void>>();
  let wanted: Wanted = { cms: 'expected', mail: 'none' };
  let count = 0;
  let isStopping = false;
  let isAgain = false;
  let looking: Promise<void> | undefined;
  let cancelTimer: (() => void) | undefined;
  /** Writes go to disk one after the other. */
  let disk: Promise<void> = Promise.resolve();
  let hasDiskFailed = false;
  let hasLookFailed = false;

  const available = (): Availability => {
    const now = clock.now();
    const of = (to: Destination) =>
      wanted[to] === 'ready' && !canTake(lanes[to], now) ? 'busy' : wanted[to];
    return { cms: of('cms'), mail: of('mail') };
  };

  const writeAfter = async (before: Promise<void>, work: () => Promise<void>): Promise<void> => {
    await before;
    try {
      // Who was thought gone and replaced must not write over what its successor has noted.
      if (await lock.isOurs()) await work();
      hasDiskFailed = false;
    } catch (error) {
      if (!hasDiskFailed) {
        logger.error({ reason: codeOf(error) }, 'The outbox could not be written; it is tried again.');
      }
      hasDiskFailed = true;
    }
  };

  const write = (work: () => Promise<void>): Promise<void> => {
    disk = writeAfter(disk, work);
    return disk;
  };

  const save = (item: Kept): Promise<void> =>
    write(() => store.write({ ...item.entry, marks: marksOf(item.state) }));

  const remove = (item: Kept): Promise<void> => {
    item.isOver = true;
    return write(async () => {
      await store.remove(item.entry.id);
      kept.delete(item.entry.id);
      count = Math.max(0, count - 1);
    });
  };

  const apply = (item: Kept, event: EntryEvent): readonly EntryEffect[] => {
    const [state, effects] = decide(item.state, event);
    item.state = state;
    return effects;
  };

  const note = (id: string, to: Destination, result: DeliveryResult): void => {
    const before = lanes[to];
    if (result.kind !== 'unreachable') {
      if (before.failures > 0) logger.info({ to }, 'Contact requests arrive again.');
      lanes[to] = answered();
    } else {
      if (before.failures === 0) {
        logger.warn({ to, reason: result.reason }, 'Contact requests cannot be delivered now; they wait.');
      }
      lanes[to] = unreachable(before, clock.now(), random());
    }
    if (result.kind === 'delivered') logger.info({ id, to }, 'A contact request was delivered.');
    if (result.kind === 'refused') {
      logger.error(
        { id, to, reason: result.reason },
        'A contact request was refused; it stays and is tried again.',
      );
    }
  };

  const hand = async (item: Kept, to: Destination): Promise<void> => {
    const { id } = item.entry;
    const isRepeated = item.entry.marks[to].startedAt !== undefined;
    if (isRepeated && to === 'mail') {
      logger.info({ id }, 'A mail is sent whose earlier attempt ended unseen; its Message-ID is the same.');
    }
    const result = (await lock.isOurs())
      ? await deliver[to](item.entry)
      : ({ kind: 'unreachable', reason: 'lock lost' } as const);
    note(id, to, result);
    const now = clock.now();
    const effects =
      result.kind === 'delivered'
        ? apply(item, { kind: 'delivered', to, now, available: available() })
        : apply(item, { kind: result.kind, to, now, random: random() });
    await perform(item, effects);
  };

  const perform = async (item: Kept, effects: readonly EntryEffect[]): Promise<void> => {
    for (const effect of effects) {
      if (effect.kind === 'save') await save(item);
      else if (effect.kind === 'remove') await remove(item);
      else {
        const delivery = hand(item, effect.to).finally(() => {
          running.delete(delivery);
          wake();
        });
        running.add(delivery);
      }
    }
  };

  const readNew = async (): Promise<void> => {
    const content = await store.read((id) => kept.has(id));
    count = content.count;
    for (const name of content.setAside) {
      logger.error({ file: name }, 'A file of the outbox is damaged; it was set aside in outbox/set-aside.');
    }
    for (const entry of content.entries) {
      const state = startEntry(Date.parse(entry.acceptedAt), entry.marks);
      kept.set(entry.id, { entry, state, isOver: false });
    }
  };

  const look = async (): Promise<void> => {
    if (!(await lock.hold())) {
      // Another process delivers; what it does to the files is not known here.
      kept.clear();
      count = (await store.read(() => true)).count;
      return;
    }
    await readNew();
    wanted = await options.wanted();
    for (const item of kept.values()) {
      if (isStopping) return;
      if (item.isOver) {
        await remove(item);
        continue;
      }
      const effects = apply(item, { kind: 'looked', now: clock.now(), available: available() });
      for (const effect of effects) if (effect.kind === 'deliver') lanes[effect.to] = taken(lanes[effect.to]);
      await perform(item, effects);
    }
  };

  const delay = (): number => {
    const now = clock.now();
    const pauses = DESTINATIONS.map((to) => lanes[to].pausedUntil).filter((until) => until > now);
    const soonest = Math.min(LOOK_INTERVAL, ...pauses.map((until) => until - now));
    return Math.max(50, soonest);
  };

  const run = async (): Promise<void> => {
    isAgain = false;
    try {
      await look();
      hasLookFailed = false;
    } catch (error) {
      if (!hasLookFailed) {
        logger.error({ reason: codeOf(error) }, 'The outbox could not be read; it is tried again.');
      }
      hasLookFailed = true;
    }
    if (isAgain && !isStopping) return run();
    looking = undefined;
    if (!isStopping) cancelTimer = clock.after(delay(), wake);
    return undefined;
  };

  const wake = (): void => {
    if (isStopping) return;
    cancelTimer?.();
    if (looking) isAgain = true;
    else looking = run();
  };

  return {
    accept: async (entry) => {
      await store.create(entry);
      count += 1;
      wake();
    },
    size: () => count,
    start: wake,
    stop: async () => {
      isStopping = true;
      cancelTimer?.();
      await looking;
      await Promise.all(running);
      await disk;
      await lock.release();
    },
  };
};
