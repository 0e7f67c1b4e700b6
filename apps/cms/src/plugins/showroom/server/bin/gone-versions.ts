import type { Core } from '@strapi/strapi';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { whereOf } from '../versions/new-version.ts';
import type { Subject } from '../versions/new-version.ts';
import { VERSION } from '../content/version-type.ts';
import { LISTED } from '../versions/versions.ts';
import type { StoredVersion } from '../versions/versions.ts';

/** A draft as a version holds it. */
export interface HeldState {
  readonly id: number;
  readonly uid: string;
  readonly entry: string;
  readonly language: string | null;
  readonly title: string;
  readonly digest: string;
  readonly state: Row;
}

type WithText = Omit<HeldState, 'state'> & { readonly state: string };

const HELD = ['id', 'uid', 'entry', 'language', 'title', 'digest', 'state'];

const DRAFT = { stage: 'saved', digest: { $notNull: true } } as const;

/** Reads the versions of what was deleted. */
export function goneVersions(strapi: Core.Strapi) {
  const table = () => strapi.db.query(VERSION);
  const latest = async (where: object): Promise<HeldState | undefined> => {
    const found: WithText | null = await table().findOne({ select: HELD, where, orderBy: { id: 'desc' } });
    return found === null ? undefined : withState(found);
  };

  return {
    /** The versions that say that a draft is gone, the latest first. */
    gone: (): Promise<readonly StoredVersion[]> =>
      table().findMany({
        select: LISTED,
        where: { digest: null, isPresent: true, stage: 'saved' },
        orderBy: { id: 'desc' },
      }),

    /**
     * The state of a draft before it was deleted. What the same deletion has taken out of it counts as still there.
     *
     * @param gone the version that says that it is gone.
     */
    async before(
      subject: Subject,
      { id, occasion }: Pick<StoredVersion, 'id' | 'occasion'>,
    ): Promise<HeldState | undefined> {
      const where = { ...whereOf(subject), ...DRAFT, id: { $lt: id } };
      const others =
        occasion === null ? {} : { $or: [{ occasion: { $ne: occasion } }, { occasion: { $null: true } }] };
      return (await latest({ ...where, ...others })) ?? (await latest(where));
    },

    /** What visitors saw of an entry until it was deleted, in each language; nothing of one that was unpublished before. */
    async publishedBefore({
      uid,
      documentId,
      parts,
    }: {
      readonly uid: string;
      readonly documentId: string;
      readonly parts: readonly Pick<StoredVersion, 'occasion'>[];
    }): Promise<readonly Row[]> {
      const occasion = parts[0]?.occasion ?? null;
      const ended: readonly StoredVersion[] = await table().findMany({
        select: ['id', 'language'],
        where: {
          uid,
          entry: documentId,
          stage: 'published',
          digest: null,
          isPresent: true,
          ...(occasion === null ? {} : { occasion }),
        },
      });
      const states: Row[] = [];
      for (const { id, language } of ended) {
        const held = await latest({
          ...whereOf({ uid, documentId, locale: language }),
          stage: 'published',
          digest: { $notNull: true },
          id: { $lt: id },
        });
        if (held !== undefined) states.push(held.state);
      }
      return states;
    },

    /** The account that has made an entry, as far as its first versions are kept. */
    async maker(uid: string, documentId: string): Promise<number | undefined> {
      const made: { readonly person: number | null } | null = await table().findOne({
        select: ['person'],
        where: { uid, entry: documentId, action: { $in: ['create', 'clone'] } },
        orderBy: { id: 'asc' },
      });
      return made?.person ?? undefined;
    },

    /** The drafts whose last version leads to an entry. */
    async leadingTo(documentId: string): Promise<readonly HeldState[]> {
      const found: readonly WithText[] = await table().findMany({
        select: HELD,
        where: { ...DRAFT, isPresent: true, state: { $contains: `"documentId":"${documentId}"` } },
        orderBy: { id: 'asc' },
      });
      return found.map(withState);
    },

    /** The drafts that led to an entry when it was deleted, and have been saved since. */
    async ledTo(documentId: string, goneId: number): Promise<readonly HeldState[]> {
      // The first save after a link was taken away keeps first what the deletion has left.
      const changed: readonly StoredVersion[] = await table().findMany({
        select: ['id', 'uid', 'entry', 'language'],
        where: { ...DRAFT, action: 'found', id: { $gt: goneId } },
        orderBy: { id: 'asc' },
      });
      const before = await Promise.all(
        changed.map(({ uid, entry, language, id }) =>
          latest({ ...whereOf({ uid, documentId: entry, locale: language }), ...DRAFT, id: { $lt: id } }),
        ),
      );
      return before.filter(
        (held) => held !== undefined && JSON.stringify(held.state).includes(`"documentId":"${documentId}"`),
      ) as readonly HeldState[];
    },
  };
}

function withState({ state, ...version }: WithText): HeldState {
  return Object.assign(version, { state: JSON.parse(state) as Row });
}
