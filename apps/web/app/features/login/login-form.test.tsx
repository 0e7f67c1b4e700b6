import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import { LoginForm } from './login-form.tsx';

const texts = interfaceTexts(aSnapshot(), ['page', 'access', 'problem', 'updater']);

function render(problem?: TextKey, help?: Parameters<typeof LoginForm>[0]['help']) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Translations locale="en" texts={texts}>
        <WindowContext value={createWindow()}>
          <LoginForm
            carried={{ redirect: '', locale: 'en', query: '' }}
            homeHref="/"
            buttonLabel="Log in"
            {...(problem && { problem })}
            {...(help && { help })}
          />
        </WindowContext>
      </Translations>
    </MemoryRouter>,
  );
}

test.each<[TextKey, string]>([
  ['error__email_password_validation', 'Invalid identifier or password'],
  ['error__invalid_input', 'Invalid Input. Please check your entry.'],
])('says of %s: %s (spec 5.4)', (key, sentence) => {
  const html = render(key);
  expect(html).toContain(`<span>${sentence}</span>`);
  expect(html).toContain('aria-invalid="true"');
});

test('leads those who have forgotten their password, and those who have no account, to someone', () => {
  const help = { forgotten: '/?contact&subject=forgotten', ask: '/?contact&subject=access' };
  const html = render(undefined, help);
  expect(html).toContain('<a href="/?contact&amp;subject=forgotten">Forgotten your password?</a>');
  expect(html).toContain('<a href="/?contact&amp;subject=access">Ask for access</a>');
  expect(render()).not.toContain('Ask for access');
});
