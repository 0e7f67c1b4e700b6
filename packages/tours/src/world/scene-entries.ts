import type { StartView } from '@vitrine/core/world/panorama';
import type { WorldFileEntry } from '@vitrine/world-file';
import type { InfoHotspot, LinkHotspot, Scene } from '../tour.ts';
import { infoHotspot } from './info-entry.ts';
import type { InfoTarget } from './info-entry.ts';
import { placementOf } from './start-view.ts';
import type { Wording } from './wording.ts';

/** The names of a scene in the world. */
export interface SceneNames {
  readonly slug: string;
  /** Also the key of its location. */
  readonly payloadId: string;
  /** Media, as the library names them. */
  readonly panorama: string;
  readonly view4x3: string;
  readonly view16x9: string;
}

/** The inputs for a scene's entries. */
export interface SceneParts {
  readonly scene: Scene;
  readonly names: SceneNames;
  readonly world: string;
  readonly stations: string;
  /** Among the scenes, counted from 0. */
  readonly index: number;
  readonly locale: string;
  readonly wording: Wording;
  readonly start: StartView;
  /** By info hotspot; one without a target could not be taken over. */
  readonly targets: ReadonlyMap<InfoHotspot, InfoTarget>;
  readonly sceneOf: (id: string) => { readonly title: string; readonly payloadId: string };
}

/** Above the other hotspots: first in order, first to be reached with the keyboard. */
const PRIORITIES = { link: 100, info: 50 };

/** The CMS shows stations of higher priority first; scenes keep their order. */
const FIRST_STATION = 1000;

/** The location: a room to look around in, whose pictures show the start view of its panorama. */
export function locationOf(parts: SceneParts): WorldFileEntry {
  const { scene, names, world, stations, index, locale, wording, start, targets } = parts;
  return {
    payloadId: names.payloadId,
    slug: names.slug,
    world,
    title: { [locale]: scene.title },
    description: { [locale]: wording.sceneDescription(scene.title, scene.author) },
    access: 'public',
    station_category: stations,
    priority_in_location_category: FIRST_STATION - index,
    background: [
      { __component: 'background-content.image', key: 'default_background_4x3', image: names.view4x3 },
      { __component: 'background-content.image', key: 'default_background_16x9', image: names.view16x9 },
    ],
    panorama: {
      picture: names.panorama,
      yaw: start.yaw,
      pitch: start.pitch,
      field_of_view: start.fieldOfView,
    },
    hotspots: [
      ...seenFirst(
        scene.links.map((hotspot) => ({
          __component: 'hotspots.navigation',
          title: { [locale]: linkTitle(hotspot, parts) },
          action_target: parts.sceneOf(hotspot.target).payloadId,
          // Visitors have turned to it when they see it.
          direction: 'forward',
          ...placementOf(hotspot, start),
          priority: PRIORITIES.link,
        })),
      ),
      ...scene.infos.flatMap((hotspot) => {
        const target = targets.get(hotspot);
        if (target === undefined) return [];
        return [
          {
            ...infoHotspot({ [locale]: hotspot.title }, target),
            ...placementOf(hotspot, start),
            priority: PRIORITIES.info,
          },
        ];
      }),
    ],
  };
}

/** In the order of the tour, but first those that the picture shows: the key that walks ahead takes the first. */
function seenFirst(links: readonly WorldFileEntry[]): readonly WorldFileEntry[] {
  return links.toSorted((one, other) => Number('position' in other) - Number('position' in one));
}

/** A link without a text names its target. */
function linkTitle({ title, target }: LinkHotspot, { sceneOf }: SceneParts): string {
  return title === '' ? sceneOf(target).title : title;
}
