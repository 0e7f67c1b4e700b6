import type { Core } from '@strapi/strapi';
import type { VideoState } from '../contracts/media.ts';

/** The states of videos in the CMS's database, so that work continues after a restart. */
export interface StateStore {
  readonly get: (fileId: number) => Promise<VideoState | undefined>;
  readonly set: (fileId: number, state: VideoState) => Promise<void>;
  readonly remove: (fileId: number) => Promise<void>;
  /** Of all files that have one, in the order they were uploaded. */
  readonly all: () => Promise<readonly (readonly [number, VideoState])[]>;
}

const CORE_STORE = 'strapi::core-store';
const KEY = 'plugin_vitrine_video_';

export function createStateStore(strapi: Core.Strapi): StateStore {
  const storeOf = (fileId: number) =>
    strapi.store({ type: 'plugin', name: 'vitrine', key: `video_${fileId}` });
  return {
    get: async (fileId) => ((await storeOf(fileId).get({})) as VideoState | null) ?? undefined,
    set: async (fileId, state) => {
      await storeOf(fileId).set({ value: state });
    },
    remove: async (fileId) => {
      await storeOf(fileId).delete({});
    },
    all: async () => {
      const rows: { key: string; value: string }[] = await strapi.db
        .query(CORE_STORE)
        .findMany({ where: { key: { $startsWith: KEY } } });
      return rows
        .map(({ key, value }) => [Number(key.slice(KEY.length)), JSON.parse(value) as VideoState] as const)
        .toSorted(([left], [right]) => left - right);
    },
  };
}
