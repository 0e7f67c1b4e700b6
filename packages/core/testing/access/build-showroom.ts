import {
  aLocation,
  aNavigationHotspot,
  anonymous,
  aPicture,
  aSnapshot,
  aWorld,
  someSettings,
} from '../index.ts';
import type { Action } from '../../src/world/action.ts';
import type { ActionButton, Article, ArticleSection, Dashboard, RichText } from '../../src/world/content.ts';
import { overlayId, payloadId, worldSlug } from '../../src/world/ids.ts';
import type { Location } from '../../src/world/location.ts';
import type { Snapshot } from '../../src/world/snapshot.ts';
import type { Visitor } from '../../src/access/may-enter.ts';
import { MENU_KEYS, SIZES } from './showroom-plan.ts';
import type {
  ArticlePlan,
  AskingPlan,
  DashboardPlan,
  Link,
  LocationPlan,
  ShowroomPlan,
  Step,
  Tap,
} from './showroom-plan.ts';

function worldAt(index: number) {
  return worldSlug(`w${index}`);
}

function locationAt(index: number) {
  return payloadId(`place-${index}`);
}

function keyAt(index: number): string {
  return MENU_KEYS[index] ?? '';
}

export function iconAt(index: number): string {
  return `icon-${index}`;
}

export function screensaverAt(index: number): string {
  return `screensaver-${index}`;
}

function actionOf(step: Step): Action {
  if ('walksTo' in step) return { kind: 'navigate', target: locationAt(step.walksTo) };
  if (step.opens === 'menu') return { kind: 'openMenu', menuKey: keyAt(step.index) };
  return step.opens === 'article'
    ? { kind: 'openArticle', article: overlayId(step.index) }
    : { kind: 'openDashboard', dashboard: overlayId(step.index) };
}

/** Written by hand: the test must not rely on the code that it tests. */
function addressOf(plan: ShowroomPlan, { opens, index, through, hasHost }: Link): string {
  const query = opens === 'menu' ? `?menu=${keyAt(index)}` : `?${opens}=${index}`;
  const world = through === undefined ? undefined : plan.locations[through]?.world;
  if (world === undefined) return query;
  return `${hasHost ? 'https://show.example' : ''}/w${world}/place-${through}${query}`;
}

function tapped(plan: ShowroomPlan, tap: Tap): Action {
  if (tap.by === 'link') return { kind: 'openLink', url: addressOf(plan, tap.link), newTab: true };
  const action = actionOf(tap.step);
  if (tap.by === 'action') return action;
  return { kind: 'openView360', media: [aPicture()], hotspots: [{ title: '', yaw: 0, pitch: 0, action }] };
}

function buttons(plan: ShowroomPlan, taps: readonly Tap[]): readonly ActionButton[] {
  return taps.map((tap) => ({ title: '', action: tapped(plan, tap) }));
}

function locationOf(plan: ShowroomPlan, location: LocationPlan, index: number): Location {
  return aLocation({
    payloadId: locationAt(index),
    world: worldAt(location.world),
    access: location.access,
    hotspots: [
      ...location.taps.map((tap, at) =>
        aNavigationHotspot(`tap-${at}`, { title: '', action: tapped(plan, tap) }),
      ),
      ...location.icons.map((icon, at) =>
        aNavigationHotspot(`icon-${at}`, {
          icon: iconAt(icon),
          action: { kind: 'openDocuments', documents: [] },
        }),
      ),
    ],
    menuKeys: location.menus.map((menu) => keyAt(menu)),
    // Its own for each location: addresses stay those of the locations alone.
    ...(location.groupMenus.length > 0 && {
      group: { slug: `place`, title: '', menuKeys: location.groupMenus.map((menu) => keyAt(menu)) },
      slug: `${index}`,
    }),
  });
}

function textOf(format: 'html' | 'markdown' | 'blocks', address: string): RichText {
  if (format === 'html') return { format, source: `<p>See <a title="x" href='${address}'>this</a>.</p>` };
  if (format === 'markdown') return { format, source: `See [this](${address} "title").` };
  const link = { type: 'link', url: address, children: [{ type: 'text', text: 'this' }] };
  return { format, blocks: [{ type: 'paragraph', children: [link] }] };
}

function articleOf(plan: ShowroomPlan, article: ArticlePlan, id: number): Article {
  return {
    id: overlayId(id),
    title: `Article ${id}`,
    summary: '',
    tags: [],
    ...(article.isFlagged && { isShownUnlinked: true }),
    sections: [
      { kind: 'actionButtons', title: '', buttons: buttons(plan, article.sectionButtons) },
      {
        kind: 'view360',
        title: '',
        media: [],
        hotspots: buttons(plan, article.panorama).map((button) =>
          Object.assign({ yaw: 0, pitch: 0 }, button),
        ),
      },
      ...article.texts.map(({ format, link }): ArticleSection => ({
        kind: 'text',
        title: '',
        text: textOf(format, addressOf(plan, link)),
      })),
      ...article.textIcons.map((icon): ArticleSection => ({
        kind: 'text',
        title: '',
        icon: iconAt(icon),
        text: { format: 'markdown', source: '?article=0 are words' },
      })),
      {
        kind: 'iconList',
        title: '',
        items: article.listIcons.map((icon) => ({ icon: iconAt(icon), title: '', text: '' })),
      },
    ],
    actionButtons: buttons(plan, article.buttons),
  };
}

function dashboardOf(plan: ShowroomPlan, dashboard: DashboardPlan, id: number): Dashboard {
  const [link] = dashboard.text;
  return {
    id: overlayId(id),
    title: `Dashboard ${id}`,
    links: buttons(plan, dashboard.tiles),
    contacts: [],
    actionButtons: buttons(plan, dashboard.buttons),
    mediaLibrary: [],
    ...(dashboard.isFlagged && { isShownUnlinked: true }),
    ...(link && { text: textOf('blocks', addressOf(plan, link)) }),
  };
}

export function builtFrom(plan: ShowroomPlan): Snapshot {
  return aSnapshot({
    settings: someSettings({
      screensaver: {
        ...someSettings().screensaver,
        ...(plan.screensaver !== undefined && { name: screensaverAt(plan.screensaver) }),
      },
    }),
    worlds: plan.worlds.map(({ isProtected, isLoginOnly, menus, screensaver }, index) =>
      aWorld({
        slug: worldAt(index),
        isProtected,
        isLoginOnly,
        menuKeys: menus.map((menu) => keyAt(menu)),
        screensaver: {
          active: true,
          ...(screensaver !== undefined && { name: screensaverAt(screensaver) }),
        },
      }),
    ),
    locations: plan.locations.map((location, index) => locationOf(plan, location, index)),
    transitions: [],
    articles: plan.articles.map((article, id) => articleOf(plan, article, id)),
    dashboards: plan.dashboards.map((dashboard, id) => dashboardOf(plan, dashboard, id)),
    menus: plan.menus.map((items, index) => ({
      key: keyAt(index),
      title: '',
      items: items.map((steps) => ({
        component: 'menu-items.action-stack',
        title: '',
        actions: steps.map((step) => actionOf(step)),
      })),
    })),
    screensavers: plan.screensavers.map((locations, index) => ({
      id: overlayId(index),
      name: screensaverAt(index),
      items: locations.map((location) => ({ kind: 'location', location: locationAt(location), wait: 5 })),
    })),
    icons: Array.from({ length: SIZES.icons }, (_, index) => ({ name: iconAt(index), svg: aPicture() })),
    boxHooks: plan.hooks.map(({ locations, steps }, index) => ({
      id: `hook-${index}`,
      event: 'current_location_changed',
      locations: locations.map((location) => locationAt(location)),
      actions: steps.map((step) => actionOf(step)),
    })),
  });
}

export function visitorOf({ isLoggedIn, isStaff, granted }: AskingPlan): Visitor {
  return {
    ...anonymous,
    isLoggedIn,
    scopes: isStaff ? ['staff'] : [],
    openedWorlds: new Set(granted.map((index) => worldAt(index))),
  };
}
