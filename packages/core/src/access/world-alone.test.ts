import { describe, expect, test } from 'vitest';
import {
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSnapshot,
  aTransition,
  aWorld,
  someSettings,
} from '../../testing/index.ts';
import type { Action } from '../world/action.ts';
import type { Article, Menu } from '../world/content.ts';
import { overlayId, payloadId, worldSlug } from '../world/ids.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { worldAlone } from './world-alone.ts';

const NOW = '2026-05-01T12:00:00Z';
const FAIR = worldSlug('fair');
const LAB = worldSlug('lab');

function at(id: string) {
  return payloadId(id);
}

function offered(title: string, action: Action) {
  return { title, action };
}

function openLink(url: string): Action {
  return { kind: 'openLink', url, newTab: true };
}

function anArticle(id: number, title: string, more: Partial<Article> = {}): Article {
  return {
    id: overlayId(id),
    title,
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...more,
  };
}

function opens(id: number): Action {
  return { kind: 'openArticle', article: overlayId(id) };
}

function menu(key: string, items: readonly { title: string; action: Action }[]): Menu {
  return {
    key,
    title: key,
    items: items.map(({ title, action }) => ({ component: 'menu-items.text', title, actions: [action] })),
  };
}

/** Two worlds, a portal each way, and content of one, of the other and of both. Everything of the lab says LAB. */
function showroom(changes: Partial<Snapshot> = {}): Snapshot {
  return aSnapshot({
    settings: someSettings({
      defaultWorld: LAB,
      embedHosts: ['maps.example', 'lab-films.example'],
      loginPage: { title: 'Welcome to LAB', text: '', buttonLabel: '' },
      loginPageBackground: aPicture({ name: 'LAB-login.jpg' }),
      analytics: { isActive: true, needsConsent: false, tagManagerId: 'GTM-LAB' },
      presenters: { kind: 'public' },
    }),
    worlds: [
      aWorld({ slug: FAIR, start: at('hall'), isProtected: true, urlAlias: 'fair.example' }),
      aWorld({ slug: LAB, name: 'LAB', start: at('bench'), urlAlias: 'lab.example' }),
    ],
    locations: [
      aLocation({
        payloadId: at('hall'),
        world: FAIR,
        next: at('bench'),
        hotspots: [
          aNavigationHotspot('bench', { title: 'To the LAB' }),
          aNavigationHotspot('film', { title: 'Robot', action: opens(1) }),
        ],
      }),
      aLocation({ payloadId: at('stage'), world: FAIR }),
      aLocation({ payloadId: at('vip'), world: FAIR, access: { rule: { kind: 'loggedIn' } } }),
      aLocation({
        payloadId: at('past'),
        world: FAIR,
        access: { rule: { kind: 'public' }, until: '2026-04-30T00:00:00Z' },
      }),
      aLocation({
        payloadId: at('launch'),
        world: FAIR,
        access: { rule: { kind: 'public' }, from: '2026-05-02T00:00:00Z' },
      }),
      aLocation({
        payloadId: at('bench'),
        world: LAB,
        title: 'LAB bench',
        hotspots: [aNavigationHotspot('x', { title: 'LAB film', action: opens(3) })],
      }),
    ],
    transitions: [
      aTransition({ from: at('hall'), to: at('stage') }),
      aTransition({ from: at('hall'), to: at('bench') }),
      aTransition({ from: at('bench'), to: at('hall') }),
    ],
    articles: [
      anArticle(1, 'Robot', {
        sections: [
          {
            kind: 'text',
            title: '',
            text: {
              format: 'html',
              source: '<p>As in <a href="/lab/bench">our tests</a>, and <a href="?article=2">more</a>.</p>',
            },
          },
          { kind: 'iframe', title: '', url: 'https://maps.example/here' },
        ],
        actionButtons: [
          offered('Into the LAB', openLink('https://show.example/de/lab/bench?article=3')),
          offered('LAB login', openLink('/login')),
          offered('The maker', openLink('https://maker.example/lab')),
        ],
      }),
      anArticle(2, 'More of the robot'),
      anArticle(3, 'LAB film', { isShownUnlinked: true }),
    ],
    menus: [
      menu('application-main', [
        offered('Stage', { kind: 'navigate', target: at('stage') }),
        offered('The LAB', { kind: 'navigate', target: at('bench') }),
        offered('VIP', { kind: 'navigate', target: at('vip') }),
      ]),
      menu('main-of-LAB', [offered('LAB film', opens(3))]),
    ],
    ...changes,
  });
}

function fair(changes?: Partial<Snapshot>) {
  const alone = worldAlone(showroom(changes), FAIR, NOW);
  if (alone === undefined) throw new Error('The world is gone.');
  return alone;
}

describe('a world alone', () => {
  test('has no content of other worlds and none that only they lead to', () => {
    const { snapshot } = fair();
    expect(snapshot.worlds.map(({ slug }) => slug)).toEqual(['fair']);
    expect(snapshot.locations.map(({ payloadId: id }) => id)).toEqual(['hall', 'stage', 'launch']);
    expect(snapshot.articles.map(({ title }) => title)).toEqual(['Robot', 'More of the robot']);
    expect(snapshot.menus.map(({ key }) => key)).toEqual(['application-main']);
    expect(JSON.stringify(snapshot)).not.toMatch(/LAB|lab\.example|lab\/bench|bench|lab-films/);
  });

  test('keeps the words of a link that leads out of it, and the links of others', () => {
    const [robot] = fair().snapshot.articles;
    expect(JSON.stringify(robot?.sections)).toContain(
      'As in our tests, and <a href=\\"?article=2\\">more</a>.',
    );
    expect(robot?.actionButtons.map(({ title }) => title)).toEqual(['The maker']);
  });

  test('is the one that is shown first, asks for nothing, counts nothing and is presented by no one', () => {
    const { settings, worlds } = fair().snapshot;
    expect(settings).toMatchObject({ defaultWorld: 'fair', embedHosts: ['maps.example'] });
    expect(settings.analytics.isActive).toBe(false);
    // Without a rule it needs a login, and there is none.
    expect(settings).not.toHaveProperty('presenters');
    expect(worlds[0]).toMatchObject({ isProtected: false, isLoginOnly: false, start: 'hall' });
    expect(worlds[0]).not.toHaveProperty('urlAlias');
  });

  test('says which ways out of it were cut and which locations stay closed', () => {
    const { cutPortals, closed } = fair();
    expect(cutPortals).toEqual([{ from: 'hall', to: 'bench' }]);
    expect(closed).toEqual(['vip', 'past']);
  });

  test('has no menu that another replaces everywhere, and no link to one that has become empty', () => {
    const menus = [
      menu('application-main', [offered('Robot', opens(1))]),
      menu('application-main-fair', [
        offered('Tours', { kind: 'openMenu', menuKey: 'tours' }),
        offered('More', { kind: 'openMenu', menuKey: 'more' }),
        offered('Stage', { kind: 'navigate', target: at('stage') }),
      ]),
      menu('more', [offered('All tours', { kind: 'openMenu', menuKey: 'tours' })]),
      menu('tours', [offered('Through the LAB', { kind: 'navigate', target: at('bench') })]),
      menu('application-footer', [offered('More of it', opens(2))]),
    ];
    const worlds = [
      aWorld({ slug: FAIR, start: at('hall'), menuKeys: ['application-main-fair'] }),
      aWorld({ slug: LAB }),
    ];
    const { snapshot } = fair({ menus, worlds });
    expect(snapshot.menus.map(({ key, items }) => [key, items.map(({ title }) => title)])).toEqual([
      ['application-main-fair', ['Stage']],
      ['application-footer', ['More of it']],
    ]);
  });

  test('begins at another location where its start may not be entered', () => {
    const worlds = [aWorld({ slug: FAIR, start: at('vip') })];
    expect(fair({ worlds }).snapshot.worlds[0]?.start).toBe('hall');
  });

  test('is undefined where there is no such world, or none of its locations can be entered', () => {
    expect(worldAlone(showroom(), worldSlug('moon'), NOW)).toBeUndefined();
    const locations = [aLocation({ world: FAIR, access: { rule: { kind: 'loggedIn' } } })];
    expect(worldAlone(showroom({ locations }), FAIR, NOW)).toBeUndefined();
  });
});
