import { assertNever } from '../assert-never.ts';
import { linksInText } from '../links/links-in-text.ts';
import { readOwnAddress } from '../links/own-address.ts';
import { addressKey, LANGUAGE_SEGMENTS, locationSegment, parsePath, splitPath } from '../links/path.ts';
import { isPlainPanel, parseOverlayStack } from '../overlays/overlay-stack.ts';
import type { OverlayRef } from '../overlays/overlay-stack.ts';
import type { RichText } from '../world/content.ts';
import { localeCode } from '../world/ids.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { articleName, dashboardName, menuName } from './content-names.ts';
import type { ContentName } from './content-names.ts';

/** Finds the targets of addresses. */
export interface LinkedContent {
  readonly byAddress: (typed: string) => readonly ContentName[];
  /** By all links of a text. */
  readonly byText: (text: RichText) => readonly ContentName[];
}

const LOCALES = LANGUAGE_SEGMENTS.map((code) => localeCode(code));

/**
 * What links lead to by their query, as `?article=12` or `/showroom/hall?dashboard=3`. One whose path leads to none
 * of the given locations leads nowhere: its page does not exist. With a host in front, which may be any site's,
 * the path has to be that of a location.
 */
export function linkedContent({ worlds, locations }: Pick<Snapshot, 'worlds' | 'locations'>): LinkedContent {
  const slugs = worlds.map(({ slug }) => slug);
  const places = new Set(locations.map((location) => addressKey(location.world, locationSegment(location))));
  const leadsIntoShowroom = (path: string, namesHost: boolean): boolean => {
    if (path === '' && !namesHost) return true;
    const parsed = parsePath(splitPath(path), { locales: LOCALES, worlds: slugs });
    if (parsed.kind === 'location') return places.has(addressKey(parsed.world, parsed.locationSegment));
    return !namesHost && (parsed.kind === 'home' || parsed.kind === 'world');
  };
  const byAddress = (typed: string): readonly ContentName[] => {
    if (!typed.includes('?')) return [];
    const address = readOwnAddress(typed);
    if (address === undefined || !leadsIntoShowroom(address.path, address.namesHost)) return [];
    return parseOverlayStack(address.query).flatMap((overlay) => contentOfOverlay(overlay));
  };
  return { byAddress, byText: (text) => linksInText(text).flatMap((link) => byAddress(link)) };
}

function contentOfOverlay(overlay: OverlayRef): readonly ContentName[] {
  if (isPlainPanel(overlay)) return [];
  switch (overlay.kind) {
    case 'article':
      return [articleName(overlay.id)];
    case 'dashboard':
      return [dashboardName(overlay.id)];
    case 'compare':
      return overlay.articles.map((id) => articleName(id));
    case 'menu':
      return overlay.trail.map((key) => menuName(key));
    // These show content that other entries hold, and only where that is visible.
    case 'iframe':
    case 'pdf':
    case 'media':
    case 'view360':
    case 'slideshow':
    case 'synced':
    case 'places':
    case 'search':
    case 'contact':
    case 'code':
      return [];
    default:
      return assertNever(overlay);
  }
}
