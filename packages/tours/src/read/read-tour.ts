import type { LookUp } from '../pictures/open-panorama.ts';
import { tourNameOf } from '../tour.ts';
import type { Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { choiceOf, severalTours } from './description.ts';
import type { Description } from './description.ts';
import { isBackup, isNamedAsTour, likelyDescriptions } from './likely-descriptions.ts';
import { recognise } from './recognise.ts';
import type { Recognised } from './recognise.ts';
import { textIn } from './text-in.ts';
import type { TourFinding } from '../tour-finding.ts';

/** The files of a tour: an unpacked archive, a folder, or a single file. */
export interface TourFiles {
  /** With forward slashes, from the root. */
  readonly paths: readonly string[];
  readonly lookUp: LookUp;
}

/** What chooses among several tours. */
export interface ReadTourOptions {
  /** The file that describes the tour, as `TourError.choices` names it. */
  readonly at?: string | undefined;
}

/**
 * Finds the tour among files, by their content. Copies that people or systems keep beside a tour are left alone.
 *
 * @throws TourError when none of the files describes one, the one that does is refused, or there are several.
 */
export async function readTour(files: TourFiles, { at }: ReadTourOptions = {}): Promise<Tour> {
  const found = await toursIn(files, at?.replace(/#\d+$/, ''));
  const tours =
    at === undefined
      ? found.tours
      : found.tours.filter((tour) => tour.at === at || tour.at.startsWith(`${at}#`));
  const [first] = tours;
  if (first === undefined) throw found.problems[0]?.error ?? noTour(files.paths);
  const others = tours.filter((tour) => signatureOf(tour) !== signatureOf(first));
  if (others.length > 0) {
    throw severalTours(tours.map((tour) => choiceOf(tour, tourNameOf(tour))));
  }
  const copies = at === undefined ? tours.slice(1) : [];
  return {
    ...first,
    findings: [
      ...first.findings,
      ...copies.map((copy) => otherFile('note', `The same tour is in ${copy.at} as well; it was read once.`)),
      ...found.problems
        .filter(({ isSure }) => isSure)
        .map(({ error }) =>
          otherFile('warning', `Another file looks like a tour and was not read. ${error.message}`),
        ),
    ],
  };
}

function otherFile(severity: TourFinding['severity'], sentence: string): TourFinding {
  return { severity, code: 'otherFile', sentence };
}

/** A file that looks like a tour and is refused. */
interface TourProblem {
  readonly error: TourError;
  /** Whether it surely is one: then it is named even if another tour is found. */
  readonly isSure: boolean;
}

interface Found {
  readonly tours: readonly Tour[];
  readonly problems: readonly TourProblem[];
}

/** Bytes of all files that are looked at; the descriptions of a thousand tours have less. */
const MAX_BYTES = 200_000_000;

/** @param only The file that is chosen; others are parts of it alone. */
async function toursIn({ paths, lookUp }: TourFiles, only: string | undefined): Promise<Found> {
  const tours: Tour[] = [];
  const problems: TourProblem[] = [];
  const attempt = (isSure: boolean, read: () => readonly Tour[]): void => {
    try {
      tours.push(...read());
    } catch (error) {
      if (!(error instanceof TourError)) throw error;
      problems.push({ error, isSure });
    }
  };
  const found = new Map<string, { readonly text: string; readonly recognised: Recognised }>();
  let left = MAX_BYTES;
  for (const path of only === undefined ? likelyDescriptions(paths) : withParts(only, paths)) {
    const bytes = left > 0 ? await lookUp(path) : undefined;
    if (bytes === undefined) continue;
    left -= bytes.byteLength;
    attempt(path === only || isNamedAsTour(path), () => {
      const text = textIn(bytes, path);
      const recognised = recognise(text, path);
      if (recognised !== undefined) found.set(path, { text, recognised });
      return [];
    });
  }
  const known = new Set(paths);
  const included = includedIn(found);
  for (const [path, { text, recognised }] of found) {
    if (only === undefined ? included.has(path) : path !== only) continue;
    const description: Description = {
      text,
      at: path,
      has: (other) => known.has(other),
      textOf: (other) => found.get(other)?.text,
    };
    attempt(recognised.isSure, () => numbered(recognised.read(description), path));
  }
  return { tours, problems };
}

/** A chosen file, and those that it may include. */
function withParts(only: string, paths: readonly string[]): readonly string[] {
  const isXml = /\.xml$/i.test(only);
  const parts = isXml
    ? likelyDescriptions(paths).filter((path) => /\.xml$/i.test(path) && path !== only)
    : [];
  return [only, ...parts];
}

/** Several tours of one file are told apart by a number: `index.html#2`. */
function numbered(tours: readonly Tour[], path: string): readonly Tour[] {
  return tours.length < 2 ? tours : tours.map((tour, index) => ({ ...tour, at: `${path}#${index + 1}` }));
}

/** Files of krpano that others include are parts of those. */
function includedIn(found: ReadonlyMap<string, { readonly text: string }>): ReadonlySet<string> {
  const names = [...found].flatMap(([path, { text }]) =>
    /\.xml$/i.test(path)
      ? [...text.matchAll(/<include\s[^>]{0,300}?url\s{0,9}=\s{0,9}["']([^"'<>]{1,300})/gi)].map(([, url]) =>
          (url ?? '').replace(/^%[A-Z]+%\/?|^\.\//i, ''),
        )
      : [],
  );
  return new Set(
    [...found.keys()].filter((path) => names.some((name) => path === name || path.endsWith(`/${name}`))),
  );
}

/** Two files with the same tour, such as a page in two languages, are one. */
function signatureOf({ format, title, scenes }: Tour): string {
  return JSON.stringify([
    format,
    title,
    scenes.map(({ id, title: name, panorama, links, infos }) => [id, name, panorama, links, infos]),
  ]);
}

function noTour(paths: readonly string[]): TourError {
  const copy = paths.find((path) => isBackup(path) && /\.(?:json|js|xml|html?)(?:[.~]|$)/i.test(path));
  const only =
    copy === undefined
      ? ''
      : ` ${copy} lies in a folder of copies or is called one, and copies are not taken for the tour.`;
  return new TourError(
    'notATour',
    `There is no tour in these files: neither a Pannellum configuration (tour.json, or the page that shows it) nor the data of the Marzipano Tool (data.js) nor a krpano XML (tour.xml).${only}`,
  );
}
