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
import { LOCATION } from '../../../../rules/content-uids.ts';
import { applyChange } from './apply-change.ts';
import { mapEditor } from './map-editor.ts';
import type { MapEditor } from './map-editor.ts';
import { outsideIdsOf, readLocations, readOutside, readWorldMap, readWorlds } from './read-map.ts';
import { parseChanges, parseNewLocation } from './requests.ts';
import { defaultLocale } from './rows.ts';

export const mapController = ({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller => ({
  async worlds(ctx) {
    ctx.body = { data: await readWorlds(strapi, mapEditor(strapi, ctx.state)) } satisfies WorldsAnswer;
  },

  async find(ctx) {
    const data = await readWorldMap(strapi, mapEditor(strapi, ctx.state), ctx['params'].world);
    if (data === undefined) throw new errors.NotFoundError('There is no such world, or you may not see it.');
    ctx.body = { data } satisfies MapAnswer;
  },

  async outside(ctx) {
    const ids = await outsideIdsOf(strapi, ctx['params'].world);
    ctx.body = {
      data: await readOutside(strapi, mapEditor(strapi, ctx.state), ids),
    } satisfies OutsideAnswer;
  },

  async change(ctx) {
    const editor = mapEditor(strapi, ctx.state);
    const data: ChangeOutcome[] = [];
    // One after the other: a new transition is there when its weight is set.
    for (const change of parseChanges(ctx.request.body)) data.push(await applyChange(strapi, editor, change));
    ctx.body = { data, at: new Date().toISOString() } satisfies ChangesAnswer;
  },

  async addLocation(ctx) {
    const editor = mapEditor(strapi, ctx.state);
    const documentId = await makeLocation(
      strapi,
      editor,
      ctx['params'].world,
      parseNewLocation(ctx.request.body),
    );
    const [data] = await readLocations(strapi, editor, [documentId]);
    if (data === undefined)
      throw new errors.ForbiddenError('You may not see the location that you have made.');
    ctx.body = { data, at: new Date().toISOString() } satisfies NewLocationAnswer;
  },
});

const makeLocation = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  world: string,
  { title, slug, place }: NewLocation,
): Promise<string> => {
  if (!editor.may('create', LOCATION)) throw new errors.ForbiddenError('You may not make locations.');
  const { documentId } = await strapi.documents(LOCATION).create({
    locale: await defaultLocale(strapi),
    data: editor.sign(
      { title, slug, world: { set: [{ documentId: world }] }, floor_plan_position: place },
      true,
    ),
  } as never);
  return documentId;
};
