import type { Article, Dashboard, Menu, MenuItem } from '@vitrine/core/world/content';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import { aClip, aLocation, aPicture, aWorld } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildOverlays } from './build-overlays.server.ts';

const article: Article = {
  id: overlayId(7),
  title: 'Gripper',
  summary: '',
  category: { title: 'Robotics', priority: 3 },
  tags: [],
  sections: [],
  actionButtons: [],
};
const dashboard: Dashboard = {
  id: overlayId(3),
  title: 'Figures',
  text: { format: 'html', source: '<p>Fine</p><script>x</script>' },
  links: [{ title: 'Gone', action: { kind: 'openArticle', article: overlayId(99) } }],
  contacts: [{ name: 'Mira', role: 'Sales', photo: aPicture() }],
  actionButtons: [{ title: 'Gripper', action: { kind: 'openArticle', article: article.id } }],
  mediaLibrary: [
    { title: '', media: [aPicture(), aPicture({ hash: 'film', ext: '.mp4', mime: 'video/mp4' })] },
    { title: 'Empty', media: [] },
  ],
};

function go(title: string, target: string): MenuItem {
  return {
    component: 'menu-items.navigation',
    title,
    actions: [{ kind: 'navigate', target: payloadId(target) }],
  };
}
const menus: readonly Menu[] = [
  {
    key: 'application-main',
    title: 'Tour',
    items: [
      go('Here', 'entrance'),
      go('Closed', 'closed'),
      {
        component: 'menu-items.submenu',
        title: 'Deeper',
        actions: [{ kind: 'openMenu', menuKey: 'deeper' }],
      },
      {
        component: 'menu-items.action-stack',
        title: 'Both',
        actions: [
          { kind: 'openArticle', article: article.id },
          { kind: 'navigate', target: payloadId('entrance') },
        ],
      },
    ],
  },
  { key: 'deeper', title: 'Robots', items: [go('Entrance', 'entrance')] },
  {
    key: 'application-contacts',
    title: '',
    items: [
      {
        component: 'menu-items.link',
        title: 'Write',
        actions: [{ kind: 'openLink', url: 'mailto:a@b.example', newTab: false }],
      },
    ],
  },
];

const entrance = aLocation({
  payloadId: payloadId('entrance'),
});
const closed = aLocation({ payloadId: payloadId('closed'), slug: 'closed', title: 'Closed' });
const nowhere = aLocation({ payloadId: payloadId('nowhere'), slug: 'nowhere', title: 'Nowhere' });

function open(query: string, overrides: Parameters<typeof someContent>[0] = {}) {
  const world = aWorld();
  const bundle = someContent({
    articles: [article],
    dashboards: [dashboard],
    menus,
    worlds: [world],
    locations: [entrance, closed, nowhere],
    ...overrides,
  });
  const snapshot = bundle.snapshots['en'];
  if (snapshot === undefined) throw new Error('There is no English snapshot.');
  return buildOverlays(
    aServerContext({ bundle }),
    {
      bundle,
      snapshot,
      world: snapshot.worlds[0] ?? world,
      location: snapshot.locations[0] ?? entrance,
      canEnter: ({ payloadId: id }) => id !== closed.payloadId,
    },
    new URLSearchParams(query),
  ).overlays;
}

const [cover, still] = [aPicture({ name: 'cover.jpg' }), aPicture({ name: 'still.jpg' })];
const film = aClip({ name: 'cycle.mp4' });

/** The pictures of an item that leads back and of one that leads on. */
function looksOf(of: Pick<MenuItem, 'media' | 'cover'>, articles: readonly Article[] = []) {
  const items: readonly MenuItem[] = [
    { component: 'menu-items.go-back', title: '', actions: [], ...of },
    { ...go('Here', 'entrance'), ...of },
  ];
  const nested = [
    { key: 'application-main', title: '', items: [] },
    { key: 'deeper', title: '', items },
  ];
  const [menu] = open('?menu=deeper', { menus: nested, articles });
  if (menu?.kind !== 'menu') throw new Error('The menu is not there.');
  return menu.content.items.map(({ picture, glimpse }) => ({
    picture: picture?.name,
    glimpse: glimpse && { film: glimpse.film?.name, picture: glimpse.picture?.name },
  }));
}

function twice<Value>(value: Value) {
  return [value, value];
}

describe('the menu', () => {
  test('shows the main menu with what this visitor can reach (spec 3.9)', () => {
    const [menu] = open('?menu');
    expect(menu).toMatchObject({
      frame: { title: 'Menu', eyebrow: 'Tour', size: 'sidebar-left' },
      closeHref: '/showroom/entrance',
      content: {
        depth: 0,
        items: [
          { kind: 'other', isCurrent: true, link: { title: 'Here', walk: 'entrance' } },
          { kind: 'submenu', link: { href: '/showroom/entrance?menu=deeper' } },
          {
            link: {
              title: 'Both',
              href: '/showroom/entrance?article=7-gripper',
              following: [{ href: '/showroom/entrance', walk: 'entrance', opensNewWindow: false }],
            },
          },
        ],
      },
    });
  });

  test('leaves the contacts to the contact sidebar (spec 3.9)', () => {
    expect(JSON.stringify(open('?menu'))).not.toContain('mailto:');
    expect(open('?menu', { menus: menus.filter(({ key }) => key === 'application-contacts') })).toEqual([]);
  });

  test('begins with an item for going back in a nested menu, which restores the menu before, and stays the same overlay (spec 3.31) (spec 4.22)', () => {
    const [menu] = open('?menu=deeper');
    expect(menu).toMatchObject({
      key: 'menu',
      frame: { title: 'Robots', eyebrow: 'Menu' },
      content: {
        depth: 1,
        items: [
          { kind: 'back', link: { title: 'Back', href: '/showroom/entrance?menu' } },
          { link: { title: 'Entrance' } },
        ],
      },
    });
  });

  test('gathers a long list under headings, and shows each picture once', () => {
    const opened = { component: 'menu-items.article', title: 'Gripper', cover, actions: [] };
    const long = [
      go('Entrance', 'entrance'),
      { ...opened, actions: [{ kind: 'openArticle' as const, article: article.id }] },
      { ...go('Hall', 'nowhere'), cover },
      { ...opened, title: 'Imprint', group: 'company' as const, actions: go('', 'entrance').actions },
    ];
    const [menu] = open('?menu', { menus: [{ key: 'application-main', title: '', items: long }] });
    if (menu?.kind !== 'menu') throw new Error('The menu is not there.');
    expect(menu.content.items.map(({ group, link, picture }) => [group, link.title, picture?.name])).toEqual([
      ['rooms', 'Entrance', 'entrance.jpg'],
      ['rooms', 'Hall', 'cover.jpg'],
      ['products', 'Gripper', undefined],
      ['company', 'Imprint', undefined],
    ]);
  });

  describe('of an item with a picture or film of its own', () => {
    test('keeps the cover beside the title, and shows the other while it is pointed at', () => {
      expect(looksOf({ cover, media: still })).toEqual(
        twice({ picture: 'cover.jpg', glimpse: { film: undefined, picture: 'still.jpg' } }),
      );
      expect(looksOf({ cover })).toEqual(twice({ picture: 'cover.jpg', glimpse: undefined }));
    });

    test('has a picture in place of a film for who is shown none: its still, else the cover', () => {
      expect(looksOf({ cover, media: film })).toEqual(
        twice({ picture: 'cover.jpg', glimpse: { film: 'cycle.mp4', picture: 'cover.jpg' } }),
      );
      const withStill = {
        ...article,
        sections: [{ kind: 'video' as const, title: '', video: film, poster: still }],
      };
      expect(looksOf({ cover, media: film }, [withStill])).toEqual(
        twice({ picture: 'cover.jpg', glimpse: { film: 'cycle.mp4', picture: 'still.jpg' } }),
      );
    });

    test('does not show a file that is neither', () => {
      const media = aPicture({ name: 'sheet.pdf', mime: 'application/pdf' });
      expect(looksOf({ media })[0]).toEqual({ picture: undefined, glimpse: undefined });
    });
  });

  test('leads back from where the editor wants it (spec 3.9) (spec 2.31)', () => {
    const own = { component: 'menu-items.go-back', title: 'Return', actions: [] };
    const [main, deeper] = menus;
    const items = [go('Entrance', 'entrance'), own];
    const [menu] = open('?menu=deeper', { menus: [main, { ...deeper, items }] as readonly Menu[] });
    expect(menu).toMatchObject({
      content: {
        items: [
          { kind: 'other' },
          { kind: 'back', link: { title: 'Return', href: '/showroom/entrance?menu' } },
        ],
      },
    });
  });

  test.each(['?menu=unknown', '?menu=deeper~unknown'])('is not there at %s', (query) => {
    expect(open(query)).toEqual([]);
  });

  test('is not there where no menu hangs', () => {
    expect(open('?menu', { menus: [] })).toEqual([]);
  });
});

describe('a dashboard', () => {
  test('shows what can be opened, safe text and the media library behind covers, in both sidebars', () => {
    const [board] = open('?dashboard=3');
    expect(board).toMatchObject({
      frame: { title: 'Figures', size: 'sidebars' },
      content: {
        html: '<p>Fine</p>',
        links: [],
        buttons: [{ title: 'Gripper' }],
        contacts: [{ name: 'Mira', role: 'Sales' }],
        shelves: [{ link: { title: 'Figures', kind: 'openMedia' }, count: 2, hasVideo: true }],
      },
    });
    expect(open('?dashboard=4')).toEqual([]);
  });

  test('lies below what is opened from it', () => {
    const overlays = open('?dashboard=3&article=7-gripper');
    expect(overlays.map(({ key }) => key)).toEqual(['dashboard-3', 'article-7']);
    expect(overlays[1]?.closeHref).toBe('/showroom/entrance?dashboard=3');
  });
});
