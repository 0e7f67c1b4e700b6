import { POWER_SAVE_SEGMENT } from '@vitrine/core/links/path';
import type { LocationView } from '~/page-data/location-view.ts';

/** The power-save page in the language of a page; a world's address is the language and the world. */
export function powerSavePath({ world }: Pick<LocationView, 'world'>): string {
  return `${world.href.slice(0, world.href.lastIndexOf('/'))}/${POWER_SAVE_SEGMENT}`;
}
