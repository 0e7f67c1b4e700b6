import * as fc from 'fast-check';
import type { LocationAccess } from '../../src/world/location.ts';

/*
 * Random showrooms as plans, as data: a test builds the snapshot from the plan, and independently works out who may
 * see what.
 */

export const SIZES = {
  worlds: 3,
  locations: 5,
  articles: 7,
  dashboards: 3,
  menus: 4,
  screensavers: 3,
  icons: 4,
};

/** `application-footer-own` is the showroom's footer where nothing has chosen it: there is no plain one. */
export const MENU_KEYS = ['application-main', 'application-footer-own', 'tools', 'more'] as const;

/** What a tap, a button or a hook does. */
export type Step =
  | { readonly opens: 'article' | 'dashboard' | 'menu'; readonly index: number }
  | { readonly walksTo: number };

/** How something that is tapped does it. */
export type Tap =
  | { readonly by: 'action' | 'panorama'; readonly step: Step }
  /** A link, alone (`?article=1`), through the address of a location, or with a host in front as well. */
  | { readonly by: 'link'; readonly link: Link };

export interface Link {
  readonly opens: 'article' | 'dashboard' | 'menu';
  readonly index: number;
  readonly through?: number;
  readonly hasHost: boolean;
}

export interface LocationPlan {
  readonly world: number;
  readonly access: LocationAccess;
  readonly taps: readonly Tap[];
  readonly icons: readonly number[];
  readonly menus: readonly number[];
  readonly groupMenus: readonly number[];
}

export interface ArticlePlan {
  readonly isFlagged: boolean;
  readonly buttons: readonly Tap[];
  readonly sectionButtons: readonly Tap[];
  readonly panorama: readonly Tap[];
  readonly texts: readonly { readonly format: 'html' | 'markdown' | 'blocks'; readonly link: Link }[];
  readonly textIcons: readonly number[];
  readonly listIcons: readonly number[];
}

export interface DashboardPlan {
  readonly isFlagged: boolean;
  readonly tiles: readonly Tap[];
  readonly buttons: readonly Tap[];
  readonly text: readonly Link[];
}

export interface ShowroomPlan {
  readonly worlds: readonly {
    readonly isProtected: boolean;
    readonly isLoginOnly: boolean;
    readonly menus: readonly number[];
    readonly screensaver: number | undefined;
  }[];
  readonly locations: readonly LocationPlan[];
  readonly articles: readonly ArticlePlan[];
  readonly dashboards: readonly DashboardPlan[];
  /** The items of each, each a stack of steps. */
  readonly menus: readonly (readonly (readonly Step[])[])[];
  /** The locations that each shows. */
  readonly screensavers: readonly (readonly number[])[];
  readonly screensaver: number | undefined;
  readonly hooks: readonly { readonly locations: readonly number[]; readonly steps: readonly Step[] }[];
}

export interface AskingPlan {
  readonly isLoggedIn: boolean;
  readonly isStaff: boolean;
  readonly granted: readonly number[];
}

function below(size: number) {
  return fc.nat({ max: size - 1 });
}

function few<Value>(arbitrary: fc.Arbitrary<Value>, maxLength = 2) {
  return fc.array(arbitrary, { maxLength });
}

const opened = fc.oneof(
  fc.record({ opens: fc.constant('article' as const), index: below(SIZES.articles) }),
  fc.record({ opens: fc.constant('dashboard' as const), index: below(SIZES.dashboards) }),
  fc.record({ opens: fc.constant('menu' as const), index: below(SIZES.menus) }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: opened, weight: 3 },
  { arbitrary: fc.record({ walksTo: below(SIZES.locations) }), weight: 1 },
);
const link: fc.Arbitrary<Link> = fc
  .tuple(opened, fc.option(below(SIZES.locations), { nil: undefined }), fc.boolean())
  .map(([target, through, hasHost]) =>
    Object.assign({ hasHost }, target, through !== undefined && { through }),
  );
const tap: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({ by: fc.constantFrom('action' as const, 'panorama' as const), step }),
  fc.record({ by: fc.constant('link' as const), link }),
);
const access = fc.constantFrom<LocationAccess>(
  { rule: { kind: 'public' } },
  { rule: { kind: 'public' } },
  { rule: { kind: 'loggedIn' } },
  { rule: { kind: 'scopes', scopes: ['staff'] } },
  { rule: { kind: 'public' }, from: '2026-06-01T00:00:00Z' },
  { rule: { kind: 'public' }, from: '2026-04-01T00:00:00Z' },
  { rule: { kind: 'public' }, until: '2026-04-01T00:00:00Z' },
);
const rarely = fc.oneof(
  { arbitrary: fc.constant(false), weight: 4 },
  { arbitrary: fc.constant(true), weight: 1 },
);
const icons = few(below(SIZES.icons), 1);
const menus = few(below(SIZES.menus), 1);
const screensaver = fc.option(below(SIZES.screensavers), { nil: undefined });

function exactly<Value>(arbitrary: fc.Arbitrary<Value>, length: number) {
  return fc.array(arbitrary, { minLength: length, maxLength: length });
}

export const showroomPlans: fc.Arbitrary<ShowroomPlan> = fc.record({
  worlds: exactly(
    fc.record({ isProtected: fc.boolean(), isLoginOnly: rarely, menus, screensaver }),
    SIZES.worlds,
  ),
  locations: exactly(
    fc.record({
      world: below(SIZES.worlds),
      access,
      taps: few(tap),
      icons,
      menus,
      groupMenus: menus,
    }),
    SIZES.locations,
  ),
  articles: exactly(
    fc.record({
      isFlagged: rarely,
      buttons: few(tap, 1),
      sectionButtons: few(tap, 1),
      panorama: few(tap, 1),
      texts: few(fc.record({ format: fc.constantFrom('html', 'markdown', 'blocks'), link }), 1),
      textIcons: icons,
      listIcons: icons,
    }),
    SIZES.articles,
  ),
  dashboards: exactly(
    fc.record({ isFlagged: rarely, tiles: few(tap, 1), buttons: few(tap, 1), text: few(link, 1) }),
    SIZES.dashboards,
  ),
  menus: exactly(few(fc.array(step, { minLength: 1, maxLength: 3 })), SIZES.menus),
  screensavers: exactly(few(below(SIZES.locations)), SIZES.screensavers),
  screensaver,
  hooks: few(
    fc.record({
      locations: few(below(SIZES.locations)),
      steps: fc.array(step, { minLength: 1, maxLength: 3 }),
    }),
  ),
});

export const askingPlans: fc.Arbitrary<AskingPlan> = fc.record({
  isLoggedIn: fc.boolean(),
  isStaff: fc.boolean(),
  granted: fc.subarray([0, 1, 2]),
});
