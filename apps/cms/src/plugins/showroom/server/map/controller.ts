import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type {
  ChangeOutcome,
  ChangesAnswer,
  MapAnswer,
  NewLocation,
  NewLocationAnswer,
  OutsideAnswer,
  WorldsAnswer,
} from '../../contracts/map.ts';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { documentsOf } from '../../../../content-model/documents.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { applyChange } from './apply-change.ts';
import { EDITABLE } from './editable-fields.ts';
import { NEW_LOCATION_FIELDS } from './map-rights.ts';
import { outsideIdsOf, readLocations, readOutside, readWorldMap, readWorlds } from './read-map.ts';
import { parseChanges, parseNewLocation } from './requests.ts';
import { readDocuments } from './rows.ts';

const NO_WORLD = 'There is no such world, or you may not see it.';

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

async function makeLocation(
  strapi: Core.Strapi,
  account: Permissions,
  world: string,
  { title, slug, position }: NewLocation,
): Promise<string> {
  const rights = [...NEW_LOCATION_FIELDS, ...(position === null ? [] : EDITABLE.location.position.rights)];
  if (!account.can('create', LOCATION, account.newRow(DEFAULT_LOCALE), rights)) {
    throw new errors.ForbiddenError('You may not create locations here.');
  }
  if ((await readDocuments(strapi, account, { uid: WORLD, documentIds: [world] })).length === 0) {
    throw new errors.NotFoundError(NO_WORLD);
  }
  const { documentId } = await documentsOf(strapi, LOCATION).create({
    locale: DEFAULT_LOCALE,
    data: account.stamp(
      {
        title,
        slug,
        world: { set: [{ documentId: world }] },
        ...(position === null ? {} : { floor_plan_position: position }),
      },
      true,
    ),
  });
  return documentId;
}
