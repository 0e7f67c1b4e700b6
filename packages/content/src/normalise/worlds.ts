import { message } from '@vitrine/core/reports/message';
import { SIDEBAR_TRANSITION_TIME } from '@vitrine/core/overlays/sidebar';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import { isElementLook } from '@vitrine/core/world/element-look';
import { LOGO_MAIN_DEFAULTS, LOGO_SIDEBAR_DEFAULTS } from '@vitrine/core/world/world';
import type { WorldAccess } from '@vitrine/core/access/strictest';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import type { PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { HeaderComponent, World, WorldLogo } from '@vitrine/core/world/world';
import type { WireWorld } from '../wire/world.ts';
import { earlierNamesOf, menuKeysOf } from './locations.ts';
import type { PreparedEntry } from './prepare.ts';
import { isAbsent, present, textOf } from './present.ts';
import type { Scope } from './scope.ts';
import { themeChoicesOf } from './themes.ts';

/** The breadcrumb is in the bar, unless a world moves it up into its header (decision 0043). */
const DEFAULT_HEADER: readonly HeaderComponent[] = [
  { name: 'world-logo', classes: [] },
  { name: 'app-logo', classes: [] },
];

/** The look-ups for a world's start. */
export interface StartLookup {
  readonly byPayloadId: (world: WorldSlug, payloadId: string) => PayloadId | undefined;
}

/** Fills in a world. */
export function worldOf(options: {
  readonly scope: Scope;
  readonly entry: PreparedEntry<'worlds'>;
  readonly slug: WorldSlug;
  readonly start: StartLookup;
  readonly access: WorldAccess;
  /** The values where the world sets nothing. */
  readonly brandTheme: ThemeChoices;
}): World {
  const { scope, entry, slug, start, access, brandTheme } = options;
  const { value: wire, path } = entry;
  const floorPlan = scope.media(wire.floor_plan, `${path}.floor_plan`);
  return {
    slug,
    name: textOf(wire.name) ?? slug,
    description: textOf(wire.description) ?? '',
    isProtected: access.code.kind !== 'none',
    isLoginOnly: access.isLoginOnly,
    header: headerOf(scope, wire, path),
    menuKeys: menuKeysOf(scope, wire.menus, `${path}.menus`),
    sidebarTransitionTime: wire.sidebars?.transition_time ?? SIDEBAR_TRANSITION_TIME,
    theme: completeTheme(themeChoicesOf(scope, wire.theme, `${path}.theme`), brandTheme),
    screensaver: {
      active: wire.screensaver?.active ?? false,
      ...present({
        idleTimeout: wire.screensaver?.idle_timeout ?? undefined,
        forgetsVisitor: wire.screensaver?.forgets_visitor ?? undefined,
        forgetsLogin: wire.screensaver?.forgets_login ?? undefined,
        name: scope.screensaver(wire.screensaver?.screensaver, `${path}.screensaver.screensaver`),
      }),
    },
    ...present({
      shutBecause: access.code.kind === 'shut' ? access.code.because : undefined,
      urlAlias: textOf(wire.URL_ALIAS),
      earlierSlugs: earlierNamesOf(wire.earlier_slugs),
      start: startOf({ scope, wire, slug, start, path }),
      logoMain: logoOf(scope, wire, 'logo_main', path),
      logoSidebar: logoOf(scope, wire, 'logo_sidebar', path),
      startPage: startPageOf(wire),
      floorPlan:
        floorPlan === undefined
          ? undefined
          : { media: floorPlan, ...(wire.mini_map === false && { isHiddenOnPictures: true as const }) },
    }),
  };
}

function startOf(options: {
  readonly scope: Scope;
  readonly wire: WireWorld;
  readonly slug: WorldSlug;
  readonly start: StartLookup;
  readonly path: string;
}): PayloadId | undefined {
  const { scope, wire, slug, start, path } = options;
  const wanted = textOf(wire.start_location_id);
  const found = wanted === undefined ? undefined : start.byPayloadId(slug, wanted);
  // If no start was ever chosen, the doctor reports it: nothing was left out here.
  if (wanted !== undefined && found === undefined) {
    scope.report(
      'danglingTarget',
      `${path}.start_location_id`,
      message('report.startElsewhere', { start: wanted }),
    );
  }
  return found;
}

function headerOf(scope: Scope, wire: WireWorld, worldPath: string): readonly HeaderComponent[] {
  const header = (wire.header ?? []).map(({ name, classes }, index) => {
    const words = (textOf(classes) ?? '').split(/\s+/).filter((word) => word !== '');
    for (const look of words.filter((word) => !isElementLook(word)))
      scope.report(
        'unknownComponent',
        `${worldPath}.header[${index}].classes`,
        message('report.headerLook', { look }),
      );
    return { name, classes: words.filter(isElementLook) };
  });
  return header.length === 0 ? DEFAULT_HEADER : header;
}

function startPageOf({ start_page: page }: WireWorld): World['startPage'] {
  const title = textOf(page?.title);
  const text = textOf(page?.text);
  if (isAbsent(page) || (title === undefined && text === undefined)) return undefined;
  return { title: title ?? '', text: text ?? '', buttonLabel: textOf(page.button_label) ?? '' };
}

/** A CSS colour, and no character that could end the declaration around it. */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]*\))$/i;

function colourOf(options: {
  readonly scope: Scope;
  readonly wire: string | null | undefined;
  readonly path: string;
  readonly fallback: string;
}): string {
  const { scope, path, fallback } = options;
  const colour = textOf(options.wire);
  if (colour === undefined) return fallback;
  if (COLOUR.test(colour)) return colour;
  scope.report('invalidEntry', path, message('report.colour', { colour }));
  return fallback;
}

function logoOf(
  scope: Scope,
  wire: WireWorld,
  name: 'logo_main' | 'logo_sidebar',
  worldPath: string,
): WorldLogo | undefined {
  const logo = wire[name];
  const path = `${worldPath}.${name}`;
  const image = scope.media(logo?.image, `${path}.image`);
  if (isAbsent(logo)) return undefined;
  const defaults = name === 'logo_main' ? LOGO_MAIN_DEFAULTS : LOGO_SIDEBAR_DEFAULTS;
  return {
    ...present({ image }),
    hasBackground: logo.has_background ?? false,
    stickToTop: logo.stick_to_top ?? false,
    backgroundColor: colourOf({
      scope,
      wire: logo.background_color,
      path: `${path}.background_color`,
      fallback: defaults.backgroundColor,
    }),
    hasShadow: logo.has_shadow ?? false,
    color: colourOf({ scope, wire: logo.color, path: `${path}.color`, fallback: defaults.color }),
    isTinted: logo.tint ?? false,
    heightInEm: logo.heightInEm ?? defaults.heightInEm,
  };
}
