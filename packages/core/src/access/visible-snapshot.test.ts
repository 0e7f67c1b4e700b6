import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSnapshot,
  aTransition,
  aWorld,
  someSettings,
  anonymous,
} from '../../testing/index.ts';
import type { Action } from '../world/action.ts';
import type { Article, BoxHook, Dashboard, Menu, Screensaver } from '../world/content.ts';
import { overlayId, payloadId, worldSlug } from '../world/ids.ts';
import type { PayloadId } from '../world/ids.ts';
import type { LocationAccess } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { mayEnterLocation, mayEnterWorld } from './may-enter.ts';
import type { Visitor } from './may-enter.ts';
import { visibleSnapshot } from './visible-snapshot.ts';

/** One that every menu leads to. */
const COMMON_ARTICLE = 99;

/** The title of the location, which a link without a title of its own takes over. */
function titleOf(target: PayloadId): string {
  return aLocation({ payloadId: target }).title;
}

function navigate(target: PayloadId): Action {
  return { kind: 'navigate', target };
}

function openArticle(id: number): Action {
  return { kind: 'openArticle', article: overlayId(id) };
}

function offered(title: string, actions: readonly Action[]) {
  return actions.map((action) => ({ title, action }));
}

function anArticle(id: number, title: string, actions: readonly Action[] = []): Article {
  return {
    id: overlayId(id),
    title,
    summary: '',
    tags: [],
    sections: [
      { kind: 'actionButtons', title: '', buttons: offered(`Inner button of ${title}`, actions) },
      {
        kind: 'view360',
        title: '',
        media: [aPicture({ name: `Panorama of ${title}.jpg` })],
        hotspots: offered(`Inner hotspot of ${title}`, actions).map((entry) =>
          Object.assign({ yaw: 0, pitch: 0 }, entry),
        ),
      },
      { kind: 'downloads', title: '', files: [aPicture({ name: `File of ${title}.pdf` })] },
    ],
    actionButtons: offered(`Button of ${title}`, actions),
  };
}

function aDashboard(id: number, targets: readonly PayloadId[]): Dashboard {
  const buttons = targets.map((target) => ({ title: titleOf(target), action: navigate(target) }));
  return {
    id: overlayId(id),
    title: `Dashboard ${id}`,
    links: buttons,
    contacts: [],
    actionButtons: buttons,
    mediaLibrary: [],
  };
}

function aMenu(key: string, stacks: readonly (readonly Action[])[]): Menu {
  return {
    key,
    title: `Menu ${key}`,
    items: stacks.map((actions, index) => ({
      component: 'menu-items.action-stack',
      title: `${key} ${index}`,
      actions,
    })),
  };
}

function aHook(locations: readonly PayloadId[]): BoxHook {
  return {
    event: 'current_location_changed',
    locations,
    actions: [openArticle(1)],
  };
}

function toArticle(id: number) {
  return aNavigationHotspot(`article-${id}`, { component: 'hotspots.open-article', action: openArticle(id) });
}

describe('visibleSnapshot', () => {
  test('returns a snapshot with nothing to hide itself', () => {
    const snapshot = aSnapshot();
    expect(visibleSnapshot(snapshot, anonymous)).toBe(snapshot);
  });

  test('hides the articles, dashboards and menus that only a closed world leads to', () => {
    const lab = worldSlug('lab');
    const [entrance, vault] = [payloadId('entrance'), payloadId('vault')];
    const snapshot = aSnapshot({
      worlds: [
        aWorld({ start: entrance }),
        aWorld({ slug: lab, isProtected: true, menuKeys: ['application-footer', 'application-main-lab'] }),
      ],
      locations: [
        aLocation({ payloadId: entrance, hotspots: [toArticle(1)] }),
        aLocation({ payloadId: vault, world: lab, hotspots: [toArticle(1), toArticle(2)] }),
      ],
      transitions: [],
      articles: [
        anArticle(1, 'Shown to all'),
        anArticle(2, 'Prototype', [openArticle(3)]),
        anArticle(3, 'Behind the prototype'),
        anArticle(4, 'Led to by nothing'),
      ],
      menus: [
        aMenu('application-main', [[openArticle(1)]]),
        aMenu('application-footer', [[openArticle(3)]]),
        aMenu('application-main-lab', [[{ kind: 'openMenu', menuKey: 'lab-tools' }]]),
        aMenu('lab-tools', [[openArticle(2)]]),
      ],
    });
    const visible = visibleSnapshot(snapshot, anonymous);
    expect(visible.articles.map(({ title }) => title)).toEqual(['Shown to all']);
    // The lab has chosen the footer for itself: it is no longer one of the showroom's own.
    expect(visible.menus.map(({ key }) => key)).toEqual(['application-main']);
    const opened = visibleSnapshot(snapshot, { ...anonymous, grantedWorlds: new Set([lab]) });
    expect(opened).toEqual({ ...snapshot, articles: snapshot.articles.slice(0, 3) });
    const linked = { ...snapshot, articles: snapshot.articles.slice(0, 3) };
    expect(visibleSnapshot(linked, { ...anonymous, grantedWorlds: new Set([lab]) })).toBe(linked);
  });

  test('never lets a hook of hidden locations run everywhere', () => {
    const hidden = payloadId('hidden');
    const snapshot = aSnapshot({
      locations: [
        aLocation({ payloadId: payloadId('entrance') }),
        aLocation({ payloadId: hidden, access: { rule: { kind: 'loggedIn' } } }),
      ],
      transitions: [],
      boxHooks: [aHook([hidden]), aHook([hidden, payloadId('entrance')]), aHook([])],
    });
    expect(visibleSnapshot(snapshot, anonymous).boxHooks.map(({ locations }) => locations)).toEqual([
      ['entrance'],
      [],
    ]);
  });

  test('drops what would name a hidden start, default world or screensaver', () => {
    const hidden = payloadId('hidden');
    const snapshot = aSnapshot({
      settings: someSettings({
        defaultWorld: worldSlug('closed'),
        screensaver: { ...someSettings().screensaver, name: 'Tour' },
      }),
      worlds: [
        aWorld({ start: hidden, screensaver: { active: true, name: 'Tour' } }),
        aWorld({ slug: worldSlug('closed'), isLoginOnly: true }),
      ],
      locations: [aLocation({ payloadId: hidden, access: { rule: { kind: 'loggedIn' } } })],
      transitions: [],
      screensavers: [
        { id: overlayId(1), name: 'Tour', items: [{ kind: 'location', location: hidden, wait: 5 }] },
      ],
    });
    const visible = visibleSnapshot(snapshot, anonymous);
    expect(visible.settings).not.toHaveProperty('defaultWorld');
    expect(visible.settings.screensaver).not.toHaveProperty('name');
    expect(visible.worlds).toEqual([
      expect.not.objectContaining({ start: hidden, screensaver: { active: true, name: 'Tour' } }),
    ]);
    expect(visible.screensavers).toEqual([]);
  });

  test('lets no word of a hidden place out, and keeps every visible one', () => {
    fc.assert(
      fc.property(showrooms(), ({ snapshot, asking }) => {
        const visible = visibleSnapshot(snapshot, asking);
        const sent = JSON.stringify(visible);
        const worlds = new Map(snapshot.worlds.map((world) => [world.slug, world]));
        const open = snapshot.locations.filter((location) => {
          const world = worlds.get(location.world);
          return world !== undefined && mayEnterLocation({ location, world, visitor: asking });
        });
        expect(visible.locations.map((location) => location.payloadId)).toEqual(
          open.map((location) => location.payloadId),
        );
        for (const location of snapshot.locations) {
          if (open.includes(location)) continue;
          expectNoWordOf(location.slug, sent);
          expectNoWordOf(location.title, sent);
        }
        for (const world of snapshot.worlds) {
          if (!mayEnterWorld(world, asking)) expectNoWordOf(world.slug, sent);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function expectNoWordOf(word: string, sent: string): void {
  expect(sent).not.toContain(word);
}

/** Showrooms in which every text of a location holds the location's own word, and everything leads everywhere. */
function showrooms(): fc.Arbitrary<{ readonly snapshot: Snapshot; readonly asking: Visitor }> {
  const worldRules = fc.record({ isProtected: fc.boolean(), isLoginOnly: fc.boolean() });
  const access: fc.Arbitrary<LocationAccess> = fc.constantFrom<LocationAccess>(
    { rule: { kind: 'public' } },
    { rule: { kind: 'public' } },
    { rule: { kind: 'loggedIn' } },
    { rule: { kind: 'scopes', scopes: ['staff'] } },
    { rule: { kind: 'public' }, from: '2026-06-01T00:00:00Z' },
  );
  const asking = fc.record({
    isLoggedIn: fc.boolean(),
    scopes: fc.subarray(['staff']),
    grantedWorlds: fc
      .subarray(['w0.', 'w1.', 'w2.'])
      .map((slugs) => new Set(slugs.map((slug) => worldSlug(slug)))),
    now: fc.constant(anonymous.now),
  });
  const places = fc.array(fc.record({ world: fc.nat({ max: 2 }), access }), { minLength: 1, maxLength: 8 });
  const edges = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { maxLength: 12 });
  return fc
    .record({ rules: fc.tuple(worldRules, worldRules, worldRules), places, edges, asking })
    .map((drawn) => ({ snapshot: showroomOf(drawn), asking: drawn.asking }));
}

function showroomOf(drawn: {
  readonly rules: readonly { readonly isProtected: boolean; readonly isLoginOnly: boolean }[];
  readonly places: readonly { readonly world: number; readonly access: LocationAccess }[];
  readonly edges: readonly (readonly [number, number])[];
}): Snapshot {
  const ids = drawn.places.map((_, index) => payloadId(`place-${index}.`));
  const idAt = (index: number): PayloadId => ids[index % ids.length] ?? payloadId('none');
  const group = (index: number) => ({
    slug: 'group',
    title: 'Group',
    menuKeys: [],
    logo: {
      image: aPicture(),
      title: titleOf(idAt(index)),
      subtitle: '',
      navigateTo: idAt(index),
    },
  });
  const screensaver: Screensaver = {
    id: overlayId(1),
    name: 'Tour',
    items: ids.map((location) => ({ kind: 'location', location, wait: 5 })),
  };
  return aSnapshot({
    settings: someSettings({ defaultWorld: worldSlug('w0.') }),
    worlds: drawn.rules.map((rules, index) =>
      aWorld({ slug: worldSlug(`w${index}.`), start: idAt(index), ...rules }),
    ),
    locations: drawn.places.map(({ world, access }, index) =>
      aLocation({
        payloadId: idAt(index),
        world: worldSlug(`w${world}.`),
        access,
        previous: idAt(index + 1),
        next: idAt(index + 2),
        menuKeys: [`menu of place-${index}.`],
        group: group(index + 3),
        hotspots: [...ids.map((id, at) => aNavigationHotspot(id, { id: `hotspot-${at}` })), toArticle(index)],
      }),
    ),
    transitions: drawn.edges.map(([from, to]) => aTransition({ from: idAt(from), to: idAt(to) })),
    articles: [
      ...ids.map((id, index) => anArticle(index, `Article of ${id}`, [navigate(idAt(index + 1))])),
      anArticle(
        COMMON_ARTICLE,
        'Common',
        ids.map((id) => navigate(id)),
      ),
    ],
    dashboards: [aDashboard(1, ids)],
    menus: [
      ...ids.map((id) => aMenu(`menu of ${id}`, [[openArticle(COMMON_ARTICLE), navigate(id)]])),
      aMenu(
        'application-main',
        ids.map((id) => [navigate(id)]),
      ),
    ],
    screensavers: [screensaver],
    boxHooks: ids.map((id, index) => ({
      event: 'idle',
      locations: [id],
      actions: [navigate(idAt(index + 1))],
    })),
  });
}
