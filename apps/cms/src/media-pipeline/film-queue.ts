import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FilmRequest, RenderedFilm } from '@vitrine/tours';
import type { FilmCrop } from '../contracts/films.ts';
import { inWorkFolder } from '../environment/work-folder.ts';
import type { Library, PathOf } from '../library/library.ts';
import { runTool } from './run-tool.ts';
import type { MissingTools, Tools } from './tools.ts';
import { VideoError } from './video-error.ts';
import type { WorkQueue } from './work-queue.ts';

/** The input of the process that renders: paths of pictures, and where its films go. */
export interface FilmOrder {
  readonly request: FilmRequest;
  readonly ffmpeg: string;
  readonly targets: Readonly<Record<FilmCrop, string>>;
}

/** Milliseconds. Both crops take some twenty seconds of one core, and much more on a busy machine. */
const TIME_LIMIT = 10 * 60_000;

/** Renders walk films, each in a process of its own, in turn with all other work on videos. */
export interface FilmQueue {
  /**
   * @param requestOf what to render, once its turn has come.
   * @param options.name a later film of the same name takes the place of one that waits or is being made.
   * @param options.isAwaited an editor looks on; films for a whole world come after what visitors need.
   * @param options.take gets the two films, which are removed afterwards.
   * @throws VideoError `stopped` when it was dropped or the CMS ends; ToolError
   */
  readonly render: (
    requestOf: (pathOf: PathOf) => Promise<FilmRequest>,
    options: {
      readonly name: string;
      readonly isAwaited: boolean;
      /** Called when its turn has come. */
      readonly onBegin: () => Promise<void>;
      readonly onProgress: (done: number) => void;
      readonly take: (paths: FilmOrder['targets'], rendered: RenderedFilm) => Promise<void>;
    },
  ) => Promise<void>;
}

export function createFilmQueue(given: {
  readonly queue: WorkQueue;
  readonly library: Library;
  readonly tools: () => Promise<Tools | MissingTools>;
}): FilmQueue {
  const { queue, library, tools } = given;
  return {
    async render(requestOf, { name, isAwaited, onBegin, onProgress, take }) {
      const found = await tools();
      if ('missing' in found) throw new VideoError(found.missing);
      return new Promise((resolve, reject) => {
        const stopped = (): void => reject(new VideoError({ code: 'stopped' }));
        const work = async (signal: AbortSignal): Promise<void> => {
          signal.addEventListener('abort', stopped);
          const make = (pathOf: PathOf): Promise<void> =>
            inWorkFolder('film', async (folder) => {
              await onBegin();
              const targets = { '4x3': join(folder, '4x3.mp4'), '16x9': join(folder, '16x9.mp4') };
              const order: FilmOrder = { request: await requestOf(pathOf), ffmpeg: found.ffmpeg, targets };
              const rendered = await runRenderer(order, { folder, signal, onProgress });
              signal.throwIfAborted();
              await take(targets, rendered);
            });
          await library.withFiles(make).then(resolve, reject);
        };
        queue.add(`film ${name}`, work, { urgency: isAwaited ? 'awaited' : 'welcome', onDropped: stopped });
      });
    },
  };
}

async function runRenderer(
  order: FilmOrder,
  given: {
    readonly folder: string;
    readonly signal: AbortSignal;
    readonly onProgress: (done: number) => void;
  },
): Promise<RenderedFilm> {
  const { folder, signal, onProgress } = given;
  const path = join(folder, 'order.json');
  await writeFile(path, JSON.stringify(order), { flag: 'wx' });
  let rest = '';
  let rendered: RenderedFilm | undefined;
  await runTool(process.execPath, [join(__dirname, `film-process${extname(__filename)}`), path], {
    limit: TIME_LIMIT,
    signal,
    onOutput: (text) => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const printed = JSON.parse(line) as { readonly done?: number; readonly rendered?: RenderedFilm };
        if (printed.done !== undefined) onProgress(printed.done);
        rendered = printed.rendered ?? rendered;
      }
    },
  });
  if (rendered === undefined) throw new Error('The renderer has ended without a film.');
  return rendered;
}
