import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILE, permissionsOf, PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { StoredFile } from '../../../../content-model/stored-file.ts';
import { makeStills } from '../../../../panoramas/make-stills.ts';
import type { StillsAnswer, StillFile } from '../../contracts/stills.ts';
import { readStillsRequest } from './read-request.ts';

/** One panorama at a time: a decoded one has 100 MB. */
function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = before.then(work, work);
    before = mine.catch(() => {});
    return mine;
  };
}

export function stillsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const inTurn = oneByOne();
  return {
    async make(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('create', FILE)) {
        throw new errors.ForbiddenError('You may not add files to the media library.');
      }
      const request = readStillsRequest(ctx.request.body);
      if (request === undefined) throw new errors.ValidationError('Say which panorama, and its start view.');
      const { panorama: id, ...start } = request;
      const panorama = await pictureOf(strapi, account, id);
      const made = await inTurn(() => makeStills(strapi, { panorama, start, by: account.id }));
      if (made === undefined)
        throw new errors.ValidationError(`${panorama.name} cannot be read as a picture.`);
      ctx.body = {
        data: {
          view4x3: await fileOf(strapi, made.view4x3),
          view16x9: await fileOf(strapi, made.view16x9),
        },
      } satisfies StillsAnswer;
    },
  };
}

/** @throws NotFoundError for what the account may not see as well. */
async function pictureOf(strapi: Core.Strapi, account: Permissions, id: number): Promise<StoredFile> {
  const file: StoredFile | null = await strapi.db
    .query(FILE)
    .findOne({ where: { id }, populate: PERMISSION_FIELDS });
  if (file === null || !account.can('read', FILE, file)) throw new errors.NotFoundError();
  if (!file.mime.startsWith('image/')) throw new errors.ValidationError(`${file.name} is no picture.`);
  return file;
}

async function fileOf(strapi: Core.Strapi, id: number): Promise<StillFile> {
  const file: StillFile | null = await strapi.db.query(FILE).findOne({ where: { id } });
  // Deleted within this moment.
  if (file === null) throw new errors.NotFoundError();
  return file;
}
