import type { Core } from '@strapi/strapi';
import type { DemoContent } from '../../../../demo/read-content.ts';
import { isDemoText } from '../../../../demo/read-content.ts';
import { entryName, SEED_TYPES } from './plan.ts';

interface Written {
  readonly documentId: string;
}

/** The part of Strapi's Document Service that the seed uses, for content types known only at run time. */
export interface Documents {
  findMany(options: object): Promise<readonly (Written & Readonly<Record<string, unknown>>)[]>;
  create(options: object): Promise<Written>;
  update(options: object): Promise<unknown>;
  publish(options: object): Promise<unknown>;
}

export const documentsOf = (strapi: Core.Strapi, uid: string): Documents =>
  strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as Documents;

export interface Standing {
  /** The document's id of every entry that already stands in the CMS, by the entry's name. */
  readonly documents: Map<string, string>;
  /** Those that the CMS made by itself and nobody has touched since: its settings after the first start. */
  readonly untouched: ReadonlySet<string>;
}

/**
 * The entries of the demo that already stand in the CMS. They are recognised by an attribute that no two
 * entries share, whoever made them.
 */
export const readStanding = async (strapi: Core.Strapi, content: DemoContent): Promise<Standing> => {
  const documents = new Map<string, string>();
  const untouched = new Set<string>();
  for (const { type, uid, identifiedBy } of SEED_TYPES) {
    const isSingle = identifiedBy === undefined;
    const fields = isSingle ? ['createdAt', 'updatedAt'] : [identifiedBy];
    const standing = await documentsOf(strapi, uid).findMany({ fields, status: 'draft', locale: 'en' });
    for (const [key, entry] of content.entries[type]) {
      const found = standing.find(
        (document) => isSingle || document[identifiedBy] === plain(entry[identifiedBy]),
      );
      if (found === undefined) continue;
      documents.set(entryName(type, key), found.documentId);
      if (isSingle && found['createdAt'] === found['updatedAt']) untouched.add(entryName(type, key));
    }
  }
  return { documents, untouched };
};

const plain = (value: unknown): unknown => (isDemoText(value) ? value.en : value);
