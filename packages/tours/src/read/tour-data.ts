import { LIMITS } from '../limits.ts';
import { readLiteral } from '../script/literal.ts';
import type { LiteralOptions, LiteralPath } from '../script/literal.ts';
import { endOfExpression, ScanProblem, skipBlank } from '../script/scan.ts';
import { outlineOf, secondArgument, variablesIn } from '../script/script-data.ts';
import { scriptsOfPage } from '../script/page-scripts.ts';
import { TourError } from '../tour-error.ts';

/** Data of a tour as it was written down, not checked yet. */
export interface TourData {
  readonly value: unknown;
  /** Where values are computed by a script, or change what an object is; they were left out. */
  readonly computed: readonly LiteralPath[];
  /** How the data is given: a file of its own, the call of a viewer, or a variable of this name. */
  readonly from: 'file' | 'viewer' | { readonly variable: string };
}

/** What is read from one file. */
export interface TourDataFile {
  readonly data: readonly TourData[];
  /** How often scripts add scenes or hotspots later, by the name of the call. */
  readonly additions: ReadonlyMap<string, number>;
}

/**
 * Reads the data in a JSON file, a script or a web page: bounded in length and depth, and never evaluated.
 *
 * @param what Names the file in sentences.
 * @param listName Objects under this key of the whole may not name an entry twice; the last one would silently win.
 * @throws TourError
 */
export function readTourData(text: string, what: string, listName?: string): TourDataFile {
  checkLength(text, what);
  const source = sourceOf(withoutMark(text));
  try {
    const start = skipBlank(source, 0);
    if (/[{[]/.test(source[start] ?? '')) {
      return { data: [dataFile(source, start, what, listName)], additions: new Map() };
    }
    return dataOfScript(source, what, listName);
  } catch (cause) {
    if (!(cause instanceof ScanProblem)) throw cause;
    if (cause.isTooDeep) throw tooDeep(what);
    const line = source.slice(0, cause.at).split('\n').length;
    throw new TourError('notReadable', `${what} cannot be read, line ${line}: ${cause.message}.`, cause);
  }
}

/** @throws TourError when a description is longer than any real tour's. */
export function checkLength(text: string, what: string): void {
  if (text.length <= LIMITS.characters) return;
  throw new TourError(
    'tooLarge',
    `${what} has ${millions(text.length)} million characters; ${millions(LIMITS.characters)} million are read at most.`,
  );
}

/** Without the byte order mark that editors on Windows write first. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function millions(count: number): string {
  return (count / 1_000_000).toFixed(1);
}

/** @throws TourError for a description that is nested too deeply. */
export function tooDeep(what: string): TourError {
  return new TourError(
    'tooDeep',
    `${what} is nested more than ${LIMITS.depth} levels deep: that is no tour.`,
  );
}

export function duplicate(what: string, id: string): TourError {
  return new TourError(
    'duplicateId',
    `${what} has two scenes with the id “${id.slice(0, LIMITS.title)}”: links to it would be ambiguous.`,
  );
}

function sourceOf(text: string): string {
  return text.trimStart().startsWith('<') ? scriptsOfPage(text) : text;
}

function dataFile(source: string, start: number, what: string, listName: string | undefined): TourData {
  const { value, computed, end } = read(source, start, { what, listName, isScript: false });
  const rest = skipBlank(source, end);
  const after = source[rest] === ';' ? skipBlank(source, rest + 1) : rest;
  if (after < source.length) throw new ScanProblem('something follows after its end', after);
  return { value, computed, from: 'file' };
}

function dataOfScript(source: string, what: string, listName: string | undefined): TourDataFile {
  const outline = outlineOf(source);
  const variableAt = variablesIn(outline);
  const options = { what, listName, isScript: true, variableAt };
  const data: TourData[] = [];
  const taken = new Set<number>();
  for (const { at } of outline.viewers) {
    const second = secondArgument(source, at, (first) => endOfExpression(source, first));
    if (second === undefined) continue;
    const { value, computed } = read(source, second, {
      ...options,
      variableAt: (name, before) => {
        const written = variableAt(name, before);
        if (written !== undefined) taken.add(skipBlank(source, written));
        return written;
      },
    });
    data.push({ value, computed, from: 'viewer' });
  }
  let last = 0;
  for (const { name, at } of outline.values) {
    const start = skipBlank(source, at);
    // What lies in another value has been read with it.
    if (start < last || taken.has(start) || source[start] !== '{') continue;
    const { value, computed, end } = read(source, start, options);
    last = end;
    data.push({ value, computed, from: { variable: name } });
  }
  return { data, additions: outline.additions };
}

function read(
  source: string,
  start: number,
  options: Pick<LiteralOptions, 'variableAt'> & {
    readonly what: string;
    readonly listName: string | undefined;
    readonly isScript: boolean;
  },
) {
  const { what, listName, isScript, variableAt } = options;
  const computed: LiteralPath[] = [];
  const names = new Set<string>();
  const onCode = (path: LiteralPath): void => {
    computed.push(path);
  };
  const onKey = (path: LiteralPath): void => {
    const [list, name] = path;
    if (path.length !== 2 || list !== listName) return;
    if (names.has(String(name))) throw duplicate(what, String(name));
    names.add(String(name));
  };
  const { value, end } = readLiteral(source, start, {
    onKey,
    onComputed: onCode,
    isScript,
    ...(variableAt !== undefined && { variableAt }),
  });
  return { value, computed, end };
}
