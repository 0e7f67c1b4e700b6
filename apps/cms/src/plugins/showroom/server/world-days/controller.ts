import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { refusal } from '../../../../rules/refusal.ts';
import type { DayWorldsAnswer, WorldDayAnswer, WorldDayResultAnswer } from '../../contracts/world-days.ts';
import { nodeName } from '../content/world-use.ts';
import { readWorlds } from '../map/read-map.ts';
import { readMoment } from '../read-moment.ts';
import { restoreDay } from './restore-day.ts';
import { describeDay, findDay, readRights } from './world-days.ts';

/** The account's permissions for each entry decide. */
export function worldDaysController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async worlds(ctx) {
      const worlds = await readWorlds(strapi, permissionsOf(strapi, ctx.state));
      ctx.body = {
        data: worlds.map(({ documentId, name }) => ({ documentId, name })),
      } satisfies DayWorldsAnswer;
    },

    async find(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('read', WORLD) || !account.can('read', LOCATION)) throw new errors.ForbiddenError();
      const asked = { world: String(ctx['params'].world), at: pastMoment(ctx.query) };
      const found = await findDay(strapi, asked.world, asked.at);
      const rights = await readRights(strapi, account, found, asked.world);
      if (!rights.mayRead(nodeName(WORLD, asked.world))) throw new errors.ForbiddenError();
      ctx.body = { data: await describeDay(strapi, found, rights, asked) } satisfies WorldDayAnswer;
    },

    async restore(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('update', WORLD) || !account.can('update', LOCATION)) {
        throw new errors.ForbiddenError();
      }
      const { stamp, leaving } = (ctx.request.body ?? {}) as Readonly<Record<string, unknown>>;
      if (typeof stamp !== 'string') throw new errors.ValidationError('“stamp” is missing.');
      if (!Array.isArray(leaving)) throw new errors.ValidationError('“leaving” is a list of locations.');
      ctx.body = {
        data: await restoreDay(strapi, account, {
          world: String(ctx['params'].world),
          at: pastMoment(ctx.request.body),
          stamp,
          leaving: leaving.map(String),
        }),
      } satisfies WorldDayResultAnswer;
    },
  };
}

/** @throws ValidationError (400) for what is no time, and for one that is still to come. */
function pastMoment(given: unknown): Date {
  const { at } = readMoment(given);
  if (at > Date.now()) throw refusal('wall', 'This day is still to come.');
  return new Date(at);
}
