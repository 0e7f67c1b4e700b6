import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { NavigationBar } from './navigation-bar.tsx';

test('has the menu on the left, back and breadcrumb after it, and the contacts on the right (spec 2.20)', () => {
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot())}>
      <NavigationBar
        links={{ menu: '/hall?menu', contact: '/hall?contact' }}
        breadcrumb={[{ title: 'World', href: '/world' }, { title: 'Hall' }]}
        isBreadcrumbInHeader={false}
        onBack={() => undefined}
      />
    </Translations>,
  );
  const found = [
    ...html.matchAll(/class="_(start|centre|end)_|href="\/hall\?(menu|contact)"|<(button|ol)\b/g),
  ].map((match) => match.slice(1).find(Boolean));
  expect(found).toEqual(['start', 'menu', 'centre', 'button', 'ol', 'end', 'contact']);
  expect(html).toMatch(/_centre_.*<ol>.*World.*Hall.*<\/ol>.*_end_/);
});
