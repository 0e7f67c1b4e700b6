import type { FigureReading, FigureSource } from '@vitrine/core/figures/figure-source';
import { NOTHING_POLLED, poll } from '@vitrine/core/figures/polling';
import type { PollingEffect, PollingEvent, PollingRules } from '@vitrine/core/figures/polling';
import { readSource } from '@vitrine/core/figures/read-source';
import { RefusedFetchError } from '../outbound/refused-fetch-error.ts';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { FetchSource, SourceText } from './fetch-source.ts';

/** What is known of a figure's source. */
export interface FigureState {
  readonly reading?: FigureReading;
  /** How long ago it was read, in milliseconds. */
  readonly age?: number;
  /** Its first answer is still awaited. */
  readonly isPending: boolean;
}

/** Milliseconds for one whole answer. */
const TIMEOUT = 10_000;

/** The longest wait for a source that fails. */
const LONGEST = 15 * 60_000;

/** How long a source is polled after the last look: three intervals, at least two minutes. */
const ATTENTION = { intervals: 3, least: 120_000 };

/** The shortest time between two requests to one address, in milliseconds. */
const PAUSE = 5_000;

/** Two hundred answers of a megabyte would be read one after the other; no showroom has as many sources. */
const MAX_SOURCES = 200;

function rulesFor(interval: number): PollingRules {
  return {
    interval,
    longest: Math.max(LONGEST, interval),
    attention: Math.max(ATTENTION.least, ATTENTION.intervals * interval),
    pause: PAUSE,
    maxSources: MAX_SOURCES,
  };
}

/** Reads the sources of figures while someone looks at them; `poll` decides when. */
export function createFigureReadings(options: {
  /** Milliseconds between two readings of a source. */
  readonly interval: number;
  readonly fetchSource: FetchSource;
  readonly clock: Pick<Clock, 'elapsed' | 'after'>;
  readonly random: () => number;
  readonly logger: Pick<ServerLogger, 'warn'>;
}) {
  const { fetchSource, clock, random } = options;
  const rules = rulesFor(options.interval);
  const running = new Map<string, AbortController>();
  const timers = new Map<string, () => void>();
  /** The reason that was logged last for each host that fails. */
  const noted = new Map<string, string>();
  let state = NOTHING_POLLED;

  const note = (address: string, reason: string): void => {
    // Only the host is logged: the rest of the address may be a key.
    const { host } = new URL(address);
    if (noted.get(host) === reason) return;
    noted.set(host, reason);
    options.logger.warn({ host, reason }, 'The source of a figure gives no number.');
  };

  const readingsIn = (address: string, answer: SourceText): ReadonlyMap<string, FigureReading> => {
    const fields = [...(state.get(address)?.fields.keys() ?? [])];
    const readings = fields.flatMap((field): readonly (readonly [string, FigureReading])[] => {
      const reading = readSource(answer.text, { field, isJson: answer.isJson });
      return reading === undefined ? [] : [[field, reading]];
    });
    if (readings.length < fields.length) note(address, 'a column or a path has no number');
    else noted.delete(new URL(address).host);
    return new Map(readings);
  };

  const ask = async (address: string): Promise<void> => {
    const abort = new AbortController();
    running.set(address, abort);
    const cancel = clock.after(TIMEOUT, () => abort.abort(new RefusedFetchError('it takes too long')));
    const outcome = await fetchSource(address, abort.signal).then(
      (answer) => ({ readings: readingsIn(address, answer) }),
      (error: unknown) => ({ cause: abort.signal.aborted ? (abort.signal.reason as unknown) : error }),
    );
    cancel();
    // Forgotten meanwhile, or the server stops.
    if (running.get(address) !== abort) return;
    running.delete(address);
    const at = { address, now: clock.elapsed(), random: random() };
    if ('readings' in outcome) {
      send({ type: 'answered', readings: outcome.readings, ...at });
      return;
    }
    const { cause } = outcome;
    note(address, cause instanceof RefusedFetchError ? cause.message : 'it cannot be reached');
    send({ type: 'failed', ...at });
  };

  const endWait = (address: string): void => {
    timers.get(address)?.();
    timers.delete(address);
  };

  const run = (effect: PollingEffect): void => {
    const { address } = effect;
    endWait(address);
    if (effect.type === 'ask') {
      void ask(address);
    } else if (effect.type === 'wait') {
      const wake = () => send({ type: 'due', address, now: clock.elapsed() });
      timers.set(address, clock.after(effect.milliseconds, wake));
    } else {
      const abort = running.get(address);
      running.delete(address);
      abort?.abort();
    }
  };

  const send = (event: PollingEvent): void => {
    const [next, effects] = poll(state, event, rules);
    state = next;
    for (const effect of effects) run(effect);
  };

  return {
    /** Answers with the last reading of a source, and keeps the source polled. */
    look: (source: FigureSource): FigureState => {
      const now = clock.elapsed();
      send({ type: 'looked', source, now });
      const known = state.get(source.address);
      const { reading, readAt } = known?.fields.get(source.field) ?? {};
      if (reading === undefined || readAt === undefined) {
        return { isPending: known?.phase === 'asking' && known.failures === 0 };
      }
      return { reading, age: now - readAt, isPending: false };
    },
    stop: (): void => {
      for (const address of timers.keys()) endWait(address);
      const aborts = [...running.values()];
      running.clear();
      for (const abort of aborts) abort.abort();
    },
  };
}

export type FigureReadings = ReturnType<typeof createFigureReadings>;
