import type { Core } from '@strapi/strapi';
import { documentsOf } from '../src/content-model/documents.ts';
import { attributesIn } from '../src/content-model/model.ts';
import { populateAll } from '../src/content-model/stored-entries.ts';

const ADDED: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
]);

/**
 * What an entry holds in a language, as a text: read as the web server does, which shares no code with what keeps
 * versions.
 *
 * @returns Undefined where it is not there.
 */
export async function seenContent(
  strapi: Core.Strapi,
  uid: string,
  where: { readonly documentId: string; readonly locale: string; readonly stage: 'saved' | 'published' },
): Promise<string | undefined> {
  const { documentId, locale, stage } = where;
  const found = await documentsOf(strapi, uid).findOne({
    documentId,
    locale,
    status: stage === 'saved' ? 'draft' : 'published',
    populate: populateAll(attributesIn(strapi), uid),
  });
  return found === null ? undefined : JSON.stringify(withoutNumbers(found));
}

/** Rows and their dates are new at every publish; the numbers of files stay. */
function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('hash' in value) return { hash: value.hash };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ADDED.has(name))
      // Strapi names its attributes in the order in which it has found them.
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, withoutNumbers(part)]),
  );
}
