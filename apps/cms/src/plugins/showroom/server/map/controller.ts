import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type {
  ChangeOutcome,
  ChangesAnswer,
  FloorPlanAnswer,
  MapAnswer,
  NewLocationAnswer,
  OutsideAnswer,
  WorldsAnswer,
} from '../../contracts/map.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { AddedArrowsAnswer, ArrowsAnswer } from '../../contracts/arrows.ts';
import { applyChange } from './apply-change.ts';
import { addArrows } from './arrows/add-arrows.ts';
import { missingArrows } from './arrows/missing-arrows.ts';
import { makeLocation, NO_WORLD } from './make-location.ts';
import { worldWithPlan } from './world-with-plan.ts';
import { outsideIdsOf, readLocations, readOutside, readWorldMap, readWorlds } from './read-map.ts';
import { parseArrows, parseChanges, parseNewLocation } from './requests.ts';

export function mapController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async worlds(ctx) {
      ctx.body = { data: await readWorlds(strapi, permissionsOf(strapi, ctx.state)) } satisfies WorldsAnswer;
    },

    async find(ctx) {
      const data = await readWorldMap(strapi, permissionsOf(strapi, ctx.state), ctx['params'].world);
      if (data === undefined) throw new errors.NotFoundError(NO_WORLD);
      ctx.body = { data } satisfies MapAnswer;
    },

    async floorPlan(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const world = await worldWithPlan(strapi, account, ctx['params'].location);
      ctx.body = { data: { world: world ?? null } } satisfies FloorPlanAnswer;
    },

    async outside(ctx) {
      const ids = await outsideIdsOf(strapi, ctx['params'].world);
      ctx.body = {
        data: await readOutside(strapi, permissionsOf(strapi, ctx.state), ids),
      } satisfies OutsideAnswer;
    },

    async change(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const data: ChangeOutcome[] = [];
      // In order: a new transition must exist before its weight is set.
      for (const change of parseChanges(ctx.request.body))
        data.push(await applyChange(strapi, account, change));
      ctx.body = { data, at: new Date().toISOString() } satisfies ChangesAnswer;
    },

    async arrows(ctx) {
      const arrows = await missingArrows(strapi, permissionsOf(strapi, ctx.state), ctx['params'].world);
      if (arrows === undefined) throw new errors.NotFoundError(NO_WORLD);
      const data = arrows.map(({ from, to, direction }) => ({ from, to, direction }));
      ctx.body = { data } satisfies ArrowsAnswer;
    },

    async addArrows(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const { arrows } = parseArrows(ctx.request.body);
      const data = await addArrows(strapi, account, ctx['params'].world, arrows);
      if (data === undefined) throw new errors.NotFoundError(NO_WORLD);
      ctx.body = { data, at: new Date().toISOString() } satisfies AddedArrowsAnswer;
    },

    async addLocation(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const documentId = await makeLocation(
        strapi,
        account,
        ctx['params'].world,
        parseNewLocation(ctx.request.body),
      );
      const [data] = await readLocations(strapi, account, [documentId]);
      if (data === undefined)
        throw new errors.ForbiddenError('You may not see the location that you have created.');
      ctx.body = { data, at: new Date().toISOString() } satisfies NewLocationAnswer;
    },
  };
}
