import type { Action } from '@vitrine/core/world/action';
import { hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { DIRECTIONS } from '@vitrine/core/world/hotspots/navigation';
import type { Direction } from '@vitrine/core/world/hotspots/navigation';
import { isCustomHotspot } from '@vitrine/core/world/location';
import type { LocationPanorama } from '@vitrine/core/world/panorama';
import type { Hotspot, HotspotCategory } from '@vitrine/core/world/location';
import { canonicalJson, sha256 } from '../canonical.ts';
import type { WireHotspot } from '../wire/hotspot.ts';
import type { WireLocation } from '../wire/location.ts';
import { hotspotReader } from './hotspot-reader.ts';
import { isLeftEmpty, placementOf } from './backgrounds.ts';
import { present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** The hotspots of a location that lead somewhere, in the editor's order. */
export function hotspotsOf(location: {
  readonly scope: Scope;
  readonly wire: Pick<WireLocation, 'hotspots' | 'background'>;
  readonly panorama: LocationPanorama | undefined;
  readonly entryPath: string;
}): readonly Hotspot[] {
  const { scope, panorama, entryPath } = location;
  const { hotspots, background } = location.wire;
  const hasPicture = !isLeftEmpty(background);
  const seen = new Map<string, number>();
  return (hotspots ?? []).flatMap((entry, index): readonly Hotspot[] => {
    const path = `${entryPath}.hotspots[${index}]`;
    const action = hotspotKindOf(entry.__component).action(hotspotReader(scope, entry, path));
    if (action === undefined) return [];
    const direction = directionOf(entry);
    const hotspot: Hotspot = {
      id: hotspotId(entry.__component, action, seen),
      component: entry.__component,
      title: textOf(entry.title) ?? '',
      action,
      placement: placementOf({
        scope,
        position: entry.position,
        position16x9: entry.position_16x9,
        positionMobile: entry.position_mobile,
        inPanorama: entry.position_panorama,
        panorama,
        hasPicture,
        path,
      }),
      categories: categoriesOf(entry.categories),
      priority: entry.priority ?? 0,
      ...present({
        direction,
        icon: scope.icon(entry.icon, `${path}.icon`),
        media: isCustomHotspot(entry.__component) ? scope.media(entry.media, `${path}.media`) : undefined,
        backgroundImage: scope.media(entry.background_image, `${path}.background_image`),
      }),
    };
    ROWS.set(hotspot, index);
    return [hotspot];
  });
}

/** Beside the hotspots and not in them: visitors get no numbers of rows. */
const ROWS = new WeakMap<Hotspot, number>();

/**
 * The position of a hotspot in the editor's list, from 0: what leads to nothing is in that list alone.
 *
 * @param hotspot as a load in this process made it; undefined for any other one.
 */
export function rowOfHotspot(hotspot: Hotspot): number | undefined {
  return ROWS.get(hotspot);
}

function directionOf(entry: WireHotspot): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === entry['direction']);
}

function categoriesOf(wire: WireHotspot['categories']): readonly HotspotCategory[] {
  return (wire ?? []).flatMap((category) => {
    const title = textOf(category.title);
    return title === undefined ? [] : [{ title, priority: category.priority ?? 0 }];
  });
}

/**
 * Derived from what the hotspot does, so that it does not change when others are added before it or it is translated.
 */
function hotspotId(component: string, action: Action, seen: Map<string, number>): string {
  const isAddress = action.kind === 'openLink' || action.kind === 'openIframe';
  const target = isAddress ? action.kind : canonicalJson(identifying(action));
  const id = sha256(`${component} ${target}`, 10);
  const count = (seen.get(id) ?? 0) + 1;
  seen.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}

/** Files may differ between languages; the first one's name is enough to distinguish hotspots. */
function identifying(action: Action): unknown {
  if (action.kind === 'openDocuments') return [action.kind, action.documents[0]?.name];
  if ('media' in action) return [action.kind, action.media[0]?.name ?? ''];
  return action;
}
