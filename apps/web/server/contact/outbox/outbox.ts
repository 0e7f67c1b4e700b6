import { span } from '@vitrine/tracing';
import type { Clock } from '../../process/clock.ts';
import type { ServerLogger } from '../../process/logger.ts';
import { codeOf } from '../deliver/delivery.ts';
import type { Deliver, DeliveryResult } from '../deliver/delivery.ts';
import { decide, marksOf, refusedBy, startEntry } from './decide.ts';
import type { EntryEffect, EntryEvent, EntryState } from './decide.ts';
import type { Destination, OutboxEntry } from '../entry.ts';
import { createLanes } from './lanes.ts';
import type { Wanted } from './lanes.ts';
import type { OutboxLock } from './lock.ts';
import type { OutboxContent, OutboxStore } from './store.ts';
import { createWaiting } from './waiting.ts';
import type { WaitingRequests } from './waiting.ts';

/** Milliseconds between two checks of the folder. */
const CHECK_INTERVAL = 5_000;

/** Keeps accepted requests until every destination has them. */
export interface Outbox {
  /**
   * Returns when the request would survive a power cut.
   * @throws when the disk refuses it: then nothing was accepted.
   */
  readonly accept: (entry: OutboxEntry) => Promise<void>;
  /** The waiting entries and their destinations. */
  readonly waiting: () => WaitingRequests;
  readonly start: () => void;
  /** Starts no further delivery; settles when the running ones have ended and are recorded. */
  readonly stop: () => Promise<void>;
}

interface Kept {
  readonly entry: OutboxEntry;
  state: EntryState;
  /** Not all of its marks are on disk. */
  isUnsaved: boolean;
  /** Every destination has it; only its file is left to delete. */
  isOver: boolean;
}

/** Runs {@link decide} for the entries of a folder, together with other processes that share it. */
export function createOutbox(options: {
  readonly store: OutboxStore;
  readonly lock: OutboxLock;
  readonly deliver: Readonly<Record<Destination, Deliver>>;
  readonly wanted: () => Promise<Wanted>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly logger: ServerLogger;
}): Outbox {
  const { store, lock, deliver, clock, random, logger } = options;
  const kept = new Map<string, Kept>();
  const lanes = createLanes(options);
  const waiting = createWaiting(options);
  const running = new Set<Promise<void>>();
  /** Unreadable files that were already logged. */
  let unreadable: ReadonlySet<string> = new Set();
  let wanted: Wanted = { cms: 'expected', mail: 'none' };
  let isStopping = false;
  let isAgain = false;
  /**
   * Whether the folder may hold entries that are not known here; otherwise it is read every {@link CHECK_INTERVAL}.
   */
  let hasChanges = true;
  let readAt = 0;
  let wasOurs = false;
  let looking: Promise<void> | undefined;
  let cancelTimer: (() => void) | undefined;
  /** Writes are serialised. */
  let disk: Promise<void> = Promise.resolve();
  let hasDiskFailed = false;
  let hasLookFailed = false;

  const writeAfter = async (before: Promise<void>, work: () => Promise<void>): Promise<void> => {
    await before;
    try {
      // A process that was replaced because it seemed dead must not overwrite what its successor has recorded.
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

  const save = (item: Kept): Promise<void> => {
    item.isUnsaved = true;
    return write(async () => {
      store.note(item.entry.id, marksOf(item.state));
      await store.sync();
      item.isUnsaved = false;
    });
  };

  const remove = (item: Kept): Promise<void> => {
    item.isOver = true;
    return write(async () => {
      await store.remove(item.entry.id);
      kept.delete(item.entry.id);
      waiting.delivered(item.entry.id);
    });
  };

  const apply = (item: Kept, event: EntryEvent): readonly EntryEffect[] => {
    const [state, effects] = decide(item.state, event);
    item.state = state;
    return effects;
  };

  const notify = ({ entry, state }: Kept, to: Destination, result: DeliveryResult): void => {
    const { id } = entry;
    if (result.kind === 'delivered') logger.info({ id, to }, 'A contact request was delivered.');
    if (result.kind !== 'refused') return;
    const { reason } = result;
    if (refusedBy(state).includes(to)) {
      logger.error({ id, to, reason }, 'A contact request is refused for good; the next start tries again.');
    } else if (state.progress[to].failures === 1) {
      logger.error({ id, to, reason }, 'A contact request was refused; it stays and is tried again.');
    }
  };

  const hand = async (item: Kept, to: Destination): Promise<void> => {
    const { id } = item.entry;
    const isRepeated = item.entry.marks[to].startedAt !== undefined;
    if (isRepeated && to === 'mail') {
      logger.info({ id }, 'A mail is sent whose earlier attempt ended unseen; its Message-ID is the same.');
    }
    const result = (await lock.isOurs())
      ? await span('contact.deliver', { 'vitrine.destination': to }, async (note) => {
          const answer = await deliver[to](item.entry);
          note({ 'vitrine.result': answer.kind });
          return answer;
        })
      : ({ kind: 'unreachable', reason: 'lock lost' } as const);
    const now = clock.now();
    const available = lanes.available(wanted);
    const effects =
      result.kind === 'delivered'
        ? apply(item, { type: 'delivered', to, now, available })
        : apply(item, { type: result.kind, to, now, random: random() });
    if (result.kind === 'delivered') noteAtOnce(item);
    lanes.note(to, result);
    // Another entry goes first next time: only this one may be refused.
    if (result.kind === 'unreachable' && kept.get(id) === item) {
      kept.delete(id);
      kept.set(id, item);
    }
    notify(item, to, result);
    await perform(item, effects);
  };

  /** Written synchronously: the process may be killed, and whether a mail arrived cannot be checked later. */
  const noteAtOnce = ({ entry, state }: Kept): void => {
    try {
      store.note(entry.id, marksOf(state));
    } catch {
      // The next effect writes it again and logs it.
    }
  };

  const perform = async (item: Kept, effects: readonly EntryEffect[]): Promise<void> => {
    for (const effect of effects) {
      if (effect.type === 'save') await save(item);
      else if (effect.type === 'remove') await remove(item);
      else {
        const delivery = hand(item, effect.to).finally(() => {
          running.delete(delivery);
          wake();
        });
        running.add(delivery);
      }
    }
  };

  const reportFiles = (content: OutboxContent): void => {
    for (const file of content.setAside) {
      logger.error({ file }, 'A file of the outbox is damaged; it was set aside in outbox/set-aside.');
    }
    for (const file of content.unreadable) {
      if (!unreadable.has(file)) {
        logger.error({ file }, 'A file of the outbox cannot be read; the others are delivered meanwhile.');
      }
    }
    unreadable = new Set(content.unreadable);
  };

  const reportWaiting = async (content: OutboxContent, isOurs: boolean): Promise<void> => {
    const owner = isOurs ? undefined : await lock.owner();
    waiting.found({
      entries: new Map([...content.ids].map((id) => [id, acceptedAtOf(kept.get(id))])),
      refusedBy: new Map(
        [...kept].flatMap(([id, { state }]) => {
          const by = refusedBy(state);
          return by.length === 0 ? [] : [[id, by] as const];
        }),
      ),
      unreadable: content.unreadable.length + content.asideCount,
      reasons: lanes.reasons(),
      ...(owner && { deliverer: { host: owner.host, pid: owner.pid } }),
    });
  };

  const readFolder = async (isOurs: boolean): Promise<void> => {
    hasChanges = false;
    readAt = clock.elapsed();
    const content = await store.read((id) => !isOurs || kept.has(id));
    reportFiles(content);
    for (const entry of content.entries) {
      const state = startEntry(Date.parse(entry.acceptedAt), entry.marks);
      kept.set(entry.id, { entry, state, isUnsaved: false, isOver: false });
    }
    // Erased at the person's request, or deleted by hand: it is not delivered any more.
    for (const id of kept.keys()) if (!content.ids.has(id)) kept.delete(id);
    await reportWaiting(content, isOurs);
  };

  const look = async (): Promise<void> => {
    const isOurs = await lock.hold();
    hasChanges ||= isOurs !== wasOurs;
    wasOurs = isOurs;
    // Where another process delivers, this one does not know what happens to the files.
    if (!isOurs) kept.clear();
    if (hasChanges || clock.elapsed() - readAt >= CHECK_INTERVAL) await readFolder(isOurs);
    if (!isOurs) return;
    wanted = await options.wanted();
    for (const item of kept.values()) {
      if (isStopping) return;
      if (item.isOver) {
        await remove(item);
        continue;
      }
      if (item.isUnsaved) await save(item);
      const event = { type: 'checked', now: clock.now(), available: lanes.available(wanted) } as const;
      const effects = apply(item, event);
      for (const effect of effects) if (effect.type === 'deliver') lanes.take(effect.to);
      await perform(item, effects);
    }
  };

  const delay = (): number => Math.max(50, Math.min(CHECK_INTERVAL, lanes.nextOpening() ?? CHECK_INTERVAL));

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
      waiting.accepted(entry.id);
      hasChanges = true;
      wake();
    },
    waiting: waiting.current,
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
}

function acceptedAtOf(item: Kept | undefined): number | undefined {
  return item && Date.parse(item.entry.acceptedAt);
}
