import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import type { FilmRequest } from '@vitrine/tours';
import { accountStateOf } from '../../../../accounts/account-state.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { FilmAnswer, FilmCrop, FilmOptions, FilmState } from '../../../../contracts/films.ts';
import type { ChosenClip } from '../../../../contracts/media.ts';
import { leasesOf } from '../../../../coordination/leases.ts';
import { createJobFiles } from '../../../../jobs/job-files.ts';
import type { JobFiles } from '../../../../jobs/job-files.ts';
import { libraryOf } from '../../../../library/library.ts';
import type { PathOf } from '../../../../library/library.ts';
import { messageOf, storeMadeFile, VideoError } from '../../../../media-pipeline/index.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { draftsOf } from '../media/transition-draft.ts';
import { directionOf, filmableTransitions, filmRequestOf } from './film-source.ts';
import type { FilmableTransition } from './film-source.ts';
import { createFilmStore } from './film-store.ts';
import type { FilmKey, FilmStore, StoredFilm } from './film-store.ts';
import { createFilmTurns } from './film-turns.ts';
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
  /** Goes on with what an earlier run of the CMS, or another process on its database, did not finish. */
  readonly resume: () => Promise<void>;
}

interface Sources {
  readonly pipeline: () => MediaPipeline;
  /** The drafts as the showroom would load them. */
  readonly content: () => Promise<LoadedContent | undefined>;
}

/** A film that is made again has other files. */
function fileName(version: string, crop: FilmCrop): string {
  return `${version}-${crop}.mp4`;
}

export function createFilmService(strapi: Core.Strapi, { pipeline, content }: Sources): FilmService {
  const store = createFilmStore(strapi);
  const progress = new Map<string, number>();
  const turns = createFilmTurns(() => leasesOf(strapi));
  /** Where films lie until they are taken, for all processes. */
  const filesOfFilms = (): JobFiles => createJobFiles('film', libraryOf(strapi).bucket);

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

  /** @throws VideoError `stopped` for a film that another process was asked for again: that one is made next. */
  const refuseOutdated = async (film: StoredFilm): Promise<void> => {
    if ((await store.get(film))?.request !== film.request) throw new VideoError({ code: 'stopped' });
  };

  const keep = async (
    film: StoredFilm,
    paths: Readonly<Record<FilmCrop, string>>,
    made: Pick<FilmState, 'dissolves' | 'scaled' | 'seconds'>,
  ): Promise<void> => {
    await refuseOutdated(film);
    const files = filesOfFilms();
    const version = randomUUID();
    await files.remove(film.documentId);
    for (const crop of ['4x3', '16x9'] as const) {
      await files.put(film.documentId, fileName(version, crop), (path) => copyFile(paths[crop], path));
    }
    await store.set({ ...film, ...made, status: 'ready', version });
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
      onBegin: async () => {
        await refuseOutdated(film);
        await store.set({ ...film, status: 'making' });
      },
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
      const stored = await store.get(film);
      if (about.code !== 'stopped' && stored?.request === film.request)
        await store.set({ ...film, files: stored?.files ?? film.files, status: 'failed', about });
    } finally {
      progress.delete(film.documentId);
    }
  };
  const start = (film: StoredFilm, work = render): void =>
    void turns
      .during(film.documentId, () => run(film, work))
      .catch((error: unknown) => strapi.log.error(`A film was not made: ${String(error)}`));

  /** A film whose files are lost is made again. */
  const openFile = async (film: StoredFilm, crop: FilmCrop): Promise<string | undefined> => {
    if (film.status !== 'ready' || film.version === undefined) return undefined;
    const path = await filesOfFilms()
      .open(film.documentId, fileName(film.version, crop))
      .catch(() => undefined);
    if (path === undefined) start({ ...film, status: 'waiting', attempts: 0 });
    return path;
  };

  const take: FilmService['take'] = async (key, account, replacing) => {
    const film = await store.get(key);
    const drafts = await draftsOf(strapi, key.uid, key.documentId);
    const paths = film && { '4x3': await openFile(film, '4x3'), '16x9': await openFile(film, '16x9') };
    if (film === undefined || !paths?.['4x3'] || !paths['16x9'] || drafts.length === 0) {
      throw new errors.NotFoundError('There is no film to take.');
    }
    await judgeWriting(strapi, account, key, drafts);
    const blocking = blockingOf(drafts, film.files, replacing);
    if (blocking.length > 0) return blocking;
    const name = (await filmableOf(key))?.transition.payloadId ?? key.documentId;
    const add = (path: string, crop: FilmCrop): Promise<number> =>
      storeMadeFile(strapi, {
        path,
        name: `${name} (film ${crop}).mp4`,
        mime: 'video/mp4',
        by: account.id,
      });
    const files = { '4x3': await add(paths['4x3'], '4x3'), '16x9': await add(paths['16x9'], '16x9') };
    const own = [...film.files, files['4x3'], files['16x9']];
    await store.set({ ...film, files: own });
    const changed = await linkFilm(strapi, { key, account, files, own, replacing });
    if (changed.length > 0) return changed;
    await store.set({ ...film, files: own, status: 'taken' });
    await filesOfFilms().remove(key.documentId);
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
        request: randomUUID(),
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
      const film = await store.get(key);
      return film && openFile(film, crop);
    },
    take,
    async resume() {
      for (const film of await store.all()) {
        if (turns.has(film.documentId)) continue;
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
