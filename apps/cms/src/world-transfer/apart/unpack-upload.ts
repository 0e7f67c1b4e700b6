import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { TourChoice } from '@vitrine/tours';
import { attributesIn } from '../../content-model/model.ts';
import type { Attributes } from '../../content-model/model.ts';
import { WORLD_TYPES } from '../content.ts';
import { WorldTransferError } from '../transfer-error.ts';
import type { TransferNote } from '../transfer-error.ts';
import type { UnpackedWorld } from '../world-source.ts';
import { ToolError } from '../../media-pipeline/run-tool.ts';
import type { TourOptions, UnpackRequest } from './requests.ts';
import { runApart } from './run-apart.ts';
import { readLines } from './world-lines.ts';

/**
 * Milliseconds for a whole file. A scene of a tour takes one to two seconds, and a tour has 1,000 at most; a
 * world file of 1 GB takes some seconds.
 */
const TIME_LIMIT = 30 * 60 * 1000;

/** Several tours in one archive, of which one has to be chosen first. */
export interface SeveralTours {
  readonly tours: readonly TourChoice[];
}

/** An upload, unpacked into a folder. */
export interface UnpackedUpload {
  readonly world: UnpackedWorld;
  readonly isTour: boolean;
  /** What of a tour does not come along. */
  readonly remarks: readonly TransferNote[];
}

/**
 * Unpacks and validates an untrusted archive, a world file or a tour of another viewer, in a separate process.
 * Its media remain in the folder.
 *
 * @param given.folder Existing and empty, for all of this work.
 * @param given.onScene Called after each scene of a tour.
 * @throws WorldTransferError `refused`; ToolError `stopped` when the signal is aborted.
 */
export async function unpackUpload(
  strapi: Core.Strapi,
  given: {
    readonly archive: string;
    readonly folder: string;
    readonly options: TourOptions;
    readonly signal: AbortSignal;
    readonly onScene: (done: number, total: number) => void;
  },
): Promise<UnpackedUpload | SeveralTours> {
  const { archive, folder, options, signal, onScene } = given;
  const mediaFolder = join(folder, 'media');
  const output = join(folder, 'output.ndjson');
  await mkdir(mediaFolder);
  const request: UnpackRequest = {
    archive,
    mediaFolder,
    output,
    options,
    attributes: attributesOfAll(strapi),
  };
  await runApart(join(__dirname, 'unpack-process'), request, {
    folder,
    limit: TIME_LIMIT,
    signal,
    onLine: (line) => {
      const [done = 0, total = 0] = line.split('/').map(Number);
      onScene(done, total);
    },
  }).catch((error: unknown) => {
    throw error instanceof ToolError && error.reason === 'timeout' ? tooSlow() : error;
  });
  const { refusal, choices, isTour, remarks, ...world } = await readLines(output);
  if (choices.length > 0) return { tours: choices };
  if (refusal !== undefined) throw new WorldTransferError('refused', [refusal]);
  return { world, isTour, remarks };
}

function tooSlow(): WorldTransferError {
  return new WorldTransferError('refused', [
    {
      code: 'tooSlow',
      path: '',
      sentence: `The file could not be examined within ${TIME_LIMIT / 60_000} minutes: leave scenes out, or make it several files.`,
    },
  ]);
}

function attributesOfAll(strapi: Core.Strapi): Readonly<Record<string, Attributes>> {
  const uids = [...WORLD_TYPES.map(({ uid }) => uid), ...Object.keys(strapi.components)];
  return Object.fromEntries(uids.map((uid) => [uid, attributesIn(strapi)(uid)]));
}
