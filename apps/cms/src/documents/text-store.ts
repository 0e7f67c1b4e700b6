import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { DocumentProblem } from '@vitrine/core/search/page-text';
import { DOCUMENT_TEXT } from './document-text-type.ts';

/** How far the reading of a PDF has got; still `reading` if the CMS was killed during it. */
export type TextState = 'reading' | 'read' | DocumentProblem;

/** A line of the table. */
export interface StoredText {
  readonly file: string;
  readonly state: TextState;
  /** How often it was begun. */
  readonly attempts: number;
  /** Equal version, equal words; null where there are none. */
  readonly version: string | null;
  readonly pages: readonly string[] | null;
}

/** The words of PDFs in the CMS's database, by the names of their files (`documentFileOf` in core). */
export interface TextStore {
  readonly get: (file: string) => Promise<StoredText | undefined>;
  readonly set: (text: Omit<StoredText, 'version'>) => Promise<void>;
  readonly remove: (file: string) => Promise<void>;
  /** All rows, without the words. */
  readonly all: () => Promise<readonly Omit<StoredText, 'pages'>[]>;
}

/** Characters of a version: 64 bits. */
const VERSION_LENGTH = 16;

export function createTextStore(strapi: Core.Strapi): TextStore {
  const rows = () => strapi.db.query(DOCUMENT_TEXT);
  return {
    get: async (file) => ((await rows().findOne({ where: { file } })) as StoredText | null) ?? undefined,
    set: async ({ file, state, attempts, pages }) => {
      const version =
        pages === null
          ? null
          : createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, VERSION_LENGTH);
      const data = { file, state, attempts, version, pages };
      const known = await rows().findOne({ where: { file }, select: ['id'] });
      if (known === null) await rows().create({ data });
      else await rows().update({ where: { id: known.id }, data });
    },
    remove: async (file) => {
      await rows().deleteMany({ where: { file } });
    },
    all: () => rows().findMany({ select: ['file', 'state', 'attempts', 'version'], orderBy: 'file' }),
  };
}
