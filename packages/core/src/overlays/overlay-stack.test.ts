import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doorOf } from '../world/door.ts';
import { overlayId, payloadId } from '../world/ids.ts';
import {
  closeTop,
  formatOverlayStack,
  NUMBERED_OVERLAYS,
  openOver,
  parseOverlayStack,
  PLACES_TABS,
} from './overlay-stack.ts';
import type { OverlayRef, OverlayStack, QueryReader } from './overlay-stack.ts';

/** Core knows no platform; browsers and Node have it. */
declare const URLSearchParams: new (query: string) => QueryReader;
declare const decodeURIComponent: (text: string) => string;

function parse(query: string) {
  return parseOverlayStack(new URLSearchParams(query));
}

describe('parseOverlayStack', () => {
  test('reads the overlays of specification section 2 in the order of the query, and nothing else', () => {
    expect(parse('?article=12-robot-nv-6&utm_source=9&dashboard=0&fbclid=x&iframe=3')).toEqual([
      { kind: 'article', id: 12 },
      { kind: 'dashboard', id: 0 },
      { kind: 'iframe', id: 3 },
    ]);
    expect(parse('?iframe=3&article=7-').map(({ kind }) => kind)).toEqual(['iframe', 'article']);
    expect(parse('')).toEqual([]);
  });

  test.each([
    'article=-1',
    'article=x',
    'article=',
    'article=1.5',
    'article=1e3',
    'article=12robot',
    'dashboard=4-title',
    'iframe=99999999999999999999',
    'pdf=x',
  ])('ignores %s (spec 2.28) (spec 5.8)', (query) => {
    expect(parse(query)).toEqual([]);
  });

  test('gives pages and items only to what has them, and counts from 1 (spec 4.23)', () => {
    expect(parse('pdf=5&page=3&item=2')).toEqual([{ kind: 'pdf', id: 5, page: 3, item: 2 }]);
    expect(parse('media=5&page=3&item=2')).toEqual([{ kind: 'media', id: 5, item: 2 }]);
    expect(parse('article=5&page=3&item=2')).toEqual([{ kind: 'article', id: 5 }]);
    expect(parse('pdf=5&page=0&item=-2')).toEqual([{ kind: 'pdf', id: 5 }]);
  });

  test('reads the nested menus that were entered, though not endlessly many', () => {
    expect(parse('menu')).toEqual([{ kind: 'menu', trail: [] }]);
    expect(parse('menu=a~b')).toEqual([{ kind: 'menu', trail: ['a', 'b'] }]);
    expect(parse(`menu=${'a~'.repeat(1000)}`)).toEqual([{ kind: 'menu', trail: Array(8).fill('a') }]);
  });
});

const numbered: fc.Arbitrary<OverlayRef> = fc.record({
  kind: fc.constantFrom(...NUMBERED_OVERLAYS),
  id: fc.nat().map((id) => overlayId(id)),
});
const panels: fc.Arbitrary<OverlayRef> = fc.oneof(
  fc.record({
    kind: fc.constant('menu' as const),
    trail: fc.array(fc.stringMatching(/^[\w &?%-]+$/), { maxLength: 8 }),
  }),
  fc.record({ kind: fc.constant('places' as const), tab: fc.constantFrom(...PLACES_TABS) }),
  fc.record({ kind: fc.constant('search' as const), query: fc.stringMatching(/^[\wäß&?%=+-]*$/) }),
  fc.record({ kind: fc.constantFrom('share' as const, 'keys' as const) }),
  fc.record(
    {
      kind: fc.constant('contact' as const),
      subject: fc.stringMatching(/^[\wäß&?%=+-]{1,150}$/),
      product: fc.nat().map((id) => overlayId(id)),
    },
    { requiredKeys: ['kind'] },
  ),
);
const comparisons: fc.Arbitrary<OverlayRef> = fc
  .uniqueArray(fc.nat(), { minLength: 2, maxLength: 2 })
  .map(([left = 0, right = 1]) => ({ kind: 'compare', articles: [overlayId(left), overlayId(right)] }));
const overlays = fc.oneof(numbered, panels, comparisons);
const stacks = fc
  .array(overlays)
  .map((refs) => refs.reduce<OverlayStack>((stack, overlay) => openOver(stack, overlay), []));

describe('the overlay that asks for an access code', () => {
  const door = doorOf(payloadId('vault'));

  test('is named by the door, and by nothing that is no door', () => {
    expect(parse(`code=${door}`)).toEqual([{ kind: 'code', door }]);
    for (const value of ['', 'x', '-1', '1.5', 'vault', '99999999999']) {
      expect(parse(`code=${value}`)).toEqual([]);
    }
    expect(formatOverlayStack([{ kind: 'code', door }])).toBe(`?code=${door}`);
  });

  test('lies on top of everything else, once, and opens over content', () => {
    expect(parse(`code=${door}&article=7`).map(({ kind }) => kind)).toEqual(['article', 'code']);
    const article: OverlayRef = { kind: 'article', id: overlayId(7) };
    expect(openOver([article], { kind: 'code', door })).toEqual([article, { kind: 'code', door }]);
    expect(openOver([{ kind: 'menu', trail: [] }], { kind: 'code', door })).toEqual([{ kind: 'code', door }]);
  });
});

describe('formatOverlayStack', () => {
  test('writes an article’s title for the eye (spec 2.28)', () => {
    const article: OverlayRef = {
      kind: 'article',
      id: overlayId(12),
      title: ' Robot “NV-6” — größer & schneller! ',
    };
    expect(decodeURIComponent(formatOverlayStack([article]))).toBe('?article=12-robot-nv-6-großer-schneller');
    expect(
      formatOverlayStack([
        { ...article, title: '…' },
        { kind: 'pdf', id: overlayId(2), page: 3 },
      ]),
    ).toBe('?article=12&pdf=2&page=3');
    expect(formatOverlayStack([])).toBe('');
  });

  test('is read back whatever is open', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        expect(parse(formatOverlayStack(stack))).toEqual(stack);
      }),
    );
  });
});

describe('openOver', () => {
  test('stacks over content, replaces its own kind and panels', () => {
    const article: OverlayRef = { kind: 'article', id: overlayId(1) };
    const pdf: OverlayRef = { kind: 'pdf', id: overlayId(2) };
    const other: OverlayRef = { kind: 'article', id: overlayId(3) };
    expect(openOver([article], pdf)).toEqual([article, pdf]);
    expect(openOver([article, pdf], other)).toEqual([other]);
    expect(openOver([{ kind: 'menu', trail: [] }], article)).toEqual([article]);
    expect(openOver([article], { kind: 'contact' })).toEqual([article, { kind: 'contact' }]);
  });

  test('never holds a kind twice, and ends with what was opened; closing takes that away (spec 4.23)', () => {
    fc.assert(
      fc.property(stacks, overlays, (stack, overlay) => {
        const opened = openOver(stack, overlay);
        const kinds = opened.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(opened.at(-1)).toBe(overlay);
        expect(closeTop(opened)).not.toContain(overlay);
      }),
    );
  });
});
