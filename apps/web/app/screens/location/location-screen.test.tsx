import { payloadId } from '@vitrine/core/world/ids';
import { aClip, aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import type { OverlayView } from '~/overlays/overlay-view.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { viewOf } from '~/showroom/testing/test-showroom.ts';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import config from '../../../react-router.config.ts';
import { LocationScreen } from './location-screen.tsx';
import type { LocationData } from '../page/page-data.ts';

const media: OverlayView = {
  kind: 'media',
  key: 'media-1',
  frame: { title: 'Film', size: 'bare' },
  closeHref: '/world/a',
  texts: {},
  styles: [],
  content: { items: [{ kind: 'video', media: aClip(), caption: '', href: '/world/a?media=1' }], start: 0 },
};
const sidebar: OverlayView = {
  kind: 'menu',
  key: 'menu',
  frame: { title: 'Menu', size: 'sidebar-left' },
  closeHref: '/world/a',
  texts: {},
  styles: [],
  content: { path: '', depth: 0, items: [], keysHref: '/world/a?keys' },
};

function render(changes: Partial<LocationView> = {}, overlays: readonly OverlayView[] = []) {
  const view = {
    ...viewOf('b'),
    breadcrumb: [{ title: 'World', href: '/world' }, { title: 'B' }],
    ...changes,
  };
  const page: LocationData = {
    screen: 'location',
    origin: 'https://showroom.example',
    view,
    overlays,
    notices: ['info__on_staging'],
    idle: {
      rules: { isEnabled: false, idleTime: 60, forgetsLogin: false },
      claim: '',
      programmeHref: '/programme',
      homeHref: '/',
      texts: {},
    },
  };
  const router = createMemoryRouter([{ path: '*', element: <LocationScreen page={page} /> }], {
    initialEntries: [view.href],
  });
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot())}>
      <WindowContext value={createWindow()}>
        <RouterProvider router={router} />
      </WindowContext>
    </Translations>,
  );
}

const previous = { title: 'A', href: '/world/a', payloadId: payloadId('a') };

/** The position of each of these in the page. */
function positionsOf(html: string, pieces: readonly string[]) {
  return pieces.map((piece) => html.indexOf(piece));
}

// The frame of overlays is loaded like their bodies; a static rendering does not wait for it.
beforeAll(() => vi.waitUntil(() => render({}, [media]).includes('data-overlay='), { timeout: 30_000 }));

describe('the layout of a location', () => {
  test('has header, page, notifications, lightbox and sidebars (spec 2.18)', () => {
    const html = render({}, [media, sidebar]);
    const pieces = [
      '<header',
      '<main',
      'data-notification=',
      'data-overlay="media-1"',
      'data-overlay="menu"',
    ];
    const positions = positionsOf(html, pieces);
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  test('shows that an overlay is loading until its code has come (spec 2.18)', () => {
    expect(render({}, [sidebar])).toMatch(/<h2 [^>]*>Menu<\/h2>.*<output [^>]*aria-label="Loading"/);
    expect(render()).not.toContain('aria-label="Loading"');
  });

  test('has arrows, the contacts and the navigation bar in landscape (spec 2.20)', () => {
    const bar = /<nav [^>]*aria-label="Navigation".*/.exec(render({ previous }))?.[0];
    expect(bar).toMatch(/<a [^>]*href="\/world\/a"[^>]*rel="prev"/);
    expect(bar).toMatch(/<a [^>]*href="\/world\/b\?contact"/);
  });

  test('has arrows, then the content, then the navigation bar in portrait (spec 2.21)', () => {
    const html = render({ previous });
    const positions = positionsOf(html, ['rel="prev"', 'id="content"', 'aria-label="Navigation"']);
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  test('has header, navigation bar and menu (spec 1.4)', () => {
    const html = render({ hasMenu: true });
    expect(html).toContain('<header');
    expect(html).toMatch(/<nav [^>]*aria-label="Navigation".*<a [^>]*href="\/world\/b\?menu"/);
  });

  test('is whole before any script runs (spec 1.7)', () => {
    expect(config.ssr).toBe(true);
    expect(render({ title: 'Hall', description: ['A bright place.'] })).toMatch(
      /<h1>Hall<\/h1>.*A bright place\./,
    );
  });
});
