import { directionOf } from '../angles.ts';
import { named, checkCount, checkHotspots, settleTour } from './settle.ts';
import { titleOf } from '../plain-text.ts';
import type { Scene, Tour } from '../tour.ts';
import { Findings } from '../tour-finding.ts';
import { folderOf } from '../tour-path.ts';
import { parseTourJson } from './json.ts';
import { checked } from './loose.ts';
import { panoramaOfPannellum } from './pannellum-panorama.ts';
import { pannellumScene, pannellumTour } from './pannellum-schema.ts';
import type { PannellumScene } from './pannellum-schema.ts';
import { addHotspot } from './hotspots.ts';
import type { HotspotScope, Hotspots } from './hotspots.ts';

const WHAT = 'The Pannellum tour';

/** Pannellum's own, in degrees from left to right. */
const DEFAULT_FIELD_OF_VIEW = 100;

/** The id of the scene of a configuration that is a single one. */
const ONLY_SCENE = 'panorama';

/**
 * Reads a Pannellum configuration: a tour, or a single scene.
 *
 * @param at The path of the file among the tour's files; pictures are named from its folder.
 * @throws TourError
 */
export function readPannellum(text: string, at = ''): Tour {
  const root = checked(pannellumTour, parseTourJson(text, WHAT, 'scenes'), WHAT);
  const { default: defaults = {}, scenes, ...others } = root;
  const findings = new Findings();
  const entries = scenes === undefined ? [[ONLY_SCENE, {}] as const] : Object.entries(scenes);
  checkCount(entries.length, WHAT);
  return settleTour(
    {
      format: 'pannellum',
      what: WHAT,
      title: titleOf(textAmong(defaults['title']) ?? textAmong(root['title']) ?? ''),
      scenes: entries.map(([id, scene]) => {
        // Pannellum's own order (`mergeConfig`): settings at the top of the file override the scene's.
        const merged = { ...defaults, ...scene, ...present(others) };
        return sceneOf(
          id,
          checked(pannellumScene, merged, `The scene “${named(id)}”`),
          folderOf(at),
          findings,
        );
      }),
      start: scenes === undefined ? undefined : (root.firstScene ?? textAmong(defaults['firstScene'])),
    },
    findings,
  );
}

function sceneOf(id: string, raw: PannellumScene, folder: string, findings: Findings): Scene {
  const title = titleOf(raw.title ?? '') || titleOf(id) || ONLY_SCENE;
  const scope: HotspotScope = { id, title, folder, prefix: raw.basePath ?? '', findings };
  if (raw.horizonPitch || raw.horizonRoll) {
    findings.note('horizon', `The horizon of “${title}” is not levelled as it was.`, id);
  }
  const author = titleOf(raw.author ?? '');
  return {
    id,
    title,
    ...(author !== '' && { author }),
    panorama: panoramaOfPannellum(raw, scope),
    view: {
      ...directionOf(raw.yaw ?? 0, raw.pitch ?? 0),
      fieldOfView: { degrees: raw.hfov ?? DEFAULT_FIELD_OF_VIEW, axis: 'horizontal' },
    },
    ...hotspotsOf(raw, scope),
  };
}

function hotspotsOf(raw: PannellumScene, scope: HotspotScope): Hotspots {
  const entries = Object.values(raw.hotSpots ?? {});
  checkHotspots(entries.length, scope.title);
  const hotspots: Hotspots = { links: [], infos: [] };
  for (const hotspot of entries) {
    if (hotspot.targetYaw !== undefined || hotspot.targetPitch !== undefined) {
      scope.findings.note(
        'arrivalView',
        `Links of “${scope.title}” turn the visitor on arrival: they arrive at the view that the scene begins with.`,
        scope.id,
      );
    }
    addHotspot(
      hotspots,
      {
        // Pannellum uses 0 if it is not a number.
        direction: directionOf(hotspot.yaw ?? 0, hotspot.pitch ?? 0),
        title: undefined,
        text: hotspot.text,
        clip: hotspot.video,
        picture: hotspot.image,
        address: hotspot.URL,
        target: hotspot.sceneId,
      },
      scope,
    );
  }
  return hotspots;
}

/** An undefined value must not hide the scene's own. */
function present(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function textAmong(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
