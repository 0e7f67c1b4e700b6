import * as fc from 'fast-check';
import {
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSnapshot,
  aTransition,
  aWorld,
  someSettings,
  anonymous,
} from '../index.ts';
import type { Action } from '../../src/world/action.ts';
import type { Article, Dashboard, Menu, Screensaver } from '../../src/world/content.ts';
import { overlayId, payloadId, worldSlug } from '../../src/world/ids.ts';
import type { PayloadId } from '../../src/world/ids.ts';
import type { LocationAccess } from '../../src/world/location.ts';
import type { Snapshot } from '../../src/world/snapshot.ts';
import type { Visitor } from '../../src/access/may-enter.ts';

/** One that every menu leads to. */
const COMMON_ARTICLE = 99;

/** The title of the location, which a link without its own title takes over. */
function titleOf(target: PayloadId): string {
  return aLocation({ payloadId: target }).title;
}

function navigate(target: PayloadId): Action {
  return { kind: 'navigate', target };
}

export function openArticle(id: number): Action {
  return { kind: 'openArticle', article: overlayId(id) };
}

function offered(title: string, actions: readonly Action[]) {
  return actions.map((action) => ({ title, action }));
}

export function anArticle(id: number, title: string, actions: readonly Action[] = []): Article {
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

export function aMenu(key: string, stacks: readonly (readonly Action[])[]): Menu {
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

export function toArticle(id: number) {
  return aNavigationHotspot(`article-${id}`, { component: 'hotspots.open-article', action: openArticle(id) });
}

/** Showrooms in which every text of a location holds the location's own word, and everything leads everywhere. */
export function showrooms(): fc.Arbitrary<{ readonly snapshot: Snapshot; readonly asking: Visitor }> {
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
    openedWorlds: fc
      .subarray(['w0.', 'w1.', 'w2.'])
      .map((slugs) => new Set(slugs.map((slug) => worldSlug(slug)))),
    now: fc.constant(anonymous.now),
  });
  const locations = fc.array(fc.record({ world: fc.nat({ max: 2 }), access }), {
    minLength: 1,
    maxLength: 8,
  });
  const edges = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { maxLength: 12 });
  return fc
    .record({ rules: fc.tuple(worldRules, worldRules, worldRules), locations, edges, asking })
    .map((drawn) => ({ snapshot: showroomOf(drawn), asking: drawn.asking }));
}

function showroomOf(drawn: {
  readonly rules: readonly { readonly isProtected: boolean; readonly isLoginOnly: boolean }[];
  readonly locations: readonly { readonly world: number; readonly access: LocationAccess }[];
  readonly edges: readonly (readonly [number, number])[];
}): Snapshot {
  const ids = drawn.locations.map((_, index) => payloadId(`place-${index}.`));
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
    locations: drawn.locations.map(({ world, access }, index) =>
      aLocation({
        payloadId: idAt(index),
        world: worldSlug(`w${world}.`),
        access,
        previous: idAt(index + 1),
        next: idAt(index + 2),
        menuKeys: [`menu of place-${index}.`],
        group: group(index + 3),
        hotspots: [
          ...ids.map((id, order) => aNavigationHotspot(id, { id: `hotspot-${order}` })),
          toArticle(index),
        ],
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
      id: `hook-${index}`,
      event: 'idle',
      locations: [id],
      actions: [navigate(idAt(index + 1))],
    })),
  });
}
