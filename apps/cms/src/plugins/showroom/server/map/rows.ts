import type { Core } from '@strapi/strapi';
import type { PublishState } from '../../contracts/map.ts';
import type { MapEditor } from './map-editor.ts';

/** A draft in one language as the database gives it. */
export interface Row {
  readonly id: number;
  readonly documentId: string;
  /** Null in what has no languages. */
  readonly locale: string | null;
  readonly updatedAt: string;
  readonly [attribute: string]: unknown;
}

/** Strapi's notation of what is read along. */
export type Populate = Readonly<Record<string, unknown>>;

/** A document as the map needs it: one language of it in full, and the links of all. */
export interface Document {
  readonly row: Row;
  readonly status: PublishState;
  /** The document that a relation leads to, by whichever language knows it. */
  readonly linked: (relation: string) => string | undefined;
}

/** Who wrote an entry; rights can depend on who made it. */
export const SIGNATURES = {
  createdBy: { populate: { roles: true } },
  updatedBy: { select: ['firstname', 'lastname'] },
} as const satisfies Populate;

/**
 * Reads the drafts of these documents in the order in which they were made, as far as the editor may. Each is
 * read in the default language where it has one.
 *
 * @param links Relations that hold for all languages. A language that is missing in a related entry leaves a
 * hole there, so they are looked up in every language.
 * @param populate What is read of the one language.
 */
export const readDocuments = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  wanted: {
    readonly uid: string;
    readonly documentIds: readonly string[];
    readonly links?: readonly string[];
    readonly populate?: Populate;
  },
): Promise<readonly Document[]> => {
  const { uid, links = [], populate = {} } = wanted;
  const documentIds = [...new Set(wanted.documentIds)];
  if (documentIds.length === 0) return [];
  const readable = await editor.readable(uid, documentIds);
  const homeLocale = await defaultLocale(strapi);
  const select = ['id', 'documentId', 'updatedAt', ...(hasLocales(strapi, uid) ? ['locale'] : [])];
  const [drafts, published] = await Promise.all([
    rowsOf(strapi, uid, {
      select,
      where: { documentId: { $in: documentIds }, publishedAt: null },
      populate: Object.fromEntries(links.map((link) => [link, { select: ['documentId'] }])),
    }),
    rowsOf(strapi, uid, {
      select,
      where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    }),
  ]);
  const shown = drafts.filter(({ id }) => readable === undefined || readable.has(id));
  const byDocument = Map.groupBy(shown, ({ documentId }) => documentId);
  const homes = [...byDocument.values()].flatMap(
    (rows) => rows.find(({ locale }) => locale === homeLocale) ?? rows[0] ?? [],
  );
  const full = await rowsOf(strapi, uid, { where: { id: { $in: homes.map(({ id }) => id) } }, populate });
  const publishedAt = new Map(published.map((row) => [versionOf(row), timeOf(row)]));
  return full.map((row) => ({
    row,
    status: statusOf(row, publishedAt.get(versionOf(row))),
    linked: (relation) => {
      for (const version of byDocument.get(row.documentId) ?? []) {
        const target = version[relation] as Row | null | undefined;
        if (target) return target.documentId;
      }
      return undefined;
    },
  }));
};

/** Finds entries as they stand in the database, without Strapi's defaults, in the order in which they were made. */
export const rowsOf = async (strapi: Core.Strapi, uid: string, query: object): Promise<readonly Row[]> => {
  const rows: Row[] = await strapi.db.query(uid).findMany({ orderBy: { id: 'asc' }, ...query });
  return rows.map(withLocale);
};

const withLocale = (row: Row): Row => ({ ...row, locale: row.locale ?? null });

export const hasLocales = (strapi: Core.Strapi, uid: string): boolean =>
  strapi
    .plugin('i18n')
    .service('content-types')
    .isLocalizedContentType(strapi.contentType(uid as never));

export const defaultLocale = (strapi: Core.Strapi): Promise<string> =>
  strapi.plugin('i18n').service('locales').getDefaultLocale();

const versionOf = ({ documentId, locale }: Row): string => `${documentId} ${locale ?? ''}`;

const timeOf = ({ updatedAt }: Row): number => new Date(updatedAt).getTime();

/** As the content manager names it: by the times of the two. */
const statusOf = (draft: Row, publishedAt: number | undefined): PublishState => {
  if (publishedAt === undefined) return 'draft';
  return timeOf(draft) > publishedAt ? 'modified' : 'published';
};

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The name of an administrator, as far as they have given one. */
export const nameOf = (person: unknown): string | undefined => {
  if (typeof person !== 'object' || person === null) return undefined;
  const { firstname, lastname } = person as { readonly firstname?: unknown; readonly lastname?: unknown };
  return textOf([textOf(firstname), textOf(lastname)].filter((part) => part !== undefined).join(' '));
};
