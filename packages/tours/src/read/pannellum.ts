import { directionOf } from '../angles.ts';
import { titleOf } from '../plain-text.ts';
import { isGenericTitle, titlesOfScenes } from '../names.ts';
import type { Scene, Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { Findings } from '../tour-finding.ts';
import { baseOf, onlyTour, whatIs } from './description.ts';
import type { Description } from './description.ts';
import { reportAdditions, reportComputed } from './computed.ts';
import type { SceneScope } from './hotspot-files.ts';
import { checked } from './loose.ts';
import { hotspotsOfPannellum } from './pannellum-hotspots.ts';
import { panoramaOfPannellum } from './pannellum-panorama.ts';
import { pannellumScene, pannellumTour, unknownFieldsOf } from './pannellum-schema.ts';
import { checkCount, named, settleTour } from './settle.ts';
import { readTourData } from './tour-data.ts';
import type { TourData, TourDataFile } from './tour-data.ts';

/** Pannellum's own, in degrees from left to right. */
const DEFAULT_FIELD_OF_VIEW = 100;

/** The id of the scene of a configuration that is a single one. */
const ONLY_SCENE = 'panorama';

/**
 * Reads a Pannellum configuration: a tour, or a single scene; of JSON, of a script or of the page that shows it.
 *
 * @param at The path of the file among the tour's files; pictures are named from its folder.
 * @throws TourError
 */
export function readPannellum(text: string, at = ''): Tour {
  return onlyTour(pannellumToursIn({ text, at }), whatIs('Pannellum', at));
}

/**
 * All tours of a file; none where it has none.
 *
 * @throws TourError
 */
export function pannellumToursIn(description: Description): readonly Tour[] {
  const what = whatIs('Pannellum', description.at);
  const file = readTourData(description.text, what, 'scenes');
  return file.data.filter(isConfiguration).map((data) => tourOf(data, file, description));
}

/** What a file or a viewer's call gives is one; a variable may be anything. */
function isConfiguration({ value, from }: TourData): boolean {
  // The address of a JSON file, which is found by itself.
  if (from === 'viewer') return typeof value !== 'string';
  if (from === 'file') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { scenes } = value as { readonly scenes?: unknown };
  if (scenes === undefined) return isScene(value);
  return (
    typeof scenes === 'object' &&
    !Array.isArray(scenes) &&
    Object.values(scenes ?? {}).some((one) => isScene(one))
  );
}

function isScene(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { panorama, cubeMap, multiRes } = value as Record<string, unknown>;
  return (
    typeof panorama === 'string' ||
    Array.isArray(cubeMap) ||
    (typeof multiRes === 'object' && multiRes !== null)
  );
}

function tourOf({ value, computed, from }: TourData, file: TourDataFile, description: Description): Tour {
  const what = whatIs('Pannellum', description.at);
  if (value === undefined && from === 'viewer') {
    throw new TourError(
      'notReadable',
      `${what} is computed by a script, which is not run: write it down as JSON.`,
    );
  }
  const root = checked(pannellumTour, value, what);
  const { default: defaults = {}, scenes, ...others } = root;
  const findings = new Findings();
  const entries = scenes === undefined ? [[ONLY_SCENE, {}] as const] : Object.entries(scenes);
  checkCount(entries.length, what);
  // Later ones win, as in the viewer.
  const merged = entries.map(([id, scene]) => ({
    id,
    raw: { ...defaults, ...present(scene), ...present(others) },
  }));
  const titles = titlesOfScenes(merged.map(({ id, raw }) => ({ id, title: textAmong(raw['title']) })));
  const titleById = new Map(merged.map(({ id }, index) => [id, titles[index] ?? id]));
  reportComputed(computed, { what, titleOf: (id) => titleById.get(id) }, findings);
  reportAdditions(file.additions, what, findings);
  const title = titleOf(textAmong(defaults['title']) ?? textAmong(root['title']) ?? '');
  return settleTour(
    {
      format: 'pannellum',
      what,
      at: description.at,
      title: isGenericTitle(title) ? '' : title,
      scenes: merged.map(({ id, raw }) =>
        sceneOf(raw, { id, title: titleById.get(id) ?? id, base: baseOf(description), findings }),
      ),
      start: scenes === undefined ? undefined : (root.firstScene ?? textAmong(defaults['firstScene'])),
    },
    findings,
  );
}

function sceneOf(given: Readonly<Record<string, unknown>>, scene: SceneScope): Scene {
  const { id, title, findings } = scene;
  const raw = checked(pannellumScene, given, `The scene “${named(id)}”`);
  const scope: SceneScope = { ...scene, prefix: raw.basePath ?? '' };
  if (raw.horizonPitch || raw.horizonRoll) {
    findings.note('horizon', `The horizon of “${title}” is not levelled as it was.`, id);
  }
  for (const field of unknownFieldsOf(given)) {
    findings.note(
      'unknownField',
      `“${title}” has the field “${named(field)}”, whose meaning is not known; it was left out.`,
      id,
    );
  }
  const author = titleOf(raw.author ?? '');
  if (raw.authorURL !== undefined) {
    findings.note(
      'unknownField',
      `The link of the author of “${title}” (${named(raw.authorURL)}) was left out.`,
      id,
    );
  }
  return {
    id,
    title,
    ...(author !== '' && { author }),
    panorama: panoramaOfPannellum(raw, scope),
    view: {
      ...directionOf(raw.yaw ?? 0, raw.pitch ?? 0),
      fieldOfView: { degrees: raw.hfov ?? DEFAULT_FIELD_OF_VIEW, axis: 'horizontal' },
    },
    ...hotspotsOfPannellum(raw, scope),
  };
}

/** An undefined value must not hide the scene's own. */
function present(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function textAmong(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
