import type { Article } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import { aLocation } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoreTexts, Translations } from '~/i18n/translations.tsx';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import CompareBody from './compare-body.tsx';

function anArticle(id: number, reach: string): Article {
  return {
    id: overlayId(id),
    title: `Robot NV-${id}`,
    summary: '',
    tags: [],
    sections: [
      {
        kind: 'table',
        title: '',
        rows: [
          ['Property', 'Value'],
          ['Reach', reach],
          ['Axes', '6'],
          ...(id === 1 ? [['Weight', '138 kg']] : []),
        ],
      },
    ],
    actionButtons: [],
  };
}

function open(query: string) {
  const bundle = someContent({ articles: [anArticle(1, '1 m'), anArticle(2, '3 m'), anArticle(3, '4 m')] });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location: aLocation(), canEnter: () => true };
  return buildOverlays(aServerContext({ bundle }), request, new URLSearchParams(query));
}

test('two articles are compared under an address, and others are offered', () => {
  const [comparison] = open('?compare=1~2').overlays;
  if (comparison?.kind !== 'compare') throw new Error('There is no comparison.');
  expect(comparison.content.others).toEqual([
    { title: 'Robot NV-3', href: '/showroom/entrance?compare=1~3' },
  ]);
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <MoreTexts texts={comparison.texts}>
        <CompareBody content={comparison.content} />
      </MoreTexts>
    </Translations>,
  );
  expect(html).toContain('1 difference, marked');
  expect(html).toMatch(/Reach<span[^>]*>≠ different<\/span>/);
  expect(html).not.toMatch(/Axes<span/);
  expect(html).toContain('not stated');
});

test.each(['?compare=1', '?compare=1~1', '?compare=1~9', '?compare=x~1'])(
  '%s opens nothing, and the page says so',
  (query) => {
    expect(open(query)).toMatchObject({ overlays: [], isAnyMissing: true });
  },
);
