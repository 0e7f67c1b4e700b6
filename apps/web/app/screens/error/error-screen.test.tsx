import { worldSlug } from '@vitrine/core/world/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import type { WorldView } from '~/page-data/location-view.ts';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import { ErrorScreen, FALLBACK_TEXTS, LastResort } from './error-screen.tsx';

/** An answer of a route as the router hands it to the error page. */
function answerWith(status: number, data: unknown = '') {
  return {
    status,
    statusText: '',
    internal: false,
    data,
  };
}

/** The texts are not there in this test: each is shown as its key. */
function render(error: unknown, notices: readonly TextKey[] = [], company?: string, rootWorld?: WorldView) {
  return renderToStaticMarkup(
    <Translations locale="de" texts={{}}>
      <WindowContext value={createWindow()}>
        <ErrorScreen error={error} homeHref="/de" notices={notices} company={company} rootWorld={rootWorld} />
      </WindowContext>
    </Translations>,
  );
}

describe('the error page', () => {
  test('says of a 404 that the page could not be found, and leads to the home page of the language (spec 2.10) (spec 8.5)', () => {
    const html = render(answerWith(404));
    expect(html).toContain('error__page_not_found');
    expect(html).toMatch(/<a [^>]*href="\/de"[^>]*>.*error__to_home/);
    expect(html).toContain('404');
  });

  test('says that the showroom is a staging system (spec 8.10)', () => {
    expect(render(answerWith(404), ['info__on_staging'])).toMatch(
      /data-notification="danger"[^>]*>info__on_staging/,
    );
    expect(render(answerWith(404))).not.toContain('info__on_staging');
  });

  test('says of a world that no code opens that it is closed, and of other closed places who can help', () => {
    expect(render(answerWith(403, { key: 'error__world_shut' }))).toContain('error__world_shut');
    for (const data of [{ key: 'error__no_access' }, '', null, { key: 'error__page_not_found' }]) {
      expect(render(answerWith(403, data))).toContain('error__no_access');
    }
  });

  test('has the logo and the colours of its world, and ends its title with the company', () => {
    const world = {
      name: 'Halle',
      href: '/de/halle',
      theme: { '--primary': '#123456' },
      header: [],
      logoMain: { name: 'Halle', looks: '', style: {} },
    };
    const html = render(answerWith(404, { key: 'error__page_not_found', world }), [], 'Norvane');
    expect(html).toMatch(/<div [^>]*style="--primary:#123456/);
    expect(html).toMatch(/<a [^>]*href="\/de\/halle"[^>]*>.*Halle.*<\/a>/);
    expect(html).toContain('<title>error__page_not_found · Norvane</title>');
  });

  test('has the logo and the colours of the root’s world where the error brings none', () => {
    const world: WorldView = {
      slug: worldSlug('werk'),
      name: 'Werk',
      href: '/de/werk',
      header: [],
      logoSidebar: { name: 'Werk', looks: '', style: {} },
      theme: { '--primary': '#654321' },
      logoMain: { name: 'Werk', looks: '', style: {} },
      sidebarTransitionTime: 0.4,
    };
    for (const error of [answerWith(503), new Error('broken')]) {
      const html = render(error, [], undefined, world);
      expect(html).toMatch(/<div [^>]*style="--primary:#654321/);
      expect(html).toMatch(/<a [^>]*href="\/de\/werk"[^>]*>.*Werk.*<\/a>/);
    }
  });

  test.each([
    ['of the router', answerWith(503), '503'],
    ['that was thrown', new Error('broken'), '500'],
    ['that is nothing at all', undefined, '500'],
  ])(
    'says of an error %s that it occurred on the server, with its status and a link to "/" (spec 2.10) (spec 8.6)',
    (_, error, status) => {
      const html = render(error);
      expect(html).toContain('error__other_error');
      expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*error__to_home/);
      expect(html).toContain(status);
    },
  );

  test('that cannot be rendered itself leaves a sentence and a link home (spec 2.10)', () => {
    const broken = new LastResort({ children: 'never shown' });
    broken.state = LastResort.getDerivedStateFromError();
    const html = renderToStaticMarkup(broken.render());
    expect(html).toContain(FALLBACK_TEXTS.error__other_error);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*Back to home/);
  });
});
