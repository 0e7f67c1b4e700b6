import type { Core } from '@strapi/strapi';
import type { FilmState } from '../../../../contracts/films.ts';
import type { TransitionUid } from '../../../../content-model/content-uids.ts';

/** The transition that a film is for. */
export interface FilmKey {
  readonly uid: TransitionUid;
  readonly documentId: string;
}

/** A film as it is stored, so that it is made after a restart as well. */
export interface StoredFilm extends FilmKey, Omit<FilmState, 'progress'> {
  /** The id of the administrator who requested it. */
  readonly by: number;
  /** Of the request for it: a film that was asked for again is another one. */
  readonly request?: string;
  /** Whether it becomes the draft's clips as soon as it is made, where the draft has none. */
  readonly isTakenAtOnce: boolean;
  /** How often it was begun: pictures that end the CMS must not do so for ever. */
  readonly attempts: number;
  /** The ids of all files of this transition that were made here. */
  readonly files: readonly number[];
}

const CORE_STORE = 'strapi::core-store';
const PREFIX = 'film_';
const KEY = `plugin_vitrine_${PREFIX}`;

/** Films by their transitions, in the CMS's database. */
export function createFilmStore(strapi: Core.Strapi) {
  const storeOf = ({ uid, documentId }: FilmKey) =>
    strapi.store({ type: 'plugin', name: 'vitrine', key: `${PREFIX}${uid}_${documentId}` });
  return {
    get: async (key: FilmKey): Promise<StoredFilm | undefined> =>
      ((await storeOf(key).get({})) as StoredFilm | null) ?? undefined,
    set: async (film: StoredFilm): Promise<void> => {
      await storeOf(film).set({ value: film });
    },
    remove: async (key: FilmKey): Promise<void> => {
      await storeOf(key).delete({});
    },
    all: async (): Promise<readonly StoredFilm[]> => {
      const rows: { value: string }[] = await strapi.db
        .query(CORE_STORE)
        .findMany({ where: { key: { $startsWith: KEY } }, orderBy: { id: 'asc' } });
      return rows.map(({ value }) => JSON.parse(value) as StoredFilm);
    },
  };
}

export type FilmStore = ReturnType<typeof createFilmStore>;
