import type { Core } from '@strapi/strapi';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import type { LibraryVideo, VideoState, WorkAnswer } from '../../contracts/media.ts';

const FILE = 'plugin::upload.file';

interface VideoRow {
  readonly id: number;
  readonly name: string;
  readonly formats: Readonly<Record<string, { readonly url?: string } | undefined>> | null;
}

const SELECTED = ['id', 'name', 'formats'];

const videoOf = ({ id, name, formats }: VideoRow, state: VideoState | undefined): LibraryVideo => {
  const firstFrame = formats?.['first_frame']?.url;
  return {
    id,
    name,
    ...(state === undefined ? {} : { state }),
    ...(firstFrame === undefined ? {} : { firstFrame }),
  };
};

const rowsOf = (strapi: Core.Strapi, where: object): Promise<readonly VideoRow[]> =>
  strapi.db.query(FILE).findMany({
    where: { mime: { $startsWithi: 'video/' }, ...where },
    select: SELECTED,
    orderBy: { id: 'asc' },
  });

/** The videos of these numbers, with what stands about them. */
export const videosOf = async (
  strapi: Core.Strapi,
  pipeline: MediaPipeline,
  ids: readonly number[],
): Promise<readonly LibraryVideo[]> => {
  const rows = await rowsOf(strapi, { id: { $in: ids } });
  return Promise.all(rows.map(async (row) => videoOf(row, await pipeline.stateOf(row.id))));
};

const isTrouble = ({ state }: LibraryVideo): boolean => state?.status === 'failed';

/** All videos that need somebody or are being worked at. */
export const videosInWork = async (
  strapi: Core.Strapi,
  pipeline: MediaPipeline,
): Promise<WorkAnswer['data']> => {
  const [rows, states, missing] = await Promise.all([
    rowsOf(strapi, {}),
    pipeline.states(),
    pipeline.whatIsMissing(),
  ]);
  const videos = rows.map((row) => videoOf(row, states.get(row.id)));
  const unfinished = videos.filter(({ state }) => state !== undefined && state.status !== 'done');
  return {
    ...(missing === undefined ? {} : { missing }),
    videos: [...unfinished.filter(isTrouble), ...unfinished.filter((video) => !isTrouble(video))],
    finished: videos.filter(({ state }) => state?.status === 'done').length,
    unknown: videos.filter(({ state }) => state === undefined).map(({ id }) => id),
  };
};
