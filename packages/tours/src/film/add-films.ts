import { directionOnPicture, wrappedYaw } from '@vitrine/core/panorama/projection';
import { headingAmong } from '@vitrine/core/panorama/heading';
import type { NoHeading } from '@vitrine/core/panorama/heading';
import { DEFAULT_START } from '@vitrine/core/world/panorama';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import type { AspectRatio, PicturePoint } from '@vitrine/core/world/background';
import type { WorldFile, WorldFileEntry } from '@vitrine/world-file';
import type { TourFinding } from '../tour-finding.ts';
import type { TourWorld } from '../world/tour-to-world.ts';
import type { FilmEndFiles, FilmRequest, RenderedFilm } from './render-film.ts';
import { FILM_CROPS } from './render-film.ts';

/** A film in both crops. */
interface MadeFilm extends RenderedFilm {
  readonly bytes: Readonly<Record<AspectRatio, Uint8Array>>;
}

/** A location of a world file with a panorama, as far as films need it. */
interface Room {
  readonly payloadId: string;
  readonly title: string;
  readonly files: FilmEndFiles;
  readonly hotspots: readonly { readonly target: string; readonly direction: PanoramaDirection }[];
}

/**
 * Adds a walk film to each transition of a world whose locations both have a panorama, where it has no background yet.
 *
 * @param options.make renders a film; the pictures have the names of the world's media.
 */
export async function addFilms(
  world: TourWorld,
  options: {
    readonly make: (request: FilmRequest, lookUp: (name: string) => Promise<Uint8Array>) => Promise<MadeFilm>;
    readonly onFilm?: (done: number, of: number) => void;
  },
): Promise<TourWorld> {
  const { worldFile } = world;
  const rooms = roomsOf(worldFile);
  const bytes = new Map(world.media);
  const media = { ...worldFile.media };
  const transitions: Record<string, WorldFileEntry> = { ...worldFile.entries.transitions };
  const findings: TourFinding[] = [];
  const wanted = Object.entries(transitions).flatMap(([key, transition]) => {
    const [from, to] = [rooms.get(String(transition['from'])), rooms.get(String(transition['to']))];
    const isEmpty = transition['background'] === undefined;
    return from && to && isEmpty ? [{ key, transition, from, to }] : [];
  });
  const lookUp = (name: string): Promise<Uint8Array> => {
    const found = world.media.get(worldFile.media[name]?.file ?? '');
    return found === undefined ? Promise.reject(new Error(`${name} is not there.`)) : Promise.resolve(found);
  };
  const scaled = new Set<string>();
  for (const [index, { key, transition, from, to }] of wanted.entries()) {
    const { request, dissolves } = requestOf(from, to);
    if (dissolves !== undefined) findings.push(dissolvesBecause(dissolves, from, to));
    const made = await options.make(request, lookUp);
    for (const name of made.scaled) scaled.add(name);
    const background = FILM_CROPS.map((crop) => {
      const name = `${key}-film-${crop}.mp4`;
      bytes.set(name, made.bytes[crop]);
      media[name] = { file: name, alternativeText: '' };
      return {
        __component: 'background-content.video',
        key: `default_background_${crop}`,
        video: name,
        loop: false,
      };
    });
    transitions[key] = { ...transition, background };
    options.onFilm?.(index + 1, wanted.length);
  }
  return {
    worldFile: { ...worldFile, entries: { ...worldFile.entries, transitions }, media },
    media: bytes,
    findings: [...world.findings, ...findings, ...[...scaled].map(scaledBecause)],
  };
}

function roomsOf({ entries, locales }: WorldFile): ReadonlyMap<string, Room> {
  const rooms = Object.entries(entries.locations ?? {}).flatMap(
    ([key, location]): readonly [string, Room][] => {
      const panorama = location['panorama'] as Readonly<Record<string, unknown>> | null | undefined;
      if (typeof panorama?.['picture'] !== 'string') return [];
      const start: StartView = {
        yaw: numberOf(panorama['yaw'], DEFAULT_START.yaw),
        pitch: numberOf(panorama['pitch'], DEFAULT_START.pitch),
        fieldOfView: numberOf(panorama['field_of_view'], DEFAULT_START.fieldOfView),
      };
      const title = (location['title'] as Readonly<Record<string, string>> | undefined)?.[locales[0] ?? ''];
      return [
        [
          key,
          {
            payloadId: key,
            title: title ?? key,
            files: { panorama: panorama['picture'], start, stills: stillsOf(location) },
            hotspots: linksOf(location, start),
          },
        ],
      ];
    },
  );
  return new Map(rooms);
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function stillsOf(location: WorldFileEntry): FilmEndFiles['stills'] {
  const background = (location['background'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const named = (crop: AspectRatio): unknown =>
    background.find(({ key }) => key === `default_background_${crop}`)?.['image'];
  const found = FILM_CROPS.flatMap((crop) => {
    const name = named(crop) ?? FILM_CROPS.map(named).find((other) => other !== undefined);
    return typeof name === 'string' ? [[crop, name]] : [];
  });
  return Object.fromEntries(found) as FilmEndFiles['stills'];
}

function linksOf(location: WorldFileEntry, start: StartView): Room['hotspots'] {
  const hotspots = (location['hotspots'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  return hotspots.flatMap((hotspot) => {
    const target = hotspot['action_target'];
    const own = hotspot['position_panorama'] as PanoramaDirection | null | undefined;
    const point = hotspot['position'] as PicturePoint | null | undefined;
    const direction = own ?? (point ? directionOnPicture(point, start) : undefined);
    return typeof target === 'string' && direction ? [{ target, direction }] : [];
  });
}

function requestOf(from: Room, to: Room): { readonly request: FilmRequest; readonly dissolves?: NoHeading } {
  const directions = (room: Room, target: Room): readonly PanoramaDirection[] =>
    room.hotspots.filter((link) => link.target === target.payloadId).map(({ direction }) => direction);
  const ends = { from: from.files, to: to.files };
  const heading = headingAmong(directions(from, to));
  if (typeof heading === 'string') return { request: ends, dissolves: heading };
  const back = headingAmong(directions(to, from));
  const arrival = typeof back === 'string' ? {} : { arrival: { yaw: wrappedYaw(back.yaw + 180), pitch: 0 } };
  return { request: { ...ends, heading, ...arrival } };
}

const WHY: Readonly<Record<NoHeading, string>> = {
  noLink: 'nothing in the first leads to the second',
  steep: 'what leads there is nearly straight up or down',
};

function dissolvesBecause(why: NoHeading, from: Room, to: Room): TourFinding {
  return {
    severity: 'note',
    code: 'dissolvedFilm',
    scene: from.title,
    sentence: `The film from “${from.title}” to “${to.title}” only dissolves: ${WHY[why]}.`,
  };
}

function scaledBecause(name: string): TourFinding {
  return {
    severity: 'note',
    code: 'scaledPanorama',
    sentence: `The panorama ${name} is wider than 8,192 pixels and was scaled down for its films.`,
  };
}
