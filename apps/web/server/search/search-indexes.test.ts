import { overlayId } from '@vitrine/core/world/ids';
import { aLargeShowroom, aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { createSearchIndexes } from './search-indexes.ts';

const snapshot = aSnapshot({
  articles: [
    ['Robot NV-6', 'Quick and precise.', 'Six axes'],
    ['Förderband', 'Überwachung in Echtzeit', 'Logistik'],
    ['Charger', 'Feeds the robot at night.', 'Energy'],
  ].map(([title = '', summary = '', tag = ''], index) => ({
    id: overlayId(index),
    title,
    summary,
    tags: [tag],
    sections: [],
    actionButtons: [],
  })),
});

function found(query: string) {
  return createSearchIndexes()
    .search(snapshot, query)
    .map(({ title }) => title);
}

describe('search', () => {
  test('puts a word of the title before one of the text', () => {
    expect(found('robot')).toEqual(['Robot NV-6', 'Charger']);
  });

  test('finds by beginnings, with typing errors, without accents, by tags', () => {
    expect(found('robo')).toContain('Robot NV-6');
    expect(found('robat')).toContain('Robot NV-6');
    expect(found('charegr')).toEqual(['Charger']);
    expect(found('uberwachung')).toEqual(['Förderband']);
    expect(found('logistik')).toEqual(['Förderband']);
  });

  test('finds locations, with the way there', () => {
    expect(createSearchIndexes().search(snapshot, 'entrance')[0]).toMatchObject({
      kind: 'location',
      walk: 'entrance',
      href: '/showroom/entrance',
    });
  });

  test.each(['', '   ', '"', '(', '\\', '*', 'x'.repeat(10_000)])('answers %j with nothing', (query) => {
    expect(found(query)).toEqual([]);
  });

  test('is ready ahead of the first question, and the same', async () => {
    const indexes = createSearchIndexes();
    const large = aLargeShowroom({ locations: 500, seed: 1 });
    await indexes.warm(large);
    const title = large.locations[250]?.title ?? '';
    expect(indexes.search(large, title)[0]).toEqual(createSearchIndexes().search(large, title)[0]);
  });
});
