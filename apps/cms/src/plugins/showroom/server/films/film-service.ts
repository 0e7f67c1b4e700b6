import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import type { FilmRequest } from '@vitrine/tours';
import { accountStateOf } from '../../../../accounts/account-state.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { FilmAnswer, FilmCrop, FilmOptions, FilmState } from '../../../../contracts/films.ts';
import type { ChosenClip } from '../../../../contracts/media.ts';
import { dataFolder } from '../../../../environment/data-folder.ts';
import type { PathOf } from '../../../../library/library.ts';
import { messageOf, storeMadeFile, VideoError } from '../../../../media-pipeline/index.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { draftsOf } from '../media/transition-draft.ts';
import { directionOf, filmableTransitions, filmRequestOf } from './film-source.ts';
import type { FilmableTransition } from './film-source.ts';
import { createFilmStore } from './film-store.ts';
import type { FilmKey, FilmStore, StoredFilm } from './film-store.ts';
import { blockingOf, chosenClips, judgeWriting, linkFilm } from './take-film.ts';

/** How often the CMS begins a film that it did not finish. */
const MAX_ATTEMPTS = 3;

/** Walk films of transitions. Who may ask is judged by the caller, who may write is judged here. */
export interface FilmService {
  readonly store: FilmStore;
  readonly stateOf: (key: FilmKey) => Promise<FilmAnswer['data']>;
  /**
   * Renders a film in the background.
   *
   * @param isTakenAtOnce for many at a time: it becomes the draft's clips where the draft has none.
   * @throws ForbiddenError; NotFoundError where a location has no panorama.
   */
  readonly make: (
    key: FilmKey,
    account: Permissions,
    options: FilmOptions,
    isTakenAtOnce?: boolean,
  ) => Promise<void>;
  /** The path of a film that is made and not yet taken. */
  readonly fileOf: (key: FilmKey, crop: FilmCrop) => Promise<string | undefined>;
  /**
   * Makes the film the draft's clips.
   *
   * @returns Other clips that it would replace; if there are any, nothing happens.
   * @throws ForbiddenError; NotFoundError where there is no film.
   */
  readonly take: (
    key: FilmKey,
    account: Permissions,
    replacing: readonly ChosenClip[],
  ) => Promise<readonly ChosenClip[]>;
  /** Goes on with what an earlier run of the CMS did not finish. */
  readonly resume: () => Promise<void>;
}

interface Sources {
  readonly pipeline: () => MediaPipeline;
  /** The drafts as the showroom would load them. */
  readonly content: () => Promise<LoadedContent | undefined>;
}

/** Where a film lies until it is taken. */
function folderOf({ documentId }: FilmKey): string {
  return join(dataFolder().cms, 'films', documentId);
}

export function createFilmService(strapi: Core.Strapi, { pipeline, content }: Sources): FilmService {
  const store = createFilmStore(strapi);
  const progress = new Map<string, number>();

  const filmableOf = async (key: FilmKey): Promise<FilmableTransition | undefined> => {
    const [draft] = await draftsOf(strapi, key.uid, key.documentId);
    const loaded = await content();
    if (draft === undefined || loaded === undefined) return undefined;
    const { snapshots, defaultLocale } = loaded.bundle;
    const snapshot = snapshots[draft.locale ?? defaultLocale] ?? snapshots[defaultLocale];
    return (
      snapshot &&
      filmableTransitions(snapshot).find(({ transition }) => transition.payloadId === draft.payloadId)
    );
  };

  const keep = async (
    film: StoredFilm,
    paths: Readonly<Record<FilmCrop, string>>,
    made: Pick<FilmState, 'dissolves' | 'scaled' | 'seconds'>,
  ): Promise<void> => {
    const folder = folderOf(film);
    await mkdir(folder, { recursive: true });
    for (const [crop, path] of Object.entries(paths)) await copyFile(path, join(folder, `${crop}.mp4`));
    await store.set({ ...film, ...made, status: 'ready', version: randomUUID() });
  };

  const render = async (waiting: StoredFilm): Promise<void> => {
    if (waiting.attempts >= MAX_ATTEMPTS) throw new VideoError({ code: 'gaveUp' });
    const film: StoredFilm = { ...waiting, attempts: waiting.attempts + 1 };
    const filmable = await filmableOf(film);
    // The transition, or a panorama, is gone.
    if (filmable === undefined) return store.remove(film);
    let dissolves: FilmState['dissolves'];
    const requestOf = async (pathOf: PathOf): Promise<FilmRequest> => {
      const found = await filmRequestOf(filmable, film.options, async (upload) => {
        const path = await pathOf(upload);
        if (path === undefined) throw new VideoError({ code: 'elsewhere' });
        return path;
      });
      dissolves = found.dissolves;
      return found.request;
    };
    await pipeline().films.render(requestOf, {
      name: film.documentId,
      isAwaited: !film.isTakenAtOnce,
      onBegin: () => store.set({ ...film, status: 'making' }),
      onProgress: (done) => void progress.set(film.documentId, done),
      take: (paths, { seconds, scaled }) =>
        keep(film, paths, {
          seconds,
          scaled: scaled.length,
          ...(dissolves === undefined ? {} : { dissolves }),
        }),
    });
    if (film.isTakenAtOnce) await takeAtOnce(film);
  };

  const takeAtOnce = async (film: StoredFilm): Promise<void> => {
    const state = await accountStateOf(strapi, film.by);
    const blocking = state && (await take(film, permissionsOf(strapi, state), []));
    if (blocking?.length === 0) return;
    // Its account is gone, or the draft has got a clip: it waits for an editor who takes it.
    const kept = await store.get(film);
    if (kept !== undefined) await store.set({ ...kept, isTakenAtOnce: false });
  };

  const run = async (film: StoredFilm, work: (film: StoredFilm) => Promise<void>): Promise<void> => {
    try {
      await work(film);
    } catch (error) {
      const about =
        error instanceof errors.ForbiddenError ? { code: 'forbidden' as const } : messageOf(error);
      // At a shutdown it goes on with the next start; one that was requested again has a state of its own.
      if (about.code !== 'stopped')
        await store.set({
          ...film,
          files: (await store.get(film))?.files ?? film.files,
          status: 'failed',
          about,
        });
    } finally {
      progress.delete(film.documentId);
    }
  };
  const start = (film: StoredFilm, work = render): void =>
    void run(film, work).catch((error: unknown) => strapi.log.error(`A film was not made: ${String(error)}`));

  const take: FilmService['take'] = async (key, account, replacing) => {
    const film = await store.get(key);
    const drafts = await draftsOf(strapi, key.uid, key.documentId);
    if (film?.status !== 'ready' || drafts.length === 0) {
      throw new errors.NotFoundError('There is no film to take.');
    }
    await judgeWriting(strapi, account, key, drafts);
    const blocking = blockingOf(drafts, film.files, replacing);
    if (blocking.length > 0) return blocking;
    const name = (await filmableOf(key))?.transition.payloadId ?? key.documentId;
    const add = (crop: FilmCrop): Promise<number> =>
      storeMadeFile(strapi, {
        path: join(folderOf(key), `${crop}.mp4`),
        name: `${name} (film ${crop}).mp4`,
        mime: 'video/mp4',
        by: account.id,
      });
    const files = { '4x3': await add('4x3'), '16x9': await add('16x9') };
    const own = [...film.files, files['4x3'], files['16x9']];
    await store.set({ ...film, files: own });
    const changed = await linkFilm(strapi, { key, account, files, own, replacing });
    if (changed.length > 0) return changed;
    await store.set({ ...film, files: own, status: 'taken' });
    await rm(folderOf(key), { recursive: true, force: true });
    return [];
  };

  return {
    store,
    async stateOf(key) {
      const [film, filmable, drafts] = await Promise.all([
        store.get(key),
        filmableOf(key),
        draftsOf(strapi, key.uid, key.documentId),
      ]);
      if (filmable === undefined) return { isPossible: false, chosen: [] };
      const direction = directionOf(filmable);
      return {
        isPossible: true,
        from: filmable.from.title,
        to: filmable.to.title,
        ...(typeof direction === 'number' ? { direction } : {}),
        ...(film === undefined ? {} : { film: shown(film, progress.get(key.documentId)) }),
        chosen: chosenClips(drafts, film?.files ?? []),
      };
    },
    async make(key, account, options, isTakenAtOnce = false) {
      const drafts = await draftsOf(strapi, key.uid, key.documentId);
      await judgeWriting(strapi, account, key, drafts);
      if ((await filmableOf(key)) === undefined) {
        throw new errors.NotFoundError('A film needs a panorama at both locations.');
      }
      const before = await store.get(key);
      const film: StoredFilm = {
        ...key,
        by: account.id,
        isTakenAtOnce,
        options,
        status: 'waiting',
        attempts: 0,
        files: before?.files ?? [],
      };
      await store.set(film);
      start(film);
    },
    async fileOf(key, crop) {
      const path = join(folderOf(key), `${crop}.mp4`);
      return (await store.get(key))?.status === 'ready' && existsSync(path) ? path : undefined;
    },
    take,
    async resume() {
      for (const film of await store.all()) {
        if (film.status === 'waiting' || film.status === 'making') start(film);
        else if (film.status === 'ready' && film.isTakenAtOnce) start(film, takeAtOnce);
      }
    },
  };
}

/** What editors see of a film. */
function shown(film: StoredFilm, progress: number | undefined): FilmState {
  const { status, options, about, seconds, dissolves, scaled, version } = film;
  return {
    status,
    options,
    ...(progress === undefined ? {} : { progress }),
    ...(about === undefined ? {} : { about }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(dissolves === undefined ? {} : { dissolves }),
    ...(scaled ? { scaled } : {}),
    ...(version === undefined ? {} : { version }),
  };
}
