import { randomBytes } from 'node:crypto';
import type { EditedEntryKey, LinkExtent, LinkHours } from '../../contracts/preview.ts';
import type { MomentInZone } from '../read-moment.ts';

/** The one entry that a link shows as its draft. */
export interface LinkedEntry extends EditedEntryKey {
  readonly documentId: string;
  readonly title: string;
  /** Where it is seen, such as `/de/hall/entrance?article=12`. */
  readonly address: string;
}

/** What a link shows, and where it begins. */
export interface LinkContent {
  readonly world: string;
  /** Absent in links from older releases, which show everything. */
  readonly extent?: LinkExtent;
  /** Present where the extent is one entry. */
  readonly entry?: LinkedEntry;
  /** In place of the drafts: the showroom as it will be then, with all releases that are planned up to then. */
  readonly moment?: MomentInZone;
}

/** A stored link. It contains everything that the list of links shows. */
export interface KeptLink extends LinkContent {
  readonly id: string;
  readonly madeBy: string;
  /** The id of the account responsible for it. Absent in links from older releases, which have ended. */
  readonly maker?: number;
  /** Milliseconds since 1970, like `endsAt`. */
  readonly madeAt: number;
  readonly endsAt: number;
  readonly isRevoked: boolean;
}

/** Storage of links, such as `strapi.store`. */
export interface LinkStore {
  readonly get: () => Promise<unknown>;
  readonly set: (links: readonly KeptLink[]) => Promise<unknown>;
}

/** A link is valid until it ends or is revoked, as long as its maker may share what it shows. */
export interface Links {
  /** Valid links, the newest first. */
  readonly list: () => Promise<readonly KeptLink[]>;
  readonly make: (
    link: LinkContent & { readonly hours: LinkHours; readonly madeBy: string; readonly maker: number },
  ) => Promise<KeptLink>;
  /** @returns whether there was such a link. */
  readonly revoke: (id: string) => Promise<boolean>;
  /** A valid link. */
  readonly find: (id: string) => Promise<KeptLink | undefined>;
}

const HOUR = 3_600_000;

/**
 * Writes one after the other: of two links created at once, none is lost.
 *
 * @param mayShare whether an account may share now what a link shows.
 */
export function createLinks(
  store: LinkStore,
  now: () => number,
  mayShare: (account: number, content: LinkContent) => Promise<boolean>,
): Links {
  let writing: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<readonly KeptLink[]> => {
    const kept = await store.get();
    return Array.isArray(kept) ? (kept as readonly KeptLink[]) : [];
  };
  const isGood = async (link: KeptLink): Promise<boolean> =>
    !link.isRevoked && link.endsAt > now() && link.maker !== undefined && (await mayShare(link.maker, link));
  const goodOnes = async (links: readonly KeptLink[]): Promise<readonly KeptLink[]> => {
    const verdicts = await Promise.all(links.map(isGood));
    return links.filter((_, index) => verdicts[index]);
  };
  const change = <Result>(
    work: (links: readonly KeptLink[]) => { readonly links: readonly KeptLink[]; readonly result: Result },
  ): Promise<Result> => {
    const done = writing.then(async () => {
      // Ended links can be dropped: their tokens expire on their own.
      const { links, result } = work((await read()).filter(({ endsAt }) => endsAt > now()));
      await store.set(links);
      return result;
    });
    writing = done.catch(() => undefined);
    return done;
  };

  return {
    list: async () => (await goodOnes(await read())).toSorted((one, other) => other.madeAt - one.madeAt),
    make: ({ hours, madeBy, maker, ...content }) =>
      change((links) => {
        const link: KeptLink = {
          id: randomBytes(12).toString('base64url'),
          ...content,
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
    find: async (id) => (await goodOnes((await read()).filter((link) => link.id === id)))[0],
  };
}

/** Whether a link shows nothing outside of the worlds of an account. @param own their slugs; undefined for all. */
export function mayHandle({ world, extent }: LinkContent, own: ReadonlySet<string> | undefined): boolean {
  return own === undefined || (own.has(world) && extent !== undefined && extent !== 'everything');
}
