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
    .hits.map(({ title }) => title);
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

  test('says why: the line with the words, else how the text begins', () => {
    const [, charger] = createSearchIndexes().search(snapshot, 'robot').hits;
    expect(charger?.excerpt).toEqual([
      { text: 'Feeds the ', isMatch: false },
      { text: 'robot', isMatch: true },
      { text: ' at night.', isMatch: false },
    ]);
    expect(createSearchIndexes().findingsOf(snapshot, 'nv-6').lines['?article=0-robot-nv-6']).toEqual([
      { text: 'Quick and precise.', isMatch: false },
    ]);
  });

  test('offers what is spelt alike where nothing was found, and only there', () => {
    const { hits, near } = createSearchIndexes().search(snapshot, 'vorterbant');
    expect(hits).toEqual([]);
    expect(near.map(({ title }) => title)).toEqual(['Förderband']);
    expect(createSearchIndexes().search(snapshot, 'robot').near).toEqual([]);
  });

  test('finds locations, with the way there', () => {
    expect(createSearchIndexes().search(snapshot, 'entrance').hits[0]).toMatchObject({
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
    expect(indexes.search(large, title).hits[0]).toEqual(createSearchIndexes().search(large, title).hits[0]);
  });
});
