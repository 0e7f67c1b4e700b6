import { isRunningJob, MAX_ATTEMPTS, noJob, transition } from '../job.ts';
import type { Job, JobEffect, JobEvent, JobState } from '../job.ts';

export interface Order {
  readonly done: number;
}
export interface View {
  readonly status: 'sent' | 'working' | 'ready' | 'done' | 'broken';
  readonly done: number;
}
export type Event = JobEvent<Order, View>;

/** Entries in each file. */
export const TOTAL = 4;
export const OWNER = 1;
export const STRANGER = 2;

/** What a process knows of the run that it is at. Another one may have begun since. */
interface Worker {
  readonly token: string;
  readonly run: number;
  readonly done: number;
}

/** Two processes that work, and an editor with several windows, on one state. It notes what must not be. */
export class JobWorld {
  readonly faults: string[] = [];
  state: JobState<Order, View> = noJob<Order, View>();
  readonly #files = new Set<string>();
  /** The entries written of each file, in the order of the commits. */
  readonly #written = new Map<string, number[]>();
  readonly #workers = new Map<number, Worker>();
  readonly #tokens: string[] = [];
  /** Runs since the last order or the last written entry. */
  #beginnings = 0;

  /** A file that was sent, 0 for the last one. Commands may be late, and about any of them. */
  token(back: number): string {
    return this.#tokens.at(-1 - back) ?? 'none';
  }

  send(event: Event): readonly JobEffect[] {
    const before = this.state;
    const [next, effects] = transition(before, event);
    this.state = next;
    for (const effect of effects) {
      if (effect.type === 'removeFiles') this.#files.delete(effect.token);
      if (effect.type === 'refuse') this.#must(next === before, 'what is refused changes nothing');
    }
    return effects;
  }

  receive(): void {
    const token = `file ${this.#tokens.length}`;
    const wasRunning = isRunningJob(this.state.job);
    const effects = this.send({
      type: 'received',
      token,
      account: OWNER,
      order: { done: 0 },
      view: { status: 'sent', done: 0 },
      at: 1000,
    });
    this.#must(
      isRefused(effects) === wasRunning,
      'a file is refused while another one is in work, and only then',
    );
    if (wasRunning) return;
    this.#tokens.push(token);
    this.#files.add(token);
    this.#beginnings = 0;
  }

  arrive(token: string): void {
    this.send({ type: 'arrived', token, view: { status: 'working', done: 0 } });
  }

  order(token: string, account: number): void {
    const orders = this.state.job?.orders ?? 0;
    const effects = this.send({
      type: 'ordered',
      token,
      account,
      from: ['ready', 'broken'],
      order: ({ order }) => order,
      view: ({ order }) => ({ status: 'working', done: order.done }),
      at: 2000,
    });
    if (isRefused(effects)) return;
    this.#must(account === OWNER, 'a stranger decides nothing');
    this.#beginnings = 0;
    this.#must(
      isRefused(this.send({ type: 'begun', token, orders, gaveUp })),
      'an earlier order is not begun',
    );
  }

  discard(token: string, account: number): void {
    const { job } = this.state;
    const effects = this.send({ type: 'discarded', token, account });
    const isOther = account !== OWNER && job?.token === token;
    this.#must(!isOther || isRefused(effects), 'a stranger discards nothing');
  }

  begin(process: number): void {
    const { job } = this.state;
    if (job === undefined) return;
    const { token, orders } = job;
    if (isRefused(this.send({ type: 'begun', token, orders, gaveUp }))) return;
    this.#workers.delete(process);
    const begun = this.state.job;
    if (begun?.phase !== 'working') return;
    this.#beginnings += 1;
    this.#workers.set(process, { token, run: begun.runs, done: begun.order.done });
  }

  /** Writes one entry and keeps that it is written, both or neither. */
  advance(process: number): void {
    const worker = this.#workers.get(process);
    if (worker === undefined || worker.done >= TOTAL) return;
    const { token, run } = worker;
    const done = worker.done + 1;
    const view = { status: 'working', done } as const;
    if (isRefused(this.send({ type: 'advanced', token, run, order: { done }, view }))) return;
    this.#workers.set(process, { token, run, done });
    this.#written.set(token, [...(this.#written.get(token) ?? []), done]);
    this.#beginnings = 1;
  }

  settle(process: number): void {
    const worker = this.#workers.get(process);
    if (worker === undefined) return;
    const { token, run, done } = worker;
    const status = done === TOTAL ? 'done' : 'ready';
    this.send({ type: 'settled', token, run, view: { status, done }, keepsFiles: status !== 'done' });
    this.#workers.delete(process);
  }

  fail(process: number): void {
    const worker = this.#workers.get(process);
    if (worker !== undefined) this.send({ type: 'failed', token: worker.token, run: worker.run, gaveUp });
  }

  drop(process: number): void {
    const worker = this.#workers.get(process);
    if (worker !== undefined) this.send({ type: 'dropped', token: worker.token, run: worker.run });
  }

  kill(process: number): void {
    this.#workers.delete(process);
  }

  age(): void {
    this.send({ type: 'aged', before: 1500 });
  }

  /** Notes what is wrong with the present state. */
  check(): void {
    const { job } = this.state;
    for (const token of this.#files)
      this.#must(token === job?.token, 'files of a job that is gone are removed');
    for (const entries of this.#written.values()) {
      this.#must(
        entries.every((entry, index) => entry === index + 1),
        'every entry is written once',
      );
    }
    this.#must(this.#beginnings <= MAX_ATTEMPTS, 'what ends its process each time is given up');
    if (job === undefined) return;
    const isDone = job.view.status === 'done';
    this.#must(this.#files.has(job.token) !== isDone, 'what can be gone on with has its files');
    this.#must(job.order.done === (this.#written.get(job.token)?.length ?? 0), 'the count is true');
    this.#must(!isDone || job.order.done === TOTAL, 'done is everything');
    this.#must(
      job.view.status !== 'broken' || job.view.done === job.order.done,
      'what broke off says how far it is',
    );
    this.#must(isRunningJob(job) || !job.isStopping, 'what is settled is stopped');
  }

  /** One process alone, which is not killed, brings every job to its end. */
  finish(): void {
    const { job } = this.state;
    if (job?.phase === 'receiving') this.arrive(job.token);
    this.begin(0);
    for (let entry = 0; entry < TOTAL; entry += 1) this.advance(0);
    this.settle(0);
    this.check();
    this.#must(!isRunningJob(this.state.job), 'every job ends');
  }

  #must(isSo: boolean, what: string): void {
    if (!isSo) this.faults.push(what);
  }
}

function gaveUp({ order }: Job<Order, View>): View {
  return { status: 'broken', done: order.done };
}

function isRefused(effects: readonly JobEffect[]): boolean {
  return effects.some(({ type }) => type === 'refuse');
}
