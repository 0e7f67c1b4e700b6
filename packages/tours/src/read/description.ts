import type { Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import type { TourChoice } from '../tour-error.ts';
import { folderOf } from '../tour-path.ts';
import type { TourBase } from '../tour-path.ts';

/** A file that describes a tour. */
export interface Description {
  readonly text: string;
  /** Its path among the tour's files; empty when that is not known. */
  readonly at: string;
  /** Whether there is a file of this path; undefined when that is not known. */
  readonly has?: ((path: string) => boolean) | undefined;
  /** The text of another description, by its path. */
  readonly textOf?: ((path: string) => string | undefined) | undefined;
}

const FORMATS: Readonly<Record<Tour['format'], string>> = {
  pannellum: 'Pannellum',
  marzipano: 'Marzipano',
  krpano: 'krpano',
};

/** Begins sentences about a tour: `The Pannellum tour in site/tour.json`. */
export function whatIs(viewer: string, at: string): string {
  return at === '' ? `The ${viewer} tour` : `The ${viewer} tour in ${at}`;
}

/** From where the description names its files. */
export function baseOf({ at, has }: Description): TourBase {
  return { folder: folderOf(at), has, isLoose: /\.m?js$/i.test(at) };
}

/**
 * The tour of a description that should have one.
 *
 * @throws TourError
 */
export function onlyTour(tours: readonly Tour[], what: string): Tour {
  const [first] = tours;
  if (first === undefined) throw new TourError('notATour', `${what} has no scenes that can be read.`);
  if (tours.length > 1) throw severalTours(tours.map((tour) => choiceOf(tour, tour.title || tour.start)));
  return first;
}

export function choiceOf({ at, format, scenes }: Tour, name: string): TourChoice {
  return { at, format, name, scenes: scenes.length };
}

/** More are counted. */
const MAX_NAMED = 20;

/** Names all tours that there are to choose from. */
export function severalTours(choices: readonly TourChoice[]): TourError {
  const names = choices
    .slice(0, MAX_NAMED)
    .map(
      ({ at, format, name, scenes }) =>
        `“${name}” (${FORMATS[format]}, ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}, ${at})`,
    );
  const more = choices.length > MAX_NAMED ? ` and ${choices.length - MAX_NAMED} more` : '';
  return new TourError(
    'severalTours',
    `There are ${choices.length} tours in these files: ${names.join('; ')}${more}. Choose one, or pack a zip file or a folder with one of them.`,
    undefined,
    choices,
  );
}
