import { randomBytes } from 'node:crypto';

/** A rehearsal that an editor has opened. The CMS keeps it, so that the token says nothing about a login. */
export interface OpenedRehearsal {
  readonly id: string;
  /** The account that opened it. */
  readonly editor: number;
  /** The login session that it ends with. Absent for requests with an API token. */
  readonly login?: string;
  /** The time that is shown, in milliseconds since 1970, like `endsAt`. */
  readonly at: number;
  readonly endsAt: number;
}

/** Storage of opened rehearsals, such as `strapi.store`: a restart of the CMS ends none of them. */
interface RehearsalStore {
  readonly get: () => Promise<unknown>;
  readonly set: (rehearsals: readonly OpenedRehearsal[]) => Promise<unknown>;
}

export interface OpenedRehearsals {
  readonly add: (rehearsal: Omit<OpenedRehearsal, 'id'>) => Promise<OpenedRehearsal>;
  /** One that has not ended. */
  readonly find: (id: string) => Promise<OpenedRehearsal | undefined>;
}

/** Writes one after the other: of two that are opened at once, none is lost. */
export function createOpenedRehearsals(store: RehearsalStore, now: () => number): OpenedRehearsals {
  let writing: Promise<unknown> = Promise.resolve();
  const current = async (): Promise<readonly OpenedRehearsal[]> => {
    const kept = await store.get();
    return Array.isArray(kept)
      ? (kept as readonly OpenedRehearsal[]).filter(({ endsAt }) => endsAt > now())
      : [];
  };
  return {
    add: (given) => {
      const added = writing.then(async () => {
        const rehearsal = { id: randomBytes(12).toString('base64url'), ...given };
        await store.set([...(await current()), rehearsal]);
        return rehearsal;
      });
      writing = added.catch(() => undefined);
      return added;
    },
    find: async (id) => (await current()).find((one) => one.id === id),
  };
}
