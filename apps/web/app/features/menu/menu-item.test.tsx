import { aClip, aPicture } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { MenuItem } from './menu-item.tsx';
import type { MenuItemView } from './menu-view.ts';

const watch = {
  onPointerEnter: () => undefined,
  onPointerLeave: () => undefined,
  onFocus: () => undefined,
  onBlur: () => undefined,
};

function render(looks: Pick<MenuItemView, 'picture' | 'glimpse'>) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <MenuItem
        item={{
          kind: 'submenu',
          link: { title: 'Robots', kind: 'openMenu', href: '?menu=robots', opensNewWindow: false },
          isCurrent: false,
          ...looks,
        }}
        pointing={{ isPointedAt: false, watch }}
      />
    </Translations>,
  );
}

test('keeps its cover beside the title, and fetches nothing else before it is pointed at', () => {
  const glimpse = { film: aClip({ name: 'cycle.mp4' }), picture: aPicture({ name: 'still.jpg' }) };
  const html = render({ picture: aPicture({ name: 'cover.jpg' }), glimpse });
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('cover');
  expect(html).not.toMatch(/<video|still|cycle/);
});

test('has a sign of its kind where there is no cover, whatever is shown while it is pointed at', () => {
  const html = render({ glimpse: { picture: aPicture() } });
  expect(html).toContain('<svg');
  expect(html).not.toContain('<img');
});
