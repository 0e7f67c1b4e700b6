import { aPicture } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import type { HeaderPart } from '~/page-data/location-view.ts';
import { viewOf } from '~/showroom/testing/test-showroom.ts';
import { Header } from './header.tsx';

function headerWith(...header: readonly HeaderPart[]) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <Header
        world={{ ...viewOf('a').world, header }}
        breadcrumb={[{ title: 'World', href: '/world' }, { title: 'Hall' }]}
        appLogo={aPicture()}
      >
        <button type="button">Search</button>
      </Header>
    </Translations>,
  );
}

/** The elements in the order of the page, by their kind. */
function orderIn(html: string) {
  return [...html.matchAll(/data-logo=|<nav|<img|<button/g)].map(([found]) => found);
}

const logo: HeaderPart = { name: 'world-logo', look: '', isAtEnd: false };
const breadcrumb: HeaderPart = { name: 'breadcrumb', look: 'on-paper large', isAtEnd: false };

test('has its elements in the editor’s order, those at the end before the tools', () => {
  expect(orderIn(headerWith({ ...logo, isAtEnd: true }, breadcrumb))).toEqual([
    '<nav',
    'data-logo=',
    '<button',
  ]);
});

test('gives an element its looks as words, and no class of an editor', () => {
  const html = headerWith(logo, breadcrumb);
  expect(html).toMatch(/<nav [^>]*data-look="on-paper large"/);
  expect(html).not.toMatch(/class="[^"]*\bon-paper\b/);
});

test('shows the world’s logo, the breadcrumb and the app’s logo (spec 2.19)', () => {
  const appLogo: HeaderPart = { name: 'app-logo', look: '', isAtEnd: false };
  const html = headerWith(logo, breadcrumb, appLogo);
  expect(orderIn(html)).toEqual(['data-logo=', '<nav', '<img', '<button']);
  expect(html).toMatch(/<nav [^>]*>.*World.*Hall.*<\/nav>/);
});

test('has the logo where nothing is said', () => {
  expect(orderIn(headerWith())).toEqual(['data-logo=', '<button']);
});
