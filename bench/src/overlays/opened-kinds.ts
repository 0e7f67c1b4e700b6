import { join } from 'node:path';
import { readBundle } from '@vitrine/content/node';
import { formatLocationPath } from '@vitrine/core/links/path';
import { view360Of } from '@vitrine/core/media/view-360';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef, Panel } from '@vitrine/core/overlays/overlay-stack';
import { viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import type { Action } from '@vitrine/core/world/action';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { ROOT } from '../server/processes.ts';
import { FIRST_LOCATION } from '../server/shipped-showroom.ts';

/** A kind of overlay, with the link of the shipped showroom that opens one. */
export interface OpenedKind {
  readonly name: string;
  /** The path of the page on which the link is. */
  readonly path: string;
  /** Selects the link. */
  readonly opener: string;
  /** Selects, inside the dialog, what a visitor uses or reads: once it is seen, the overlay is usable. */
  readonly usable: string;
}

interface HotspotKind {
  readonly name: string;
  readonly usable: string;
  readonly isOpenedBy: (action: Action) => boolean;
}

function isOf(kind: Action['kind']) {
  return (action: Action): boolean => action.kind === kind;
}

function shows(kind: 'panorama' | 'spin' | 'model') {
  return (action: Action): boolean => action.kind === 'openView360' && view360Of(action.media)?.kind === kind;
}

/** Of a 360 view: its controls are only there once it can be turned. */
const TOOLS = '[role="toolbar"] button';

const HOTSPOT_KINDS: readonly HotspotKind[] = [
  { name: 'article', usable: 'article', isOpenedBy: isOf('openArticle') },
  { name: 'dashboard', usable: 'section[aria-label] a', isOpenedBy: isOf('openDashboard') },
  { name: 'pdf', usable: 'figure[data-page] canvas', isOpenedBy: isOf('openDocuments') },
  { name: 'media', usable: ':is(img, video)', isOpenedBy: isOf('openMedia') },
  { name: 'view360: panorama', usable: TOOLS, isOpenedBy: shows('panorama') },
  { name: 'view360: spin', usable: TOOLS, isOpenedBy: shows('spin') },
  { name: 'view360: model', usable: TOOLS, isOpenedBy: shows('model') },
  { name: 'slideshow', usable: 'figure[data-current="true"] img', isOpenedBy: isOf('openSlideshow') },
  { name: 'synced images', usable: 'img', isOpenedBy: isOf('openSyncedImages') },
  { name: 'iframe, before its question is answered', usable: 'button', isOpenedBy: isOf('openIframe') },
];

/** The panels, all of which the first location opens. */
const PANEL_KINDS: Readonly<Record<Panel, string>> = {
  menu: 'nav a',
  places: 'a[data-walk]',
  contact: 'form textarea',
  search: 'input[type="search"]:focus',
  share: 'svg[role="img"]',
  keys: 'kbd',
};

/** World that is open to everybody. */
const OPEN_WORLD = 'showroom';

/** Every kind of overlay, each with something of the shipped showroom that opens it. */
export async function openedKinds(): Promise<readonly OpenedKind[]> {
  const { snapshots } = await readBundle(join(ROOT, 'demo/snapshot'));
  const snapshot = snapshots['en'];
  if (snapshot === undefined) throw new Error('The shipped showroom has no English content.');
  return [
    ...HOTSPOT_KINDS.map((kind) => hotspotKind(snapshot, kind)),
    ...Object.entries(PANEL_KINDS).map(([name, usable]) => ({
      name,
      path: FIRST_LOCATION,
      opener: `a[href$="?${name}"]`,
      usable,
    })),
  ];
}

function hotspotKind(snapshot: Snapshot, { name, usable, isOpenedBy }: HotspotKind): OpenedKind {
  for (const location of snapshot.locations.filter(({ world }) => world === OPEN_WORLD)) {
    const action = location.hotspots.map((hotspot) => hotspot.action).find(isOpenedBy);
    const overlay = action && overlayOf(action);
    if (overlay === undefined) continue;
    const { locale, defaultLocale } = snapshot;
    return {
      name,
      path: formatLocationPath({ locale, defaultLocale, world: location.world, location }),
      // The number of an article is followed by its title.
      opener: `[data-hotspot]:is([href$="${formatOverlayStack([overlay])}"], [href*="${formatOverlayStack([overlay])}-"])`,
      usable,
    };
  }
  throw new Error(`No hotspot of the shipped showroom opens this kind of overlay: ${name}.`);
}

function overlayOf(action: Action): OverlayRef | undefined {
  if (action.kind === 'openArticle') return { kind: 'article', id: action.article };
  if (action.kind === 'openDashboard') return { kind: 'dashboard', id: action.dashboard };
  if (action.kind === 'openIframe') return { kind: 'iframe', id: action.iframe };
  const viewer = viewerOfAction(action);
  return viewer && { kind: viewer.kind, id: viewerId(viewer) };
}
