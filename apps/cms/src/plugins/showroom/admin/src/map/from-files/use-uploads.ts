import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useMemo } from 'react';
import type { MapFile } from '../../../../contracts/map.ts';
import { storeFile } from '../../uploads/store-file.ts';
import type { StoredFile } from '../../uploads/store-file.ts';

/** The requests to the media library, with which the panel uploads everywhere. */
export interface Uploads {
  /** @throws FetchError */
  readonly upload: (file: File) => Promise<MapFile>;
  /** The highest id in the library; 0 if it is empty. @throws FetchError */
  readonly latest: () => Promise<number>;
  /** A file of this name that was added after an id; undefined if there is none. @throws FetchError */
  readonly findSince: (name: string, id: number) => Promise<MapFile | undefined>;
}

const LIBRARY = '/upload/files';

export function useUploads(): Uploads {
  const { get, post } = useFetchClient();
  const upload = useCallback(async (file: File) => mapFile(await storeFile(post, file)), [post]);
  const newest = useCallback(
    async (filters: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams({ ...filters, sort: 'id:desc', page: '1', pageSize: '1' });
      const { data } = await get<{ readonly results: readonly StoredFile[] }>(`${LIBRARY}?${query}`);
      return data.results[0];
    },
    [get],
  );
  const latest = useCallback(async () => (await newest({}))?.id ?? 0, [newest]);
  const findSince = useCallback(
    async (name: string, id: number) => {
      const found = await newest({
        'filters[$and][0][name][$eq]': name,
        'filters[$and][1][id][$gt]': String(id),
      });
      return found === undefined ? undefined : mapFile(found);
    },
    [newest],
  );
  return useMemo(() => ({ upload, latest, findSince }), [upload, latest, findSince]);
}

function mapFile({ id, name, url }: StoredFile): MapFile {
  return { id, name, url };
}
