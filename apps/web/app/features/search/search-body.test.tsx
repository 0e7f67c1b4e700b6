import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import SearchBody from './search-body.tsx';

test('has a field to search in (spec 1.4)', () => {
  const content = { query: 'robot', hits: [], pageHref: '/hall', indexHref: '/index', documentsHref: '/pdf' };
  const router = createMemoryRouter([{ path: '*', element: <SearchBody content={content} /> }]);
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <WindowContext value={createWindow()}>
        <RouterProvider router={router} />
      </WindowContext>
    </Translations>,
  );
  expect(html).toMatch(/<input [^>]*type="search"[^>]*name="search" value="robot"/);
});
