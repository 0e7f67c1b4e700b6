import { randomBytes } from 'node:crypto';
import type { LinkHours } from '../../contracts/preview.ts';

/** A link as it is kept: all that can be known of it, so that nothing has to be asked when it is listed. */
export interface KeptLink {
  readonly id: string;
  readonly world: string;
  readonly madeBy: string;
  /** The number of the account that answers for it. Absent in links of before accounts were kept: they have ended. */
  readonly maker?: number;
  /** Milliseconds since 1970, as the other one. */
  readonly madeAt: number;
  readonly endsAt: number;
  readonly isRevoked: boolean;
}

/** Where links are kept; `strapi.store` is one. */
export interface LinkStore {
  readonly get: () => Promise<unknown>;
  readonly set: (links: readonly KeptLink[]) => Promise<unknown>;
}

/** A link is good until it ends or is revoked, and for as long as the account that made it may share drafts. */
export interface Links {
  /** Those that are good, the newest first. */
  readonly list: () => Promise<readonly KeptLink[]>;
  readonly make: (link: {
    readonly world: string;
    readonly hours: LinkHours;
    readonly madeBy: string;
    readonly maker: number;
  }) => Promise<KeptLink>;
  /** @returns whether there was such a link. */
  readonly revoke: (id: string) => Promise<boolean>;
  readonly isGood: (id: string) => Promise<boolean>;
}

const HOUR = 3_600_000;

/**
 * One write after the other: two links that are made at once are both kept.
 *
 * @param mayShare whether an account may share drafts at this moment.
 */
export function createLinks(
  store: LinkStore,
  now: () => number,
  mayShare: (account: number) => Promise<boolean>,
): Links {
  let writing: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<readonly KeptLink[]> => {
    const kept = await store.get();
    return Array.isArray(kept) ? (kept as readonly KeptLink[]) : [];
  };
  const isGood = async ({ isRevoked, endsAt, maker }: KeptLink): Promise<boolean> =>
    !isRevoked && endsAt > now() && maker !== undefined && (await mayShare(maker));
  const goodOnes = async (links: readonly KeptLink[]): Promise<readonly KeptLink[]> => {
    const verdicts = await Promise.all(links.map(isGood));
    return links.filter((_, index) => verdicts[index]);
  };
  const change = <Result>(
    work: (links: readonly KeptLink[]) => { readonly links: readonly KeptLink[]; readonly result: Result },
  ): Promise<Result> => {
    const done = writing.then(async () => {
      // What has ended is refused by its own token: nobody has to remember it.
      const { links, result } = work((await read()).filter(({ endsAt }) => endsAt > now()));
      await store.set(links);
      return result;
    });
    writing = done.catch(() => undefined);
    return done;
  };

  return {
    list: async () => (await goodOnes(await read())).toSorted((one, other) => other.madeAt - one.madeAt),
    make: ({ world, hours, madeBy, maker }) =>
      change((links) => {
        const link: KeptLink = {
          id: randomBytes(12).toString('base64url'),
          world,
          madeBy,
          maker,
          madeAt: now(),
          endsAt: now() + hours * HOUR,
          isRevoked: false,
        };
        return { links: [...links, link], result: link };
      }),
    revoke: (id) =>
      change((links) => ({
        links: links.map((link) => (link.id === id ? { ...link, isRevoked: true } : link)),
        result: links.some((link) => link.id === id),
      })),
    isGood: async (id) => (await goodOnes((await read()).filter((link) => link.id === id))).length > 0,
  };
}
