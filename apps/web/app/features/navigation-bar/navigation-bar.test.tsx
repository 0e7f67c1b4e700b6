import { aSnapshot } from '@vitrine/core/testing';
import { payloadId } from '@vitrine/core/world/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { NavigationBar } from './navigation-bar.tsx';

function barWith(changes: Partial<Parameters<typeof NavigationBar>[0]>) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot())}>
      <NavigationBar
        links={{ menu: '/hall?menu', contact: '/hall?contact' }}
        breadcrumb={[{ title: 'World', href: '/world' }, { title: 'Hall' }]}
        isBreadcrumbInHeader={false}
        onBack={() => undefined}
        {...changes}
      />
    </Translations>,
  );
}

test('has the menu on the left, back and breadcrumb after it, and the contacts on the right (spec 2.20)', () => {
  const html = barWith({});
  const found = [
    ...html.matchAll(/class="_(start|centre|end)_|href="\/hall\?(menu|contact)"|<(button|ol)\b/g),
  ].map((match) => match.slice(1).find(Boolean));
  expect(found).toEqual(['start', 'menu', 'centre', 'button', 'ol', 'end', 'contact']);
  expect(html).toMatch(/_centre_.*<button [^>]*aria-label="Back".*<ol>.*World.*Hall.*<\/ol>.*_end_/);
});

test('keeps both arrows and the step back where one of them leads nowhere', () => {
  const previous = { title: 'Lobby', href: '/lobby', payloadId: payloadId('lobby') };
  const html = barWith({ previous, onBack: undefined });
  expect(html).toMatch(/<a href="\/lobby"[^>]*aria-label="Previous: Lobby">/);
  expect(html).toMatch(/<a role="link" aria-disabled="true"[^>]*aria-label="Last room">/);
  expect(html).toMatch(/<button [^>]*aria-label="Back" aria-disabled="true"/);
  expect(barWith({ previous })).toMatch(/<button [^>]*aria-label="Back" aria-disabled="false"/);
});

test('shows the colour of the group as a line, and nothing else of it', () => {
  expect(barWith({ tint: '#0b5563' })).toMatch(/<nav [^>]*style="--bar-line:#0b5563"/);
});
