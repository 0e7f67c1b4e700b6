import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { FILE } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import type { NewLocation } from '../../contracts/map.ts';
import { newLocationRights } from './map-rights.ts';
import { readDocuments, rowsOf } from './rows.ts';

export const NO_WORLD = 'There is no such world, or you may not see it.';

/**
 * Creates a location as a draft in the default language. One that an earlier request has created in this world, whose
 * answer was lost, is left as it is.
 *
 * @returns Its document id.
 * @throws ForbiddenError, NotFoundError without the world, ValidationError if a rule of the content model or a file
 *   does not allow it.
 */
export async function makeLocation(
  strapi: Core.Strapi,
  account: Permissions,
  world: string,
  { documentId, title, slug, position, pictures }: NewLocation,
): Promise<string> {
  const rights = newLocationRights({ isPlaced: position !== null, hasPictures: pictures.length > 0 });
  if (!account.can('create', LOCATION, account.newRow(DEFAULT_LOCALE), rights)) {
    throw new errors.ForbiddenError('You may not create locations here.');
  }
  return await strapi.db.transaction(async ({ trx }) => {
    // The same request may be on its way twice.
    await acquireWriteLock(strapi, trx);
    if ((await readDocuments(strapi, account, { uid: WORLD, documentIds: [world] })).length === 0) {
      throw new errors.NotFoundError(NO_WORLD);
    }
    if (await isMade(strapi, { documentId, world })) return documentId;
    await requirePictures(
      account,
      pictures.map(({ file }) => file),
    );
    await documentsOf(strapi, LOCATION).create({
      locale: DEFAULT_LOCALE,
      data: account.stamp(
        {
          documentId,
          title,
          slug,
          world: { set: [{ documentId: world }] },
          ...(position === null ? {} : { floor_plan_position: position }),
          ...(pictures.length === 0
            ? {}
            : {
                background: pictures.map(({ slot, file }) => ({
                  __component: 'background-content.image',
                  key: slot,
                  image: file,
                })),
              }),
        },
        true,
      ),
    });
    return documentId;
  });
}

/** @throws ValidationError if the id belongs to a location of another world. */
async function isMade(
  strapi: Core.Strapi,
  { documentId, world }: { readonly documentId: string; readonly world: string },
): Promise<boolean> {
  const rows = await rowsOf(strapi, LOCATION, {
    where: { documentId },
    select: ['documentId'],
    populate: { world: { select: ['documentId'] } },
  });
  if (rows.length === 0) return false;
  const isHere = rows.some(
    (row) => (row['world'] as { readonly documentId?: string } | null)?.documentId === world,
  );
  if (!isHere) throw new errors.ValidationError('This location exists in another world.');
  return true;
}

/** @throws ValidationError unless all are pictures that the account may see in the media library. */
async function requirePictures(account: Permissions, files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  const where = { id: { $in: files }, mime: { $startsWithi: 'image/' } };
  const readable = await account.readableIds(FILE, where);
  if (files.some((file) => !readable.has(file))) {
    throw new errors.ValidationError('One of the pictures is not in the media library, or is not a picture.');
  }
}
