import { fontSheetAddress } from '@vitrine/core/fonts/font-sheet';
import { formatWorldPath } from '@vitrine/core/links/path';
import { toClientMedia } from '@vitrine/core/media/client-media';
import type { LocaleCode } from '@vitrine/core/world/ids';
import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import type { World } from '@vitrine/core/world/world';
import type { PublishedContent } from '~/contract/server-context.ts';
import type { WorldView } from './location-view.ts';
import { mainLogoView, sidebarLogoView } from './logo-view.server.ts';
import { worldTokens } from './world-tokens.server.ts';

/** By content, since a view shows its brand as well, and by language, which its addresses are in. */
const views = new WeakMap<PublishedContent, WeakMap<World, Map<LocaleCode, WorldView>>>();

/** The parts of the world that every screen inside it shows: built once, for every page and each of its loaders. */
export function worldViewOf(bundle: PublishedContent, locale: LocaleCode, world: World): WorldView {
  const ofBundle = views.get(bundle) ?? new WeakMap<World, Map<LocaleCode, WorldView>>();
  views.set(bundle, ofBundle);
  const ofWorld = ofBundle.get(world) ?? new Map<LocaleCode, WorldView>();
  ofBundle.set(world, ofWorld);
  const view = ofWorld.get(locale) ?? buildWorldView(bundle, locale, world);
  ofWorld.set(locale, view);
  return view;
}

function buildWorldView(bundle: PublishedContent, locale: LocaleCode, world: World): WorldView {
  const brand = bundle.snapshots[locale]?.settings.brand;
  const { headerLook, screenScale } = { ...THEME_DEFAULTS, ...world.theme };
  const { screenScale: brandScale } = { ...THEME_DEFAULTS, ...brand?.theme };
  const fontSheet = fontSheetAddress(world.theme);
  return {
    slug: world.slug,
    name: world.name,
    ...(world.description !== '' && { description: world.description }),
    href: worldPath(bundle, locale, world),
    theme: worldTokens(world.theme, brand?.theme !== undefined),
    ...(fontSheet !== undefined && { fontSheet }),
    ...(headerLook !== THEME_DEFAULTS.headerLook && { headerLook }),
    ...(screenScale !== brandScale && { screenScale }),
    header: headerParts(world),
    logoMain: mainLogoView(world, toClientMedia),
    logoSidebar: sidebarLogoView(world, toClientMedia),
    sidebarTransitionTime: world.sidebarTransitionTime,
  };
}

/** The showroom's logo is at the end by default: the world's is at the other one. */
function headerParts({ header }: World): WorldView['header'] {
  return header.map(({ name, classes }) => ({
    name,
    look: classes.join(' '),
    isAtEnd: name === 'app-logo' || classes.includes('at-end'),
  }));
}

/** The path of a world in a language. */
export function worldPath({ defaultLocale }: PublishedContent, locale: LocaleCode, world: World): string {
  return formatWorldPath({ locale, defaultLocale, world: world.slug });
}
