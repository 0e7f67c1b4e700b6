import { aSnapshot } from '@vitrine/core/testing';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import { Notices } from './notices.tsx';

const css = readFileSync(new URL('notices.module.css', import.meta.url), 'utf8');

function render(notice: TextKey) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot())}>
      <WindowContext value={createWindow()}>
        <Notices notices={[notice]} />
      </WindowContext>
    </Translations>,
  );
}

test('says that no default world is set (spec 1.8)', () => {
  expect(render('error__default_world_missing')).toMatch(
    /data-notification="danger"[^>]*>Default world is not set!/,
  );
});

test('says on a staging system that it is one, at the top centre and in the HTML of the page (spec 8.10)', () => {
  const html = render('info__on_staging');
  expect(html).toMatch(/data-notification="danger"[^>]*>You are currently on our staging page\./);
  expect(css).toMatch(
    /\.notices \{\s+position: fixed;\s+inset: calc\([^;]+\) 0 auto;[^}]*justify-items: center;/,
  );
});
