import { createReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILM_SECONDS } from '@vitrine/core/panorama/walk-film';
import { permissionsOf, PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import { FILM_SLOTS } from '../../../../contracts/films.ts';
import type {
  FilmAnswer,
  FilmCrop,
  FilmOptions,
  TakeFilmRequest,
  WorldFilmsAnswer,
} from '../../../../contracts/films.ts';
import type { ChosenClip } from '../../../../contracts/media.ts';
import { conflictOf } from '../media/conflict.ts';
import { draftsOf, isTransitionUid } from '../media/transition-draft.ts';
import { refuseOtherWorlds } from '../world-limits/limits.ts';
import type { FilmService } from './film-service.ts';
import type { FilmKey } from './film-store.ts';
import type { WorldFilmService } from './world-films.ts';

type Context = Parameters<Core.ControllerHandler>[0];

/** What a film shows of a location. */
const SHOWN = ['title', 'background', 'hotspots', 'panorama.picture'];

export function filmsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const films = (): FilmService => strapi.plugin('showroom').service('films');
  const worldFilms = (): WorldFilmService => strapi.plugin('showroom').service('worldFilms');

  /** @throws NotFoundError for a transition, or one whose locations, the account may not see. */
  const judged = async (ctx: Context): Promise<{ readonly key: FilmKey; readonly account: Permissions }> => {
    const { uid, documentId = '' } = ctx.params as Readonly<Record<string, string>>;
    if (!isTransitionUid(uid)) throw new errors.NotFoundError();
    const key = { uid, documentId };
    const account = permissionsOf(strapi, ctx.state);
    if (!(await maySee(strapi, account, key))) throw new errors.NotFoundError();
    return { key, account };
  };

  return {
    async find(ctx) {
      const { key } = await judged(ctx);
      ctx.body = { data: await films().stateOf(key) } satisfies FilmAnswer;
    },

    async make(ctx) {
      const { key, account } = await judged(ctx);
      await films().make(key, account, optionsOf(ctx.request.body));
      ctx.status = 202;
      ctx.body = { data: null };
    },

    async show(ctx) {
      const { key } = await judged(ctx);
      const crop = (ctx.params as Readonly<Record<string, string>>)['crop'] ?? '';
      const path = isCrop(crop) ? await films().fileOf(key, crop) : undefined;
      if (path === undefined) throw new errors.NotFoundError();
      ctx.type = 'video/mp4';
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = createReadStream(path);
    },

    async take(ctx) {
      const { key, account } = await judged(ctx);
      const blocking = await films().take(key, account, replacingOf(ctx.request.body));
      ctx.status = blocking.length === 0 ? 200 : 409;
      ctx.body = blocking.length === 0 ? { data: null } : { error: conflictOf('This transition', blocking) };
    },

    async worlds(ctx) {
      ctx.body = {
        data: await worldFilms().worlds(permissionsOf(strapi, ctx.state)),
      } satisfies WorldFilmsAnswer;
    },

    async makeMissing(ctx) {
      const { documentId = '' } = ctx.params as Readonly<Record<string, string>>;
      await refuseOtherWorlds(strapi, [documentId]);
      const count = await worldFilms().makeMissing(documentId, permissionsOf(strapi, ctx.state));
      ctx.status = 202;
      ctx.body = { data: { count } };
    },
  };
}

async function maySee(
  strapi: Core.Strapi,
  account: Permissions,
  { uid, documentId }: FilmKey,
): Promise<boolean> {
  const drafts = await draftsOf(strapi, uid, documentId);
  const [first] = drafts;
  if (!first?.from || !first.to) return false;
  if (!drafts.every((draft) => account.can('read', uid, draft, ['from', 'to', 'background']))) return false;
  const rows: object[] = await strapi.db.query(LOCATION).findMany({
    where: { documentId: { $in: [first.from.documentId, first.to.documentId] }, publishedAt: null },
    populate: PERMISSION_FIELDS,
  });
  return rows.length > 0 && rows.every((row) => account.can('read', LOCATION, row, SHOWN));
}

function isCrop(value: string): value is FilmCrop {
  return Object.hasOwn(FILM_SLOTS, value);
}

/** @throws ValidationError */
function optionsOf(body: unknown): FilmOptions {
  const { direction, seconds } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...(direction === undefined ? {} : { direction: within(direction, -180, 180) }),
    ...(seconds === undefined ? {} : { seconds: within(seconds, FILM_SECONDS.least, FILM_SECONDS.most) }),
  };
}

function within(value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new errors.ValidationError(`Give a number from ${least} to ${most}.`);
}

function replacingOf(body: unknown): readonly ChosenClip[] {
  const { replacing } = (body ?? {}) as Partial<TakeFilmRequest>;
  return Array.isArray(replacing) ? replacing : [];
}
