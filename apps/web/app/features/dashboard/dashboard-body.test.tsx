import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import DashboardBody from './dashboard-body.tsx';

test('has the board info and, in a part of its own, the board media (spec 1.5)', () => {
  const link = { title: 'Films', kind: 'openMedia', href: '?media=1', opensNewWindow: false } as const;
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <WindowContext value={createWindow()}>
        <DashboardBody
          content={{
            html: '<p>Fine</p>',
            figures: [{ value: '42', unit: '%', label: 'countries', trend: 'up', history: [1, 2] }],
            buttons: [],
            contacts: [],
            links: [],
            shelves: [{ link, count: 2, hasVideo: true }],
          }}
        />
      </WindowContext>
    </Translations>,
  );
  expect(html).toMatch(
    /aria-label="dashboard__figures".*42.*%.*countries.*dashboard__trend_up.*<path d="M2 26L94 2"/,
  );
  expect(html.match(/<a class="[^"]*_close_/g), 'one button closes both').toHaveLength(1);
  expect(html).toMatch(/aria-label="dashboard__info".*<p>Fine<\/p>.*aria-label="dashboard__media".*Films/);
});
