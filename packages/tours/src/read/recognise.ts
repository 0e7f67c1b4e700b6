import type { Tour } from '../tour.ts';
import type { Description } from './description.ts';
import { isEncrypted } from './krpano-include.ts';
import { krpanoToursIn } from './krpano.ts';
import { marzipanoToursIn } from './marzipano.ts';
import { pannellumToursIn } from './pannellum.ts';
import { withoutMark } from './tour-data.ts';

type Read = (description: Description) => readonly Tour[];

/** A key of an object, in quotes or not. */
function hasKey(text: string, ...names: readonly string[]): boolean {
  return new RegExp(`(?:^|[\\s{,"'])(?:${names.join('|')})["']?\\s{0,99}:`).test(text);
}

/** Only a glance at a file that may describe tours: the reader validates. Undefined where it does not look like it. */
export function readerOf(text: string, path: string): Read | undefined {
  const start = withoutMark(text).trimStart();
  if (/\.xml$/i.test(path)) {
    const isOne = isEncrypted(start) || /<krpano[\s>/]|<!DOCTYPE/i.test(start.slice(0, 100_000));
    return isOne ? krpanoToursIn : undefined;
  }
  const isData = start.startsWith('{') || /\.json$/i.test(path);
  if (isData && !start.startsWith('{') && !/^\/[/*]/.test(start)) return undefined;
  if (hasKey(text, 'linkHotspots', 'infoHotspots', 'initialViewParameters')) return marzipanoToursIn;
  if (isData) return hasKey(text, 'scenes', 'panorama', 'cubeMap', 'multiRes') ? pannellumToursIn : undefined;
  if (/pannellum\s{0,9}\.\s{0,9}viewer\s{0,9}\(/.test(text)) return pannellumToursIn;
  if (/\.html?$/i.test(path)) return undefined;
  if (hasKey(text, 'levels') && hasKey(text, 'scenes') && hasKey(text, 'tileSize')) return marzipanoToursIn;
  return hasKey(text, 'panorama', 'cubeMap', 'multiRes') ? pannellumToursIn : undefined;
}
