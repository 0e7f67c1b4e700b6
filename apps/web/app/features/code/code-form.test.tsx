import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import { CodeForm } from './code-form.tsx';

test('has a keyboard of its own for the password (spec 2.29)', () => {
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <WindowContext value={createWindow()}>
        <CodeForm view={{ fields: { locale: 'en', page: '/' } }} tone="light" onOpened={() => undefined} />
      </WindowContext>
    </Translations>,
  );
  const keyboard = /<fieldset [^>]*aria-label="code__keys".*<\/fieldset>/.exec(html)?.[0] ?? '';
  const keys = [...keyboard.matchAll(/<button [^>]*>(\d)<\/button>/g)].map(([, key]) => key);
  expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']);
  expect(html).toMatch(/<input [^>]*type="password"/);
});
