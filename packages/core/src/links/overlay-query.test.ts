import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlayId } from '../world/ids.ts';
import { formatArticleParameter, formatOverlays, parseOverlays, type QueryReader } from './overlay-query.ts';

/** Core knows no platform; browsers and Node have it. */
declare const URLSearchParams: new (query: string) => QueryReader;

const parse = (query: string) => parseOverlays(new URLSearchParams(query));

describe('parseOverlays', () => {
  it('reads the three overlays and nothing else', () => {
    expect(parse('?article=12-robot-nv-6&dashboard=0&iframe=3&fbclid=x&utm_source=9')).toEqual({
      article: 12,
      dashboard: 0,
      iframe: 3,
    });
    expect(parse('')).toEqual({});
  });

  it('takes an article with or without its title', () => {
    expect(parse('article=7')).toEqual({ article: 7 });
    expect(parse('article=7-')).toEqual({ article: 7 });
  });

  it.each(['article=-1', 'article=x', 'article=', 'article=1.5', 'article=1e3', 'article=12robot'])(
    'ignores %s',
    (query) => {
      expect(parse(query)).toEqual({});
    },
  );

  it('ignores numbers that are none of an overlay', () => {
    expect(parse('dashboard=4-title&iframe=99999999999999999999')).toEqual({});
  });
});

describe('formatOverlays', () => {
  it('writes the title for the eye', () => {
    const article = { id: overlayId(12), title: ' Robot “NV-6” — größer & schneller! ' };
    expect(formatArticleParameter(article)).toBe('12-robot-nv-6-großer-schneller');
    expect(formatOverlays({ article: { id: overlayId(1), title: 'Crème brûlée' } })).toBe(
      '?article=1-creme-brulee',
    );
    expect(formatOverlays({ article: { id: overlayId(1), title: '…' }, dashboard: overlayId(2) })).toBe(
      '?article=1&dashboard=2',
    );
    expect(formatOverlays({})).toBe('');
  });

  it('is read back by parseOverlays whatever the title is', () => {
    const ids = fc.integer({ min: 0, max: 1_000_000 }).map((id) => overlayId(id));
    fc.assert(
      fc.property(ids, ids, ids, fc.string({ unit: 'grapheme' }), (article, dashboard, iframe, title) => {
        const query = formatOverlays({ article: { id: article, title }, dashboard, iframe });
        expect(parse(query)).toEqual({ article, dashboard, iframe });
      }),
    );
  });
});
