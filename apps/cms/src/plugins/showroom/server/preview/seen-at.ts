import { snapshotOf } from '@vitrine/content/bundle';
import type { ContentBundle } from '@vitrine/content/bundle';
import type { EntryEdit } from '@vitrine/content/content-answers';
import {
  formatHomePath,
  formatLocationPath,
  formatStoryPath,
  formatWorldPath,
} from '@vitrine/core/links/path';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { OverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { Action } from '@vitrine/core/world/action';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';
import { isWire } from './wire.ts';

/**
 * The address that shows an entry, such as `/de/hall/entrance?article=12`: a location's own address, the first
 * location that opens an overlay, the entrance of a world, and the start for everything else.
 *
 * @param bundle the content, including the edited entry.
 */
export function seenAt(
  bundle: ContentBundle,
  locale: string,
  { collection, entry }: Pick<EntryEdit, 'collection' | 'entry'>,
): string {
  const snapshot = snapshotOf(bundle, locale);
  const at = (location: Location | undefined, stack: OverlayStack = []): string =>
    (location === undefined
      ? formatHomePath(snapshot)
      : formatLocationPath({ ...snapshot, world: location.world, location })) + formatOverlayStack(stack);
  const start = startOf(snapshot, defaultWorld(snapshot));

  switch (collection) {
    case 'content-locations':
      return at(editedLocation(snapshot, entry) ?? start);
    case 'content-transitions':
    case 'portals':
      return at(editedLocation(snapshot, entry['from']) ?? start);
    case 'worlds': {
      const world = snapshot.worlds.find(({ slug }) => slug === entry['slug']);
      return world === undefined ? at(start) : formatWorldPath({ ...snapshot, world: world.slug });
    }
    case 'content-stories': {
      const story = snapshot.stories.find(({ slug }) => slug === entry['slug']);
      return story === undefined ? at(start) : formatStoryPath({ ...snapshot, slug: story.slug });
    }
    case 'articles':
    case 'dashboards': {
      const number = Number(entry['public_id']);
      if (!Number.isInteger(number) || number < 0) return at(start);
      const kind = collection === 'articles' ? 'article' : 'dashboard';
      return at(openerOf(snapshot, kind, number) ?? start, [{ kind, id: overlayId(number) }]);
    }
    case 'menus':
      return menuAt(snapshot, String(entry['key']), at);
    default:
      return at(start);
  }
}

function defaultWorld({ worlds, settings }: Snapshot): World | undefined {
  return worlds.find(({ slug }) => slug === settings.defaultWorld) ?? worlds[0];
}

function startOf({ locations }: Snapshot, world: World | undefined): Location | undefined {
  return (
    locations.find((location) => location.payloadId === world?.start) ??
    locations.find((location) => location.world === world?.slug) ??
    locations[0]
  );
}

/** Found by its id, or by its address if it was never saved. */
function editedLocation({ locations }: Snapshot, wire: unknown): Location | undefined {
  if (!isWire(wire)) return undefined;
  const id = typeof wire['payloadId'] === 'string' ? payloadId(wire['payloadId']) : undefined;
  const world = isWire(wire['world']) ? wire['world']['slug'] : undefined;
  return (
    locations.find((location) => location.payloadId === id) ??
    locations.find((location) => location.slug === wire['slug'] && location.world === world)
  );
}

/** The first location with a hotspot that opens it; the default world comes first. */
function openerOf(snapshot: Snapshot, kind: 'article' | 'dashboard', number: number): Location | undefined {
  const opens = (action: Action): boolean =>
    kind === 'article'
      ? action.kind === 'openArticle' && action.article === number
      : action.kind === 'openDashboard' && action.dashboard === number;
  const openers = snapshot.locations.filter(({ hotspots }) => hotspots.some(({ action }) => opens(action)));
  return openers.find(({ world }) => world === defaultWorld(snapshot)?.slug) ?? openers[0];
}

function menuAt(
  snapshot: Snapshot,
  key: string,
  at: (location: Location | undefined, stack: OverlayStack) => string,
): string {
  const world = snapshot.worlds.find(({ menuKeys }) => menuKeys.includes(key));
  const isOwn = ({ menuKeys }: Location): boolean => menuKeys.includes(key);
  const location = snapshot.locations.find(isOwn) ?? startOf(snapshot, world ?? defaultWorld(snapshot));
  const isMain = world !== undefined || location === undefined || isOwn(location);
  return at(location, [{ kind: 'menu', trail: isMain ? [] : [key] }]);
}
