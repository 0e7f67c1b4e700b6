import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Workplace } from '../kinds/table-kind.ts';

/** The draft of an article in the one language of the shelf. */
export interface ShelvedArticle {
  readonly id: number;
  readonly documentId: string;
  readonly locale: string;
  readonly public_id: number;
  title: string;
  summary: string | null;
  readonly cover_focus: null;
  readonly shown_unlinked: boolean;
  updatedAt: string;
  readonly category: null;
  readonly product: null;
}

interface Options {
  readonly documentId?: string;
  readonly data: Partial<ShelvedArticle>;
}

const CONTENT_TYPE = { options: { draftAndPublish: true }, pluginOptions: { i18n: { localized: true } } };
const ATTRIBUTES = {
  title: { type: 'string', required: true },
  summary: { type: 'text' },
  cover_focus: { type: 'enumeration', enum: ['top', 'centre', 'bottom'] },
  shown_unlinked: { type: 'boolean' },
};

/** What a table needs of the CMS, in memory and with articles in English alone. */
export function articleShelf() {
  const rows: ShelvedArticle[] = [];
  /** As a database does: a failed one leaves nothing. */
  const transaction = async <Result>(work: (given: object) => Promise<Result>): Promise<Result> => {
    const before = rows.map((row) => ({ ...row }));
    const committed: (() => void)[] = [];
    const onCommit = (after: () => void): void => void committed.push(after);
    try {
      const result = await work({ trx: undefined, onCommit });
      for (const after of committed) after();
      return result;
    } catch (error) {
      rows.splice(0, rows.length, ...before);
      throw error;
    }
  };
  const faults: Error[] = [];
  let ticks = 0;
  const tick = (): string => new Date((ticks += 1)).toISOString();
  const breakIfTold = (): void => {
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
  };
  const documents = {
    async create({ data }: Options) {
      breakIfTold();
      if (rows.some((row) => row.public_id === data.public_id)) {
        throw new errors.ValidationError('The number belongs to another article.');
      }
      const row: ShelvedArticle = {
        id: rows.length + 1,
        documentId: `document-${data.public_id}`,
        locale: 'en',
        public_id: data.public_id ?? 0,
        title: data.title ?? '',
        summary: data.summary ?? null,
        cover_focus: null,
        shown_unlinked: false,
        updatedAt: tick(),
        category: null,
        product: null,
      };
      rows.push(row);
      return row;
    },
    async update({ documentId, data }: Options) {
      breakIfTold();
      const row = rows.find((one) => one.documentId === documentId);
      if (row !== undefined) Object.assign(row, data, { updatedAt: tick() });
      return row;
    },
  };
  const query = (uid: string) => ({
    findMany: async ({
      where,
    }: {
      readonly where: { readonly documentId?: { readonly $in: readonly string[] } };
    }) =>
      uid === 'api::article.article'
        ? rows.filter((row) => where.documentId?.$in.includes(row.documentId) !== false)
        : [],
  });
  const strapi = {
    contentType: () => CONTENT_TYPE,
    db: {
      dialect: { client: 'sqlite' },
      connection: { client: { pool: { numUsed: () => 0, numPendingAcquires: () => 0 } } },
      query,
      transaction,
    },
    documents: () => documents,
    log: { error: () => undefined, warn: () => undefined },
    // Nobody's worlds are limited.
    plugin: () => ({ service: () => ({ initiator: () => undefined }) }),
  } as unknown as Core.Strapi;

  return {
    strapi,
    rows,
    /** The next writes fail with these, in order. */
    faults,
    /** As another editor would. */
    change: (documentId: string, title: string) => documents.update({ documentId, data: { title } }),
    workplaceOf: (id: number, can: Workplace['account']['can'] = () => true) =>
      ({
        strapi,
        locales: ['en'],
        together: (_: unknown, work: () => Promise<void>) => work(),
        rows: { attributesOf: () => ATTRIBUTES },
        account: { id, can, newRow: () => ({}), stamp: (data: object) => ({ ...data }) },
      }) as unknown as Workplace,
  };
}
