import type { Core } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { TRANSITION_UIDS, WORLD } from '../../../../content-model/content-uids.ts';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import type { WorldFilms } from '../../../../contracts/films.ts';
import { errors } from '@strapi/utils';
import { filmableTransitions } from './film-source.ts';
import type { FilmableTransition } from './film-source.ts';
import type { FilmService } from './film-service.ts';
import type { FilmKey, StoredFilm } from './film-store.ts';

/** The films of whole worlds. */
export interface WorldFilmService {
  /** The worlds with transitions between panoramas, as far as an account may see them. */
  readonly worlds: (account: Permissions) => Promise<readonly WorldFilms[]>;
  /**
   * Makes a film for each transition of a world that has none and no clip, as far as the account may write it.
   *
   * @returns How many are made now.
   */
  readonly makeMissing: (world: string, account: Permissions) => Promise<number>;
}

interface WorldRow {
  readonly documentId: string;
  readonly slug: string;
  readonly name: string;
}

/** A transition between panoramas, with the film that there is of it. */
interface FoundTransition extends FilmableTransition {
  readonly key: FilmKey;
  readonly film: StoredFilm | undefined;
}

export function createWorldFilmService(
  strapi: Core.Strapi,
  sources: {
    readonly films: () => FilmService;
    readonly content: () => Promise<LoadedContent | undefined>;
  },
): WorldFilmService {
  const { films, content } = sources;

  /** The transitions that an account may read, by the slug of the world that they begin in. */
  const foundBySlug = async (account: Permissions): Promise<Map<string, FoundTransition[]>> => {
    const loaded = await content();
    const snapshot = loaded?.bundle.snapshots[loaded.bundle.defaultLocale];
    if (snapshot === undefined) return new Map();
    const keys = await readableKeys(strapi, account);
    const stored = new Map((await films().store.all()).map((film) => [film.documentId, film]));
    const found = filmableTransitions(snapshot).flatMap((filmable) => {
      const key = keys.get(filmable.transition.payloadId);
      return key === undefined ? [] : [{ ...filmable, key, film: stored.get(key.documentId) }];
    });
    return Map.groupBy(found, ({ from }) => String(from.world));
  };

  const worldRows = async (account: Permissions, where: object = {}): Promise<readonly WorldRow[]> => {
    const ids = await account.readableIds(WORLD, where);
    const rows: WorldRow[] = await strapi.db.query(WORLD).findMany({
      where: { id: { $in: [...ids] } },
      select: ['documentId', 'slug', 'name'],
      orderBy: { id: 'asc' },
    });
    // One row for each language: the first is that of the default language.
    return [...new Map(rows.toReversed().map((row) => [row.documentId, row])).values()].toReversed();
  };

  return {
    async worlds(account) {
      const bySlug = await foundBySlug(account);
      return (await worldRows(account)).flatMap(({ documentId, slug, name }) => {
        const found = bySlug.get(slug);
        return found === undefined ? [] : [{ documentId, name, ...countsOf(found) }];
      });
    },
    async makeMissing(world, account) {
      const [row] = await worldRows(account, { documentId: world });
      if (row === undefined) throw new errors.NotFoundError();
      let made = 0;
      for (const found of (await foundBySlug(account)).get(row.slug) ?? []) {
        if (!isMissing(found)) continue;
        try {
          await films().make(found.key, account, {}, true);
          made += 1;
        } catch (error) {
          // What this account may not write is left out.
          if (!(error instanceof errors.ForbiddenError)) throw error;
        }
      }
      return made;
    },
  };
}

async function readableKeys(
  strapi: Core.Strapi,
  account: Permissions,
): Promise<ReadonlyMap<string, FilmKey>> {
  const keys = new Map<string, FilmKey>();
  for (const uid of Object.values(TRANSITION_UIDS)) {
    const rows: { documentId: string; payloadId: string | null }[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null },
      select: ['documentId', 'payloadId', 'locale'],
      populate: PERMISSION_FIELDS,
    });
    for (const row of rows) {
      const mayRead = account.can('read', uid, row, ['from', 'to', 'background']);
      if (row.payloadId && mayRead) keys.set(row.payloadId, { uid, documentId: row.documentId });
    }
  }
  return keys;
}

const PENDING: ReadonlySet<StoredFilm['status'] | undefined> = new Set(['waiting', 'making']);

/** A film that is made and about to be taken is not done yet. */
function isPending({ film }: FoundTransition): boolean {
  return PENDING.has(film?.status) || (film?.status === 'ready' && film.isTakenAtOnce);
}

function isMissing({ transition, film }: FoundTransition): boolean {
  const hasClip = transition.backgrounds.some(({ kind }) => kind === 'video');
  return !hasClip && (film === undefined || film.status === 'failed' || film.status === 'taken');
}

function countsOf(found: readonly FoundTransition[]): Omit<WorldFilms, 'documentId' | 'name'> {
  return {
    missing: found.filter(isMissing).length,
    pending: found.filter(isPending).length,
    failed: found.filter(({ film }) => film?.status === 'failed').length,
    dissolved: found.flatMap(({ from, to, film }) =>
      film?.dissolves === undefined ? [] : [{ from: from.title, to: to.title, why: film.dissolves }],
    ),
  };
}
