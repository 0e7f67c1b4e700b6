import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { FrameProvider } from '~/ui/frame.tsx';
import IframeBody from './iframe-body.tsx';

test('has a button that closes it (spec 2.25)', () => {
  const frame = {
    title: 'Configurator',
    closeHref: '/hall',
    closeLabel: 'Close',
    close: () => undefined,
    isLeaving: false,
  };
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <FrameProvider value={frame}>
        <IframeBody content={{ url: 'https://example.com/', title: 'Configurator', isAllowed: true }} />
      </FrameProvider>
    </Translations>,
  );
  expect(html).toMatch(/<h2 [^>]*>Configurator<\/h2><a [^>]*href="\/hall" aria-label="Close"/);
});
