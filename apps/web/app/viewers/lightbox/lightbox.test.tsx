import { aPicture } from '@vitrine/core/testing';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { Lightbox } from './lightbox.tsx';

const css = readFileSync(new URL('lightbox.module.css', import.meta.url), 'utf8');

function render(...names: readonly string[]) {
  const items = names.map((name) => ({
    kind: 'picture' as const,
    href: `/hall?media=1&item=${name}`,
    caption: name,
    media: aPicture({ name }),
  }));
  const router = createMemoryRouter([{ path: '*', element: <Lightbox items={items} start={0} /> }]);
  return renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <RouterProvider router={router} />
    </Translations>,
  );
}

test('has thumbnails at the bottom, below what is shown, and no button that starts a slideshow (spec 2.23)', () => {
  const html = render('one', 'two', 'three');
  expect(html).toMatch(/_stage_.*<nav [^>]*_thumbnails_/);
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(css).toMatch(/\.lightbox \{[^}]*flex-direction: column;/);
  expect(css).toMatch(/\.stage \{[^}]*flex: 1;/);
  const buttons = [...html.matchAll(/<button [^>]*aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(buttons).toEqual(['media__zoom_out', 'media__zoom_in']);
  expect(render('one')).not.toContain('<nav');
});

test('lies above everything else of the page (spec 2.23)', () => {
  expect(render('one')).toMatch(/<div [^>]*_lightbox_[^>]*style="z-index:99999"/);
});

test('keeps the room of captions beside one that has none, so that no picture is smaller for its caption', () => {
  expect(render('', 'Two')).toMatch(/<p [^>]*_caption_[^>]*><\/p>/);
  expect(render('', '')).not.toContain('_caption_');
  expect(css).toMatch(/\.caption \{[^}]*\n {4}height: calc\(2\.9em/);
});
