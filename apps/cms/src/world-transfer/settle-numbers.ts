import type { Core } from '@strapi/strapi';
import type { Numbered as NumberedType } from '../rules/content-uids.ts';
import { nextPublicId } from '../rules/public-id.ts';
import { inLocale } from './by-locale.ts';
import type { Content, ContentEntry } from './content.ts';
import type { TransferNote } from './transfer-error.ts';

/** Articles and dashboards, which every CMS numbers by itself. */
const NUMBERED: ReadonlySet<string> = new Set(['articles', 'dashboards']);

interface Numbered {
  readonly documentId: string;
  readonly number: number;
  readonly title: string;
}

/**
 * The numbers of articles and dashboards count from one in every CMS, so that the same number is something
 * else elsewhere. It is the same entry when its title is the same as well, or when the world that stands
 * here already shows it. Otherwise the entry of the same title is meant; and where there is none, a new
 * entry gets a number of its own.
 *
 * @param own The documents that belong to the worlds of the file as they stand in this CMS.
 */
export const settleNumbers = async (
  strapi: Core.Strapi,
  content: Content,
  own: ReadonlySet<string>,
): Promise<{ readonly content: Content; readonly notes: readonly TransferNote[] }> => {
  const notes: TransferNote[] = [];
  const settled: Record<string, ReadonlyMap<string, ContentEntry>> = {};
  for (const { type, uid } of content.types) {
    const entries = content.entries[type];
    if (entries === undefined || !NUMBERED.has(type)) continue;
    const standing = await readNumbered(strapi, uid, content.locales[0] ?? '');
    const numbers = new Set([...entries.values()].map((entry) => entry['public_id']));
    // Above the file's own as well: one that is written before them must not take theirs.
    const taken = [...numbers].filter((number) => typeof number === 'number');
    let next = Math.max(
      await nextPublicId(strapi, uid as NumberedType),
      ...taken.map((number) => number + 1),
    );
    settled[type] = new Map(
      [...entries].map(([key, entry]) => {
        const title = inLocale(entry['title'], content.locales[0] ?? '', content.locales);
        const holder = standing.find(({ number }) => number === entry['public_id']);
        if (holder !== undefined && holder.title === title) return [key, entry];
        const twins = standing.filter((other) => other.title === title && !numbers.has(other.number));
        const [twin] = twins;
        if (twin !== undefined && twins.length === 1) return [key, { ...entry, public_id: twin.number }];
        if (holder === undefined || own.has(holder.documentId)) return [key, entry];
        notes.push({
          code: 'newNumber',
          place: `${type}.${key}`,
          sentence: `${type}.${key}: the number ${holder.number} belongs to «${holder.title}» here, so this one gets ${next}.`,
        });
        const numbered = { ...entry, public_id: next };
        next += 1;
        return [key, numbered];
      }),
    );
  }
  return { content: { ...content, entries: { ...content.entries, ...settled } }, notes };
};

const readNumbered = async (
  strapi: Core.Strapi,
  uid: string,
  locale: string,
): Promise<readonly Numbered[]> => {
  const rows: { documentId: string; public_id: number; title: string | null }[] = await strapi.db
    .query(uid as never)
    .findMany({
      select: ['documentId', 'public_id', 'title'],
      where: { publishedAt: null, public_id: { $notNull: true }, locale },
      orderBy: { id: 'asc' },
    });
  return rows.map(({ documentId, public_id: number, title }) => ({ documentId, number, title: title ?? '' }));
};
