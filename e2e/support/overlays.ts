import { indexMenus, menusByLevel, pickMenu } from '@vitrine/core/menus/menu-levels';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import { viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import type { Action } from '@vitrine/core/world/action';
import type { Menu } from '@vitrine/core/world/content';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { demoIn, locationOf } from './demo.ts';
import type { Language } from './demo.ts';

/** The kinds of overlays that hotspots and menus open by a number. */
export const OPENED_KINDS = [
  'article',
  'dashboard',
  'pdf',
  'media',
  'view360',
  'slideshow',
  'synced',
  'iframe',
] as const;
export type OpenedKind = (typeof OPENED_KINDS)[number];

/** A hotspot of the open world that opens something. */
export interface Opener {
  readonly location: string;
  readonly hotspot: string;
  /** The query that opens the same by its address. */
  readonly query: string;
}

/** The overlay that an action opens. */
export function overlayOf(action: Action): OverlayRef | undefined {
  if (action.kind === 'openArticle') return { kind: 'article', id: action.article };
  if (action.kind === 'openDashboard') return { kind: 'dashboard', id: action.dashboard };
  if (action.kind === 'openIframe') return { kind: 'iframe', id: action.iframe };
  const viewer = viewerOfAction(action);
  return viewer && { kind: viewer.kind, id: viewerId(viewer) };
}

/** All hotspots of a kind on the pictures of the demo's open world. */
export function openersOf(kind: OpenedKind, language: Language): readonly Opener[] {
  return demoIn(language)
    .locations.filter(({ world }) => world === 'showroom')
    .flatMap(({ payloadId, hotspots }) =>
      hotspots.flatMap(({ action, title }) => {
        const overlay = overlayOf(action);
        if (overlay?.kind !== kind) return [];
        return [{ location: payloadId, hotspot: title, query: formatOverlayStack([overlay]) }];
      }),
    );
}

/**
 * The titles of the items that lead from a location's main menu to something of a kind.
 * @throws Error when the menu leads to none
 */
export function menuPathTo(kind: OpenedKind, location: string, language: Language): readonly string[] {
  const snapshot = demoIn(language);
  const world = snapshot.worlds.find(({ slug }) => slug === locationOf(location, language).world);
  const levels = menusByLevel(indexMenus(snapshot), {
    location: locationOf(location, language),
    ...(world && { world }),
  });
  const menu = pickMenu('application-main', levels);
  const path = menu && pathIn(menu, kind, snapshot, []);
  if (path === undefined) throw new Error(`The menu of “${location}” leads to no ${kind}.`);
  return path;
}

/** Depth first; a menu that is entered on the way is not entered again. */
function pathIn(
  menu: Menu,
  kind: OpenedKind,
  snapshot: Snapshot,
  entered: readonly string[],
): readonly string[] | undefined {
  for (const { title, actions } of menu.items) {
    const [first] = actions;
    if (first !== undefined && overlayOf(first)?.kind === kind) return [title];
  }
  for (const { title, actions } of menu.items) {
    const [first] = actions;
    if (first?.kind !== 'openMenu' || entered.includes(first.menuKey)) continue;
    const nested = snapshot.menus.find(({ key }) => key === first.menuKey);
    const rest = nested && pathIn(nested, kind, snapshot, [...entered, first.menuKey]);
    if (rest !== undefined) return [title, ...rest];
  }
  return undefined;
}
