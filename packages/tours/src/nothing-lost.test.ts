import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { PicturePoint } from '@vitrine/core/world/background';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { degreesBetween } from '../testing/degrees-between.ts';
import { generatedScenes, referenceOf } from '../testing/generated-tours.ts';
import type { GeneratedHotspot, GeneratedPart, GeneratedScene } from '../testing/generated-tours.ts';
import { filesOf } from '../testing/import-tour.ts';
import { filesFor, JPEG, krpano, marzipano, pannellum } from '../testing/written-tours.ts';
import { directionOf } from './angles.ts';
import type { PictureCodec } from './pictures/codec.ts';
import { readTour } from './read/read-tour.ts';
import { TourError } from './tour-error.ts';
import type { Direction } from './tour.ts';
import { sceneSlugs } from './world/names.ts';
import { tourToWorld } from './world/tour-to-world.ts';
import type { TourWorld } from './world/tour-to-world.ts';

/** Pictures are none but their first bytes, and a mark. */
const codec: PictureCodec = {
  decode: () =>
    Promise.resolve({ width: 2, height: 2, fullWidth: 64, fullHeight: 64, pixels: new Uint8Array(12) }),
  encode: () => Promise.resolve(JPEG),
};

/** How often findings of a scene match, with their counts. */
function countTold({ findings }: TourWorld, scene: string, pattern: RegExp): number {
  return findings
    .filter((finding) => (finding.scene ?? scene) === scene && pattern.test(finding.sentence))
    .reduce((sum, { sentence }) => sum + Number(/\((\d+) times\)\.$/.exec(sentence)?.[1] ?? 1), 0);
}

function isShown(world: TourWorld, part: GeneratedPart): boolean {
  if (part.kind === 'link' || part.kind === 'embed') {
    return JSON.stringify(world.worldFile).includes(referenceOf(part));
  }
  return [...world.media.values()].some((bytes) =>
    new TextDecoder('latin1').decode(bytes).includes(part.mark),
  );
}

function isSaid(world: TourWorld, hotspot: GeneratedHotspot): boolean {
  const everything = JSON.stringify([world.worldFile, world.findings.map(({ sentence }) => sentence)]);
  return hotspot.mark === '' || everything.includes(hotspot.mark);
}

/** As much of a written location as is compared. */
interface WrittenRoom {
  readonly payloadId: string;
  readonly panorama: { readonly yaw: number; readonly pitch: number; readonly field_of_view: number };
  readonly hotspots: readonly {
    readonly title: Readonly<Record<string, string>>;
    readonly action_target?: string;
    readonly position?: PicturePoint;
    readonly position_panorama?: Direction;
  }[];
}

/** A tour as a world, with the rooms of its scenes by their id. */
interface Imported {
  readonly world: TourWorld;
  readonly rooms: ReadonlyMap<string, WrittenRoom>;
}

async function imported(files: ReturnType<typeof filesOf>): Promise<Imported> {
  const tour = await readTour(files);
  const world = await tourToWorld(tour, { lookUp: files.lookUp, codec, locale: 'en' });
  const { worlds = {}, locations = {} } = world.worldFile.entries;
  const rooms = [...sceneSlugs(tour.scenes)].flatMap(([id, slug]) => {
    const room = locations[`${Object.keys(worlds).join('')}-${slug}`];
    return room === undefined ? [] : [[id, room as unknown as WrittenRoom] as const];
  });
  return { world, rooms: new Map(rooms) };
}

/** Where a hotspot of a room is in its panorama. */
function directionIn({ panorama }: WrittenRoom, hotspot: WrittenRoom['hotspots'][number]): Direction {
  const start = { yaw: panorama.yaw, pitch: panorama.pitch, fieldOfView: panorama.field_of_view };
  const { position, position_panorama: inPanorama } = hotspot;
  if (inPanorama !== undefined) return inPanorama;
  if (position === undefined) throw new Error('A hotspot has no position.');
  return directionOnPicture(position, start);
}

/** Whether the room looks where its scene looks at first. */
function isStart({ panorama }: WrittenRoom, { yaw, pitch, field }: GeneratedScene['start']): boolean {
  const width = Math.min(120, Math.max(30, field));
  return (
    degreesBetween(panorama, directionOf(yaw, pitch)) < TOLERANCE &&
    Math.abs(panorama.field_of_view - width) < TOLERANCE
  );
}

/** Whether a room has a hotspot with its words, or a link to its target, in its direction. */
function isThere(room: WrittenRoom, hotspot: GeneratedHotspot, target: WrittenRoom | undefined): boolean {
  const own = directionOf(hotspot.yaw, hotspot.pitch);
  return room.hotspots.some(
    (written) =>
      (hotspot.target === undefined || written.action_target === target?.payloadId) &&
      degreesBetween(directionIn(room, written), own) < TOLERANCE,
  );
}

/** What of a scene is neither in the world nor in a finding. */
function lossesOf(
  scene: GeneratedScene,
  scenes: readonly GeneratedScene[],
  { world, rooms }: Imported,
  viewer: string,
): readonly string[] {
  const idOf = ({ id }: GeneratedScene): string => (viewer === 'krpano' ? id.toLowerCase() : id);
  const told = (pattern: RegExp): number => countTold(world, idOf(scene), pattern);
  if (scene.complete === 0) return told(/was left out: its picture /) === 1 ? [] : ['the scene'];
  const room = rooms.get(idOf(scene));
  if (room === undefined) return ['the room'];
  const parts = scene.hotspots.flatMap((hotspot) => hotspot.parts);
  const forms = parts.filter(({ kind }) => kind === 'form').length;
  const empty = scene.hotspots.filter(
    (hotspot) => hotspot.mark === '' && hotspot.target === undefined && hotspot.parts.length === 0,
  ).length;
  const leadsTo = ({ target }: GeneratedHotspot): WrittenRoom | undefined => {
    const found = target === undefined ? undefined : scenes[target];
    return found === undefined || found === scene ? undefined : rooms.get(idOf(found));
  };
  const links = scene.hotspots.filter(({ target }) => target !== undefined);
  const dead = links.filter((link) => leadsTo(link) === undefined);
  return [
    ...(isStart(room, scene.start) ? [] : ['the start view']),
    ...(told(/is less sharp/) === (scene.complete < scene.sizes.length ? 1 : 0) ? [] : ['levels']),
    ...(told(/which was left out|which is no scene|leads to itself/) === dead.length ? [] : ['links']),
    ...links
      .filter((link) => !dead.includes(link) && !isThere(room, link, leadsTo(link)))
      .map(({ mark }) => `the link ${mark}`),
    ...scene.hotspots.flatMap((hotspot) => [
      ...(isSaid(world, hotspot) ? [] : [`the text ${hotspot.mark}`]),
      ...(hotspot.mark === '' ||
      hotspot.target !== undefined ||
      isThere(room, hotspot, undefined) ||
      told(new RegExp(hotspot.mark)) > 0
        ? []
        : [`the angle of ${hotspot.mark}`]),
    ]),
    ...parts
      .filter(({ kind }) => kind !== 'form')
      .filter((part) => !isShown(world, part) && told(new RegExp(part.mark)) === 0)
      .map((part) => referenceOf(part)),
    // Fields hold no forms.
    ...(viewer === 'Marzipano' || told(/“form”|\(form\)/) === forms ? [] : ['forms']),
    ...(viewer === 'Marzipano' || told(/says and opens nothing/) === empty ? [] : ['empty hotspots']),
  ];
}

/** No scene has a picture, or one has an id that objects cannot have. */
function mayBeRefused(scenes: readonly GeneratedScene[]): boolean {
  return scenes.every(({ complete }) => complete === 0) || scenes.some(({ id }) => id === 'constructor');
}

describe('of a generated tour nothing is lost in silence', () => {
  test.each([
    ['Pannellum', pannellum],
    ['Marzipano', marzipano],
    ['krpano', krpano],
  ])('by the reader of %s', async (viewer, write) => {
    await fc.assert(
      fc.asyncProperty(generatedScenes, async (scenes) => {
        const found = await imported(filesOf(filesFor(scenes, write(scenes)))).catch((error: unknown) => {
          if (error instanceof TourError && mayBeRefused(scenes)) return undefined;
          throw error;
        });
        if (found === undefined) return;
        expect(scenes.flatMap((scene) => lossesOf(scene, scenes, found, viewer))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

/** Degrees, of rounding to hundredths of a percent of a wide picture. */
const TOLERANCE = 0.03;
