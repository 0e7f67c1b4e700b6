import type { SearchHit } from '@vitrine/core/search/search-entry';
import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import SearchBody from './search-body.tsx';
import type { SearchView } from './search-view.ts';

function aHit(title: string, more: Partial<SearchHit> = {}): SearchHit {
  return { kind: 'article', title, context: '', href: `?article=${title}`, ...more };
}

function render(changes: Partial<SearchView>) {
  const content: SearchView = {
    query: '',
    hits: [],
    near: [],
    popular: [],
    topics: [],
    contactHref: '/hall?contact',
    pageHref: '/hall',
    indexHref: '/index',
    documentsHref: '/pdf',
    ...changes,
  };
  const router = createMemoryRouter([{ path: '*', element: <SearchBody content={content} /> }]);
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot(), ['search'])}>
      <WindowContext value={createWindow()}>
        <RouterProvider router={router} />
      </WindowContext>
    </Translations>,
  );
}

test('has a field to search in (spec 1.4)', () => {
  expect(render({ query: 'robot' })).toMatch(/<input [^>]*type="search"[^>]*name="search" value="robot"/);
});

test('shows topics and popular articles before anything is typed', () => {
  const html = render({
    popular: [aHit('Gripper')],
    topics: [{ title: 'Energy', href: '/hall?search=Energy' }],
  });
  expect(html).toMatch(/<h3>By topic<\/h3>.*href="\/hall\?search=Energy".*<h3>Popular<\/h3>.*Gripper/);
});

test('shows the best hit first, and why each was found', () => {
  const excerpt = [
    { text: 'A quick ', isMatch: false },
    { text: 'robot', isMatch: true },
  ];
  const html = render({ query: 'robot', hits: [aHit('Charger', { excerpt }), aHit('Dock')] });
  expect(html).toMatch(/Best result<\/h3>.*Charger.*A quick <mark>robot<\/mark>.*<h3>Articles<\/h3>.*Dock/);
  expect(html.match(/Charger/g)).toHaveLength(2);
});

test('is no dead end where nothing is found: what is spelt alike, and someone to ask', () => {
  const html = render({ query: 'robbod', near: [aHit('Robot')] });
  expect(html).toContain('No results for “robbod”.');
  expect(html).toMatch(
    /Close to what you typed.*Robot.*href="\/hall\?contact&amp;subject=robbod"[^>]*>Ask us about “robbod”/,
  );
});
