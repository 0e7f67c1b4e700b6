import type { WorldFileEntry } from '@vitrine/world-file';
import type { InfoHotspot, LinkHotspot, Scene } from '../tour.ts';
import { infoAction, infoHotspot } from './info-entry.ts';
import type { InfoTarget } from './info-entry.ts';
import type { PositionedHotspots, Point } from './position-hotspots.ts';
import type { Wording } from './wording.ts';

/** The names of a scene in the world. */
export interface SceneNames {
  readonly slug: string;
  /** Also the key of its location. */
  readonly payloadId: string;
  /** The article that holds its panorama. */
  readonly article: string;
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
  readonly placed: PositionedHotspots;
  /** By info hotspot; one without a target could not be taken over. */
  readonly targets: ReadonlyMap<InfoHotspot, InfoTarget>;
  readonly sceneOf: (id: string) => { readonly title: string; readonly payloadId: string };
}

/** Above the other hotspots: first in order, first to be reached with the keyboard. */
const PRIORITIES = { link: 100, info: 50, lookAround: 10 };

/** The CMS shows stations of higher priority first; scenes keep their order. */
const FIRST_STATION = 1000;

/** The location: the flat view with its hotspots. */
export function locationOf(parts: SceneParts): WorldFileEntry {
  const { scene, names, world, stations, index, locale, wording, placed, targets } = parts;
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
    hotspots: [
      ...placed.links.map(({ hotspot, point, direction }) => ({
        __component: 'hotspots.navigation',
        title: { [locale]: linkTitle(hotspot, parts) },
        action_target: parts.sceneOf(hotspot.target).payloadId,
        direction,
        ...placement(point),
        priority: PRIORITIES.link,
      })),
      ...placed.infos.flatMap(({ hotspot, point }) => {
        const target = targets.get(hotspot);
        if (target === undefined) return [];
        return [
          {
            ...infoHotspot({ [locale]: hotspot.title }, target),
            ...placement(point),
            priority: PRIORITIES.info,
          },
        ];
      }),
      {
        __component: 'hotspots.open-article',
        title: { [locale]: wording.lookAround },
        article: names.article,
        ...placement(placed.lookAround),
        priority: PRIORITIES.lookAround,
      },
    ],
  };
}

/**
 * The article with the panorama: its hotspots are where the tour had them, and as buttons below for those
 * who cannot turn it.
 */
export function panoramaArticleOf(parts: SceneParts): WorldFileEntry {
  const { scene, names, locale, wording, targets } = parts;
  const inPanorama = [
    ...scene.links.map((hotspot) => ({
      hotspot,
      title: linkTitle(hotspot, parts),
      action: { kind: 'navigate', location: parts.sceneOf(hotspot.target).payloadId },
    })),
    ...scene.infos.flatMap((hotspot) => {
      const target = targets.get(hotspot);
      return target === undefined ? [] : [{ hotspot, title: hotspot.title, action: infoAction(target) }];
    }),
  ];
  return {
    title: { [locale]: scene.title },
    sections: [
      {
        __component: 'article-sections.view-360',
        title: { [locale]: wording.lookAround },
        media: [names.panorama],
        hotspots: inPanorama.map(({ hotspot, title, action }) => ({
          title: { [locale]: title },
          yaw: hundredths(hotspot.yaw),
          pitch: hundredths(hotspot.pitch),
          action,
        })),
      },
      ...(inPanorama.length === 0
        ? []
        : [
            {
              __component: 'article-sections.action-buttons',
              title: { [locale]: wording.fromHere },
              buttons: inPanorama.map(({ title, action }) => ({ title: { [locale]: title }, action })),
            },
          ]),
    ],
  };
}

/** A link without a text names its target. */
function linkTitle({ title, target }: LinkHotspot, { sceneOf }: SceneParts): string {
  return title === '' ? sceneOf(target).title : title;
}

/** Part of the 4:3 picture's height that its middle in 16:9 has. */
const MIDDLE = 3 / 4;

function placement({ x, y }: Point): WorldFileEntry {
  return {
    position: { x, y },
    position_16x9: { x, y: hundredths(50 + (y - 50) / MIDDLE) },
  };
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}
