import type { Core } from '@strapi/strapi';
import { FILE } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import type { LibraryVideo, VideoState, WorkAnswer } from '../../../../contracts/media.ts';

interface VideoRow {
  readonly id: number;
  readonly name: string;
  readonly formats: Readonly<Record<string, { readonly url?: string } | undefined>> | null;
}

const SELECTED = ['id', 'name', 'formats'];

function videoOf({ id, name, formats }: VideoRow, state: VideoState | undefined): LibraryVideo {
  const firstFrame = formats?.['first_frame']?.url;
  return {
    id,
    name,
    ...(state === undefined ? {} : { state }),
    ...(firstFrame === undefined ? {} : { firstFrame }),
  };
}

async function rowsOf(
  strapi: Core.Strapi,
  account: Permissions,
  where: object,
): Promise<readonly VideoRow[]> {
  const readable = await account.readableIds(FILE, { mime: { $startsWithi: 'video/' }, ...where });
  return strapi.db.query(FILE).findMany({
    where: { id: { $in: [...readable] } },
    select: SELECTED,
    orderBy: { id: 'asc' },
  });
}

/** The videos with these ids that the account may see, and their state. */
export async function videosOf(
  strapi: Core.Strapi,
  pipeline: MediaPipeline,
  account: Permissions,
  ids: readonly number[],
): Promise<readonly LibraryVideo[]> {
  const rows = await rowsOf(strapi, account, { id: { $in: ids } });
  return Promise.all(rows.map(async (row) => videoOf(row, await pipeline.stateOf(row.id))));
}

function isProblem({ state }: LibraryVideo): boolean {
  return state?.status === 'failed';
}

/** All videos that are being processed or need attention, if the account may see them. */
export async function videosInWork(
  strapi: Core.Strapi,
  pipeline: MediaPipeline,
  account: Permissions,
): Promise<WorkAnswer['data']> {
  const [rows, states, missing] = await Promise.all([
    rowsOf(strapi, account, {}),
    pipeline.states(),
    pipeline.whatIsMissing(),
  ]);
  const videos = rows.map((row) => videoOf(row, states.get(row.id)));
  const unfinished = videos.filter(({ state }) => state !== undefined && state.status !== 'done');
  return {
    ...(missing === undefined ? {} : { missing }),
    videos: [...unfinished.filter(isProblem), ...unfinished.filter((video) => !isProblem(video))],
    finished: videos.filter(({ state }) => state?.status === 'done').length,
    unknown: videos.filter(({ state }) => state === undefined).map(({ id }) => id),
  };
}
