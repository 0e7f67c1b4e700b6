import { LIMITS } from '../limits.ts';
import type { LookUp } from '../pictures/open-panorama.ts';
import type { Tour } from '../tour.ts';
import { TourError } from '../tour-error.ts';
import { readKrpano } from './krpano.ts';
import { readMarzipano } from './marzipano.ts';
import { readPannellum } from './pannellum.ts';
import { withoutMark } from './json.ts';

/** The files of a tour: an unpacked archive, a folder, or a single file. */
export interface TourFiles {
  /** With forward slashes, from the root. */
  readonly paths: readonly string[];
  readonly lookUp: LookUp;
}

/** Files that describe a tour, those named as the tools name them first. */
const DESCRIPTIONS = [
  /(?:^|\/)app-files\/data\.js$/i,
  /(?:^|\/)tour\.xml$/i,
  /(?:^|\/)tour\.json$/i,
  /(?:^|\/)data\.js$/i,
  /(?:^|\/)(?:config|pannellum|pano|panorama|krpano)\.(?:json|xml)$/i,
  /\.json$/i,
  /\.xml$/i,
];

/** Others are tried only this often, so that a heap of files that are not tours ends soon. */
const MAX_TRIES = 50;

/**
 * Finds the tour among files, by their content.
 *
 * @throws TourError when none of them describes one, or the one that does is refused.
 */
export async function readTour({ paths, lookUp }: TourFiles): Promise<Tour> {
  const candidates = DESCRIPTIONS.flatMap((pattern) =>
    paths.filter((path) => pattern.test(path)).toSorted((one, other) => depthOf(one) - depthOf(other)),
  );
  for (const path of [...new Set(candidates)].slice(0, MAX_TRIES)) {
    const bytes = await lookUp(path);
    if (bytes === undefined) continue;
    const text = textIn(bytes, path);
    const read = readerOf(text);
    if (read !== undefined) return read(text, path);
  }
  throw new TourError(
    'notATour',
    'There is no tour in these files: neither a Pannellum configuration (tour.json) nor the data of the Marzipano Tool (data.js) nor a krpano XML (tour.xml).',
  );
}

function depthOf(path: string): number {
  return path.split('/').length;
}

/** @throws TourError when a file is larger than any description. */
function textIn(bytes: Uint8Array, path: string): string {
  // A character has three bytes in UTF-8 at most for each unit that is counted.
  if (bytes.byteLength > LIMITS.characters * 3) {
    throw new TourError(
      'tooLarge',
      `${path} has ${(bytes.byteLength / 1_000_000).toFixed(0)} MB; of the description of a tour ${(LIMITS.characters / 1_000_000).toFixed(0)} million characters are read at most.`,
    );
  }
  // krpano reads UTF-16 as well, where a mark tells it.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Only a glance: the reader validates. */
function readerOf(text: string): ((text: string, at: string) => Tour) | undefined {
  const start = withoutMark(text).trimStart();
  if (start.startsWith('<'))
    return /<krpano[\s>/]|<!DOCTYPE/i.test(start.slice(0, 100_000)) ? readKrpano : undefined;
  if (/^(?:\/[/*]|(?:var|let|const|window)\b)/.test(start)) {
    return /"scenes"\s*:/.test(start) ? readMarzipano : undefined;
  }
  if (!start.startsWith('{')) return undefined;
  if (/"(?:linkHotspots|initialViewParameters)"\s*:/.test(start)) return readMarzipano;
  return /"(?:scenes|panorama|cubeMap|multiRes)"\s*:/.test(start) ? readPannellum : undefined;
}
