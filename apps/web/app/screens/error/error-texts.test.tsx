import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import { ErrorScreen } from './error-screen.tsx';

const texts = interfaceTexts(aSnapshot());

function render(error: unknown) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={texts}>
      <WindowContext value={createWindow()}>
        <ErrorScreen error={error} homeHref="/de" notices={[]} />
      </WindowContext>
    </Translations>,
  );
}

test('a page that is not there is said to be none (spec 8.5) (spec 2.10)', () => {
  const html = render({ status: 404, statusText: '', internal: false, data: '' });
  expect(html).toContain('<h1>This page could not be found</h1>');
  expect(html).toMatch(/<a [^>]*href="\/de"[^>]*>.*Back to home/);
});

test('anything else is an error on the server (spec 8.7)', () => {
  expect(render(new Error('broken'))).toContain('<h1>An error occurred on server</h1>');
});
