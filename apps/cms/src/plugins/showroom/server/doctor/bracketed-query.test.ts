import { describe, expect, test } from 'vitest';
import { bracketedQuery } from './bracketed-query.ts';

describe('a query with brackets', () => {
  test('is read as Strapi reads it', () => {
    const query = '?populate[a][on][b.c][populate]=*&populate[d]=true&sort=id%3Aasc&locale=de';
    expect(bracketedQuery(query)).toEqual({
      populate: { a: { on: { 'b.c': { populate: '*' } } }, d: 'true' },
      sort: 'id:asc',
      locale: 'de',
    });
  });

  test('keeps a branch where it is also said to be a value', () => {
    expect(bracketedQuery('a[b]=1&a=2')).toEqual({ a: { b: '1' } });
    expect(bracketedQuery('a=2&a[b]=1')).toEqual({ a: { b: '1' } });
  });
});
