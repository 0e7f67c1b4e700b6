import type { Tour } from '../tour.ts';
import type { Description } from './description.ts';
import { isEncrypted } from './krpano-include.ts';
import { krpanoToursIn } from './krpano.ts';
import { marzipanoToursIn } from './marzipano.ts';
import { pannellumToursIn } from './pannellum.ts';
import { withoutMark } from './tour-data.ts';

/** How a file that looks like a tour is read. */
export interface Recognised {
  readonly read: (description: Description) => readonly Tour[];
  /** Whether it says so itself; otherwise it may be any script with such names in it. */
  readonly isSure: boolean;
}

/** A key of an object, in quotes or not. */
function hasKey(text: string, ...names: readonly string[]): boolean {
  return new RegExp(`(?:^|[\\s{,"'])(?:${names.join('|')})["']?\\s{0,99}:`).test(text);
}

/** Only a glance at a file that may describe tours: the reader validates. Undefined where it does not look like it. */
export function recognise(text: string, path: string): Recognised | undefined {
  const start = withoutMark(text).trimStart();
  if (/\.xml$/i.test(path)) {
    const isOne = isEncrypted(start) || /<krpano[\s>/]|<!DOCTYPE/i.test(start.slice(0, 100_000));
    return isOne ? { read: krpanoToursIn, isSure: true } : undefined;
  }
  const isData = start.startsWith('{') || /\.json$/i.test(path);
  if (isData && !start.startsWith('{') && !/^\/[/*]/.test(start)) return undefined;
  if (hasKey(text, 'linkHotspots', 'infoHotspots', 'initialViewParameters')) {
    return { read: marzipanoToursIn, isSure: true };
  }
  if (isData) {
    const isOne = hasKey(text, 'scenes', 'panorama', 'cubeMap', 'multiRes');
    return isOne ? { read: pannellumToursIn, isSure: true } : undefined;
  }
  if (/pannellum\s{0,9}\.\s{0,9}viewer\s{0,9}\(/.test(text)) return { read: pannellumToursIn, isSure: true };
  if (/\.html?$/i.test(path)) return undefined;
  if (hasKey(text, 'levels') && hasKey(text, 'scenes') && hasKey(text, 'tileSize')) {
    return { read: marzipanoToursIn, isSure: false };
  }
  return hasKey(text, 'panorama', 'cubeMap', 'multiRes')
    ? { read: pannellumToursIn, isSure: false }
    : undefined;
}
