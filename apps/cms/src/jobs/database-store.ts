import type { Core } from '@strapi/strapi';
import type { Transaction } from '../publishing/write-lock.ts';
import type { JobStore } from './job-store.ts';
import { JOB_TABLE } from './job-type.ts';

/** Identifies the advisory locks under which the rows are made. */
const ROWS = 0x7669_746a;

/** Milliseconds between two looks at what other processes have changed, while anyone watches. */
const LOOKS_EVERY = 500;

interface StoredState {
  readonly revision: number;
  readonly state: string;
}

/** A state in a row of a Postgres, for all processes that share it. */
export function createDatabaseStore<State>(strapi: Core.Strapi, kind: string, empty: State): JobStore<State> {
  const knex = strapi.db.connection;
  const listeners = new Set<(state: State) => void>();
  let newest = -1;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const notify = (revision: number, state: State): void => {
    if (revision <= newest) return;
    newest = revision;
    for (const listener of listeners) listener(state);
  };
  const find = async (): Promise<StoredState | undefined> =>
    knex(JOB_TABLE).where({ kind }).select('revision', 'state').first();
  const lockRow = async (trx: Transaction): Promise<StoredState> => {
    const locked = (): Promise<StoredState | undefined> =>
      knex(JOB_TABLE).transacting(trx).where({ kind }).forUpdate().select('revision', 'state').first();
    const known = await locked();
    if (known !== undefined) return known;
    // Another process makes it at the same moment.
    await knex.raw('select pg_advisory_xact_lock(?, hashtext(?))', [ROWS, kind]).transacting(trx);
    const made = await locked();
    if (made !== undefined) return made;
    const row = { kind, revision: 0, state: JSON.stringify(empty) };
    await knex(JOB_TABLE).transacting(trx).insert(row);
    return row;
  };
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const found = await find();
      if (found !== undefined && found.revision > newest) notify(found.revision, parsed(found));
    } catch {
      // A database that is away is looked at again.
    } finally {
      isLooking = false;
    }
  };
  const parsed = ({ state }: StoredState): State => JSON.parse(state) as State;

  return {
    pause: 300,
    async read() {
      const found = await find();
      return found === undefined ? empty : parsed(found);
    },
    async change(step, within) {
      const changeIn = async (trx: Transaction) => {
        const row = await lockRow(trx);
        const before = parsed(row);
        const [state, result] = step(before);
        if (state === before) return { result };
        const revision = row.revision + 1;
        const changed = { revision, state: JSON.stringify(state), updated_at: new Date() };
        await knex(JOB_TABLE).transacting(trx).where({ kind }).update(changed);
        return { result, changed: () => notify(revision, state) };
      };
      if (within !== undefined) {
        const { result, changed } = await changeIn(within.trx);
        if (changed !== undefined) within.onCommit(changed);
        return result;
      }
      // Never in a transaction that the caller is in: others have to see the change before its end.
      const { result, changed } = await knex.transaction(changeIn);
      changed?.();
      return result;
    },
    watch(listener) {
      listeners.add(listener);
      timer ??= setInterval(() => void look(), LOOKS_EVERY);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
