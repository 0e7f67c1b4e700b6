import type { ClientMedia } from '@vitrine/core/world/media';
import { aClip, aPicture } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import DashboardBody from './dashboard-body.tsx';

/** The links of a dashboard as they are drawn, without the scripts that a film waits for. */
function linksWith(...covers: readonly (ClientMedia | undefined)[]): readonly string[] {
  const links = covers.map((cover, index) =>
    Object.assign(
      {
        title: `Link ${index}`,
        kind: 'openArticle' as const,
        href: `?article=${index}`,
        opensNewWindow: false,
      },
      cover && { cover },
    ),
  );
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <DashboardBody content={{ html: '', figures: [], buttons: [], contacts: [], shelves: [], links }} />
    </Translations>,
  );
  return html.match(/<a [^>]*href="\?article=.*?<\/a>/g) ?? [];
}

test('a picture fills its tile, and a tile without one has the sign of what it opens', () => {
  const [pictured, plain] = linksWith(aPicture({ url: '/box-api/uploads/battery.jpg' }), undefined);
  expect(pictured).toMatch(/<img [^>]*battery/);
  expect(plain).not.toContain('<img');
  expect(plain?.match(/<svg/g)).toHaveLength(2);
});

test('a film is no picture: nothing tries to draw it as one', () => {
  expect(linksWith(aClip())[0]).not.toContain('<img');
});

test('links are a plain list where none of them has a picture', () => {
  const [link] = linksWith(undefined, undefined);
  expect(link?.match(/<svg/g)).toHaveLength(1);
});
