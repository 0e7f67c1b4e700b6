import type { ContentBundle } from '@vitrine/content/bundle';
import { readBundle } from '@vitrine/content/node';
import type { ActionButton, Article, ArticleSection, MenuItem } from '@vitrine/core/world/content';
import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Transition } from '@vitrine/core/world/transition';
import { join } from 'node:path';
import { ROOT } from '../support/processes.ts';
import { numberOf, SECRETS, wordOf } from './canaries.ts';
import type { Area } from './canaries.ts';
import { figureSources, polledFigure } from './canary-figures.ts';
import { notesOf, storyIn, storyThrough } from './canary-stories.ts';
import { textsOf } from './canary-texts.ts';
import { mark } from './mark.ts';

/** The languages of the content: the default one and another. Five more would take the same ways. */
const LOCALES = ['en', 'de'];

/** The open world of the demo. */
const OPEN_WORLD = 'showroom';

/** Areas that are whole worlds, and those that are locations of the open one. */
const WORLDS = ['protected', 'other', 'login'] as const satisfies readonly Area[];
const PLACES = ['scoped', 'dated'] as const satisfies readonly Area[];
export type ClosedArea = (typeof WORLDS)[number] | (typeof PLACES)[number];

function isWorld(area: ClosedArea): boolean {
  return WORLDS.some((world) => world === area);
}

/*
 * Names that a visitor may type (slugs) differ from those that only the server knows (payload ids), so that an answer
 * which reveals one for the other is a leak.
 */
export function worldOf(area: ClosedArea): string {
  return isWorld(area) ? `${wordOf(area)}-world` : OPEN_WORLD;
}

export function payloadIdOf(area: ClosedArea, index: 'a' | 'b' = 'a'): string {
  return `${wordOf(area)}-payload-${index}`;
}

/** The `URL_ALIAS` of an area's world, whose name is no name of anything else in it; that of the open one without. */
export function hostOf(area?: ClosedArea): string {
  return area === undefined ? 'open-host.example' : `${wordOf(area)}-host.example`;
}

/** One of each kind, of all that the demo has of it. */
function oneOfEach<Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string): readonly Thing[] {
  return [...new Map(things.map((thing) => [kindOf(thing), thing])).values()];
}

function named<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The demo has no ${what}.`);
  return thing;
}

/** An article with a section of every kind there is. */
function fullArticle(snapshot: Snapshot): Article {
  const [first] = snapshot.articles;
  const sections: readonly ArticleSection[] = [
    ...oneOfEach(
      snapshot.articles.flatMap((article) => article.sections),
      ({ kind }) => kind,
    ),
    { kind: 'platformVideo', title: 'On a platform', video: { platform: 'vimeo', id: '12345' } },
  ];
  const actionButtons: readonly ActionButton[] = oneOfEach(
    snapshot.articles.flatMap((article) => article.actionButtons),
    ({ action }) => action.kind,
  );
  return { ...named(first, 'article'), tags: ['tag'], sections, actionButtons };
}

/** Everything an area holds in one language, each text marked. */
function areaIn(snapshot: Snapshot, area: ClosedArea) {
  const word = wordOf(area);
  const hotspotsOfAll = snapshot.locations.flatMap(({ hotspots }) => hotspots);
  const template = named(
    snapshot.locations.find(({ group }) => group !== undefined) ?? snapshot.locations[0],
    'location',
  );
  const worldTemplate = named(
    snapshot.worlds.find(({ isProtected }) => isProtected),
    'protected world',
  );
  const article = fullArticle(snapshot);
  const dashboard = named(snapshot.dashboards[0], 'dashboard');
  const menu = named(
    snapshot.menus.find(({ key }) => key === 'application-main'),
    'main menu',
  );
  const icon = named(snapshot.icons[0], 'icon');
  const clip = named(
    snapshot.transitions.find(({ backgrounds }) => backgrounds.length > 0),
    'clip',
  );
  const picture = named(
    template.backgrounds.flatMap((background) => (background.kind === 'image' ? background.media : []))[0],
    'picture',
  );
  const film = named(
    clip.backgrounds.flatMap((background) => (background.kind === 'video' ? background.media : []))[0],
    'film',
  );
  const marked = <Value>(value: Value): Value => mark(value, area);
  const [articleId, dashboardId, screensaverId] = [1, 2, 3].map((index) => overlayId(numberOf(area, index)));
  if (articleId === undefined || dashboardId === undefined || screensaverId === undefined) throw new Error();
  const first = payloadId(payloadIdOf(area));
  const second = payloadId(payloadIdOf(area, 'b'));
  const world = worldSlug(worldOf(area));
  const menuKey = `application-main-${word}`;
  const nested = `nested-${word}`;

  const open = (title: string, action: Hotspot['action']): Hotspot => ({
    ...named(hotspotsOfAll[0], 'hotspot'),
    id: `${title} ${word}`,
    title: `${title} ${word}`,
    icon: `${icon.name} ${word}`,
    action,
  });
  const hotspots: readonly Hotspot[] = [
    ...marked(oneOfEach(hotspotsOfAll, ({ action }) => action.kind)),
    open('article', { kind: 'openArticle', article: articleId }),
    open('dashboard', { kind: 'openDashboard', dashboard: dashboardId }),
    open('menu', { kind: 'openMenu', menuKey: nested }),
    open('walk', { kind: 'navigate', target: second }),
  ];
  const access: Location['access'] =
    area === 'scoped'
      ? { rule: { kind: 'scopes', scopes: ['partner'] } }
      : area === 'dated'
        ? { rule: { kind: 'public' }, from: '2999-01-01T00:00:00Z' }
        : { rule: { kind: 'public' } };
  const locationWith = (id: typeof first): Location => ({
    ...marked(template),
    payloadId: id,
    slug: id.replace('payload', 'slug'),
    world,
    access,
    hotspots,
    menuKeys: [menuKey],
    ...(template.group && {
      group: { ...marked(template.group), slug: `group-${word}`, menuKeys: [menuKey] },
    }),
    stationCategory: { title: `stations ${word}`, priority: 1 },
  });
  const walk = (from: string, to: string): Transition => ({
    ...marked(clip),
    payloadId: payloadId(`${from}--${to}--${word}`),
    from: payloadId(from),
    to: payloadId(to),
  });
  return {
    worlds: isWorld(area)
      ? [
          {
            ...marked(worldTemplate),
            slug: world,
            start: first,
            urlAlias: hostOf(area),
            isProtected: area !== 'login',
            isLoginOnly: area === 'login',
            menuKeys: [menuKey],
            startPage: { title: word, text: word, buttonLabel: word },
            screensaver: { active: true, name: `screensaver ${word}` },
            floorPlan: { media: marked(picture) },
          },
        ]
      : [],
    locations: [locationWith(first), locationWith(second)],
    transitions: [walk(first, second), walk(second, first), walk('atrium', first), walk(first, 'atrium')],
    articles: [{ ...marked(article), id: articleId }],
    dashboards: [{ ...marked(dashboard), id: dashboardId, figures: [polledFigure(area)] }],
    menus: [
      { ...marked(menu), key: menuKey },
      { ...marked(menu), key: nested },
    ],
    icons: [{ ...marked(icon), name: `${icon.name} ${word}` }],
    // Only worlds name a screensaver: those of the locations are never shown.
    screensavers: [
      {
        id: screensaverId,
        name: `screensaver ${word}`,
        items: [
          { kind: 'image', media: marked(picture), displayedTime: 5 },
          { kind: 'video', media: marked(film) },
          { kind: 'location', location: first, wait: 5 },
        ] satisfies Snapshot['screensavers'][number]['items'],
      },
    ],
    boxHooks: [
      {
        id: 'hook',
        event: 'current_location_changed' as const,
        locations: [first],
        actions: [{ kind: 'openArticle' as const, article: articleId }],
      },
    ],
    stories: [storyIn(area, first)],
  };
}

/** Every reference from open content into an area: an editor's texts on the open side may be seen. */
function withDoors(snapshot: Snapshot, areas: readonly ClosedArea[]): Snapshot {
  const buttons: readonly ActionButton[] = areas.map((area, index) => ({
    title: `Door ${index + 1}`,
    action: { kind: 'navigate', target: payloadId(payloadIdOf(area)) },
  }));
  const [template] = snapshot.locations.flatMap(({ hotspots }) =>
    hotspots.filter(({ action }) => action.kind === 'navigate'),
  );
  const hotspots = buttons.map((button, index): Hotspot => ({
    ...named(template, 'way'),
    ...button,
    id: `door${index}`,
  }));
  const items = buttons.map(({ title, action }): MenuItem => ({
    component: 'menu-items.navigation',
    title,
    actions: [action],
  }));
  return {
    ...snapshot,
    locations: snapshot.locations.map((location) => ({
      ...location,
      ...(location.payloadId === 'atrium' && { hotspots: [...location.hotspots, ...hotspots] }),
      ...(location.payloadId === 'entrance' && { next: payloadId(payloadIdOf('protected')) }),
      ...(location.payloadId === 'reception' && { next: payloadId(payloadIdOf('scoped')) }),
    })),
    articles: snapshot.articles.map((article, index) =>
      index === 0 ? { ...article, actionButtons: [...article.actionButtons, ...buttons] } : article,
    ),
    dashboards: snapshot.dashboards.map((dashboard, index) =>
      index === 0 ? { ...dashboard, actionButtons: [...dashboard.actionButtons, ...buttons] } : dashboard,
    ),
    menus: snapshot.menus.map((menu) =>
      menu.key === 'application-main' ? { ...menu, items: [...menu.items, ...items] } : menu,
    ),
  };
}

function withHost(worlds: Snapshot['worlds']): Snapshot['worlds'] {
  return worlds.map((world) => (world.slug === OPEN_WORLD ? { ...world, urlAlias: hostOf() } : world));
}

/**
 * The demo with an area for each reason that something can be closed for.
 *
 * @param figureOrigin where the figures of their dashboards come from.
 */
export async function canaryBundle(
  figureOrigin = 'https://zqxsecretzqx-figures.example',
): Promise<ContentBundle> {
  const demo = await readBundle(join(ROOT, 'demo/snapshot'));
  const areas: readonly ClosedArea[] = [...WORLDS, ...PLACES];
  const snapshots = Object.fromEntries(
    LOCALES.map((locale) => {
      const snapshot = named(demo.snapshots[locale], locale);
      const parts = areas.map((area) => areaIn(snapshot, area));
      const open = withDoors(snapshot, areas);
      return [
        locale,
        {
          ...open,
          settings: { ...open.settings, presenters: { kind: 'scopes', scopes: [SECRETS.presenterScope] } },
          worlds: [...withHost(open.worlds), ...parts.flatMap(({ worlds }) => worlds)],
          locations: [...open.locations, ...parts.flatMap(({ locations }) => locations)],
          transitions: [...open.transitions, ...parts.flatMap(({ transitions }) => transitions)],
          articles: [...open.articles, ...parts.flatMap(({ articles }) => articles)],
          dashboards: [...open.dashboards, ...parts.flatMap(({ dashboards }) => dashboards)],
          menus: [...open.menus, ...parts.flatMap(({ menus }) => menus)],
          icons: [...open.icons, ...parts.flatMap(({ icons }) => icons)],
          screensavers: [...open.screensavers, ...parts.flatMap(({ screensavers }) => screensavers)],
          boxHooks: [...open.boxHooks, ...parts.flatMap(({ boxHooks }) => boxHooks)],
          stories: [...open.stories, ...parts.flatMap(({ stories }) => stories), storyThrough(parts)],
        } satisfies Snapshot,
      ];
    }),
  );
  return {
    ...demo,
    version: 'canaries',
    locales: demo.locales.filter(({ code }) => LOCALES.includes(code)),
    snapshots,
    documentTexts: textsOf(Object.values(snapshots)),
    serverOnly: {
      mediaSources: {},
      storyNotes: notesOf(snapshots),
      figureSources: figureSources({ areas, locales: LOCALES, origin: figureOrigin }),
      accessCodes: {
        [worldOf('protected')]: SECRETS.accessCode,
        [worldOf('other')]: SECRETS.otherAccessCode,
        lab: SECRETS.otherAccessCode,
      },
    },
  };
}
