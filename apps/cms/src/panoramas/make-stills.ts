import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { StartView } from '@vitrine/core/world/panorama';
import type { StoredFile } from '../content-model/stored-file.ts';
import { inWorkFolder } from '../environment/work-folder.ts';
import { storeMadeFile } from '../media-pipeline/store-made-file.ts';
import { runApart } from '../world-transfer/apart/run-apart.ts';
import { sourceOf } from '../world-transfer/stored-bytes.ts';
import { UNREADABLE } from './stills-request.ts';
import type { StillsProcessRequest } from './stills-request.ts';

/** Milliseconds. It takes two seconds, and ten times that on a machine that is busy. */
const TIME_LIMIT = 60_000;

/** The numbers of the pictures in the media library. */
export interface MadeStills {
  readonly view4x3: number;
  readonly view16x9: number;
}

/** The panorama, its start view, and the id of the administrator who will own the pictures. */
export interface StillsOptions {
  readonly panorama: StoredFile;
  readonly start: StartView;
  readonly by: number;
}

/**
 * Renders what a panorama shows in its start view, and puts the pictures into the media library beside it: in 4:3, and
 * the middle of that in 16:9. They are named as pictures that become a world (docs/decisions/0079).
 *
 * @returns undefined when the file is no picture.
 * @throws ToolError
 */
export function makeStills(
  strapi: Core.Strapi,
  { panorama, start, by }: StillsOptions,
): Promise<MadeStills | undefined> {
  return inWorkFolder('stills', async (folder) => {
    const request: StillsProcessRequest = {
      source: await sourceOf(strapi, panorama),
      start,
      view4x3: join(folder, '4x3.jpg'),
      view16x9: join(folder, '16x9.jpg'),
    };
    const printed = await runApart(join(__dirname, 'stills-process'), request, {
      folder,
      limit: TIME_LIMIT,
      isAwaited: true,
    });
    if (printed === UNREADABLE) return undefined;
    const stem = panorama.name.replace(/\.[^.]*$/, '');
    const store = (path: string, shape: string): Promise<number> =>
      storeMadeFile(strapi, { path, name: `${stem}_${shape}.jpg`, mime: 'image/jpeg', of: panorama.id, by });
    return {
      view4x3: await store(request.view4x3, '4x3'),
      view16x9: await store(request.view16x9, '16x9'),
    };
  });
}
