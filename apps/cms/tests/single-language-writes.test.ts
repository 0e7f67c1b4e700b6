import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import { bootForTests } from './booted-strapi.ts';

const { strapi } = await bootForTests();
const articles = documentsOf(strapi, ARTICLE);

/** How often products are read while `work` runs, for one article or several. */
async function readsOfProducts(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const count = ({ sql }: { readonly sql: string }): void => {
    if (/^select .*from .components_article_products. as .t0. left join/.test(sql)) reads += 1;
  };
  strapi.db.connection.on('query', count);
  try {
    await work();
  } finally {
    strapi.db.connection.removeListener('query', count);
  }
  return reads;
}

/** What an article says in a language. */
async function said(documentId: string, locale: string) {
  const row = await articles.findOne({ documentId, locale, populate: ['product'] });
  return {
    title: row?.['title'],
    number: row?.['public_id'],
    isUnlinked: row?.['shown_unlinked'],
    sku: (row?.['product'] as { readonly sku?: string } | null | undefined)?.sku,
  };
}

function product(sku: string): object {
  return { sku };
}

describe('the fields that all languages share', () => {
  test('are not read again for an entry in one language', async () => {
    const { documentId } = await articles.create({ data: { title: 'Robot', product: product('R-1') } });
    const single = await readsOfProducts(() => articles.update({ documentId, data: { title: 'Arm' } }));
    await articles.update({ documentId, locale: 'de', data: { title: 'Roboter' } });
    const several = await readsOfProducts(() => articles.update({ documentId, data: { title: 'Joint' } }));
    // Before the write and after it.
    expect(several - single).toBe(2);
  });

  test('reach a language that is added, and the other ones after each change', async () => {
    const { documentId } = await articles.create({
      data: { title: 'Robot', shown_unlinked: true, product: product('R-1') },
    });
    const { number } = await said(documentId, 'en');
    await articles.update({ documentId, locale: 'de', data: { title: 'Roboter' } });
    expect(await said(documentId, 'de')).toEqual({ title: 'Roboter', number, isUnlinked: true, sku: 'R-1' });

    await articles.update({ documentId, data: { shown_unlinked: false, product: product('R-2') } });
    expect(await said(documentId, 'de')).toEqual({ title: 'Roboter', number, isUnlinked: false, sku: 'R-2' });

    await articles.update({
      documentId,
      locale: 'de',
      data: { shown_unlinked: true, product: product('R-3') },
    });
    expect(await said(documentId, 'en')).toEqual({ title: 'Robot', number, isUnlinked: true, sku: 'R-3' });
  });

  test('reach a language that is saved first when the other one was there before', async () => {
    const { documentId } = await articles.create({ data: { title: 'Robot', product: product('R-1') } });
    await articles.update({
      documentId,
      locale: 'de',
      data: { title: 'Roboter', product: product('R-2') },
    });
    expect((await said(documentId, 'en')).sku).toBe('R-2');
  });
});
