import type { Core } from '@strapi/strapi';
import { COMMENT_DAYS } from '../../contracts/comments.ts';
import { LATELY, roomOf } from './bounds.ts';
import type { Room } from './bounds.ts';
import { COMMENT } from './comment-type.ts';
import type { StoredComment } from './comment-type.ts';

/** A comment, ready to be stored. */
type NewComment = Omit<StoredComment, 'answer' | 'answeredAt' | 'answeredBy' | 'at' | 'id' | 'settledBy'>;

/** What editors look for. */
interface CommentFilter {
  readonly state?: 'open' | 'settled' | undefined;
  readonly link?: string | undefined;
}

/** Comments on drafts, in a table that nothing but these functions reads. */
export interface Comments {
  /** The comments that a link has on one page in one language, the newest first. */
  readonly ofPage: (page: {
    readonly link: string;
    readonly name: string;
    readonly language: string;
  }) => Promise<readonly StoredComment[]>;
  /** Stores a comment, as far as its link has room. @returns `free` where it was stored. */
  readonly add: (comment: NewComment) => Promise<Room>;
  /** The newest first. */
  readonly list: (
    filter: CommentFilter,
    page: { readonly size: number; readonly offset: number },
  ) => Promise<{ readonly comments: readonly StoredComment[]; readonly total: number }>;
  /** How many comments of each link are not settled. */
  readonly open: () => Promise<ReadonlyMap<string, number>>;
  readonly find: (id: number) => Promise<StoredComment | undefined>;
  readonly settle: (id: number, by: string | undefined) => Promise<void>;
  readonly answer: (id: number, answer: { readonly text: string; readonly by: string }) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
  /** Deletes what is older than {@link COMMENT_DAYS}. @returns How many there were. */
  readonly forget: () => Promise<number>;
}

const DAY = 24 * 60 * 60 * 1_000;

/** @param now the current time. */
export function createComments(strapi: Core.Strapi, now: () => Date = () => new Date()): Comments {
  const rows = () => strapi.db.query(COMMENT);
  let adding: Promise<unknown> = Promise.resolve();

  const addNow = async (comment: NewComment): Promise<Room> => {
    const { link } = comment;
    const since = new Date(now().getTime() - LATELY);
    const [count, lately] = await Promise.all([
      rows().count({ where: { link } }),
      rows().count({ where: { link, at: { $gte: since } } }),
    ]);
    const room = roomOf(count, lately);
    if (room === 'free') await rows().create({ data: { ...comment, at: now() } });
    return room;
  };

  return {
    ofPage: ({ link, name, language }) =>
      rows().findMany({ where: { link, pageName: name, language }, orderBy: { id: 'desc' } }),
    // One after the other: of many that arrive at once, no more are stored than there is room for.
    add: (comment) => {
      const added = adding.then(() => addNow(comment));
      adding = added.catch(() => undefined);
      return added;
    },
    list: async (filter, { size, offset }) => {
      const where = whereOf(filter);
      const [comments, total]: [readonly StoredComment[], number] = await Promise.all([
        rows().findMany({ where, orderBy: { id: 'desc' }, limit: size, offset }),
        rows().count({ where }),
      ]);
      return { comments, total };
    },
    open: async () => {
      const found: readonly Pick<StoredComment, 'link'>[] = await rows().findMany({
        where: whereOf({ state: 'open' }),
        select: ['link'],
      });
      const counts = new Map<string, number>();
      for (const { link } of found) counts.set(link, (counts.get(link) ?? 0) + 1);
      return counts;
    },
    find: async (id) => (await rows().findOne({ where: { id } })) ?? undefined,
    settle: async (id, by) => {
      await rows().update({ where: { id }, data: { settledBy: by ?? null } });
    },
    answer: async (id, { text, by }) => {
      await rows().update({ where: { id }, data: { answer: text, answeredBy: by, answeredAt: now() } });
    },
    remove: async (id) => {
      await rows().delete({ where: { id } });
    },
    forget: async () => {
      const { count } = await rows().deleteMany({
        where: { at: { $lt: new Date(now().getTime() - COMMENT_DAYS * DAY) } },
      });
      return count;
    },
  };
}

function whereOf({ state, link }: CommentFilter): object {
  return {
    ...(state === undefined ? {} : { settledBy: state === 'open' ? { $null: true } : { $notNull: true } }),
    ...(link === undefined ? {} : { link }),
  };
}
