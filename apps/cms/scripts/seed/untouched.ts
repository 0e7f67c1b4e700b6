import type { Core } from '@strapi/strapi';
import type { Content } from '../../src/world-transfer/content.ts';
import { entryName } from '../../src/world-transfer/content.ts';
import { documentsOf } from '../../src/content-model/documents.ts';

/** Entries that the CMS created itself and that are unchanged since: its settings after the first start. */
export async function readUntouched(strapi: Core.Strapi, content: Content): Promise<ReadonlySet<string>> {
  const untouched = new Set<string>();
  for (const { type, uid, identifiedBy } of content.types) {
    if (identifiedBy !== undefined) continue;
    const [existing] = await documentsOf(strapi, uid).findMany({
      fields: ['createdAt', 'updatedAt'],
      status: 'draft',
      locale: content.homeLocale,
    });
    if (existing === undefined || existing['createdAt'] !== existing['updatedAt']) continue;
    for (const key of content.entries[type]?.keys() ?? []) untouched.add(entryName(type, key));
  }
  return untouched;
}
