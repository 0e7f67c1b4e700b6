import { addressKey, locationSegment } from '@vitrine/core/links/path';
import { indexMenus } from '@vitrine/core/menus/menu-levels';
import type { MenuIndex } from '@vitrine/core/menus/menu-levels';
import type { Article, BoxHook, Dashboard, HookEvent, Icon } from '@vitrine/core/world/content';
import type { OverlayId, PayloadId } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Story } from '@vitrine/core/world/story';
import type { Transition } from '@vitrine/core/world/transition';
import type { World } from '@vitrine/core/world/world';

/** Lookups in a snapshot whose cost does not grow with it: built once per version, then only read. */
export interface SnapshotIndex {
  readonly worlds: ReadonlyMap<string, World>;
  readonly locations: ReadonlyMap<PayloadId, Location>;
  /** By {@link addressKey}. */
  readonly locationsByAddress: ReadonlyMap<string, Location>;
  readonly locationsByWorld: ReadonlyMap<string, readonly Location[]>;
  readonly transitionsFrom: ReadonlyMap<PayloadId, readonly Transition[]>;
  readonly articles: ReadonlyMap<OverlayId, Article>;
  readonly dashboards: ReadonlyMap<OverlayId, Dashboard>;
  readonly menus: MenuIndex;
  /** In the editor's order. */
  readonly hooks: ReadonlyMap<HookEvent, readonly BoxHook[]>;
  readonly icons: ReadonlyMap<string, Icon>;
  /** By their slugs in lower case. */
  readonly stories: ReadonlyMap<string, Story>;
}

/** The index of a snapshot, cached for the snapshot's lifetime. */
export function indexOf(snapshot: Snapshot): SnapshotIndex {
  const known = indexes.get(snapshot);
  if (known) return known;
  const index = buildIndex(snapshot);
  indexes.set(snapshot, index);
  return index;
}

const indexes = new WeakMap<Snapshot, SnapshotIndex>();

function buildIndex(snapshot: Snapshot): SnapshotIndex {
  return {
    worlds: new Map(snapshot.worlds.map((world) => [world.slug.toLowerCase(), world])),
    locations: new Map(snapshot.locations.map((location) => [location.payloadId, location])),
    locationsByAddress: new Map(
      snapshot.locations.map((location) => [addressKey(location.world, locationSegment(location)), location]),
    ),
    locationsByWorld: Map.groupBy(snapshot.locations, (location) => location.world),
    transitionsFrom: Map.groupBy(snapshot.transitions, (transition) => transition.from),
    articles: new Map(snapshot.articles.map((article) => [article.id, article])),
    dashboards: new Map(snapshot.dashboards.map((dashboard) => [dashboard.id, dashboard])),
    menus: indexMenus(snapshot),
    hooks: Map.groupBy(snapshot.boxHooks, ({ event }) => event),
    icons: new Map(snapshot.icons.map((icon) => [icon.name, icon])),
    stories: new Map(snapshot.stories.map((story) => [story.slug.toLowerCase(), story])),
  };
}
