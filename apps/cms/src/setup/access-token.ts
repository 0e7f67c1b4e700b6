import type { Core } from '@strapi/strapi';
import { dataFolder } from '../environment/data-folder.ts';
import { readPrivateFile, writePrivateFile } from '../environment/private-file.ts';

const TOKEN_NAME = 'Web server';

/** Personal data that the web server has no need to read. */
const UNREAD_TYPES: readonly string[] = ['api::contact-request.contact-request'];

/**
 * The only write permission of the web server: to create contact requests. It can neither read nor change existing
 * ones.
 */
const CREATE_CONTACT_REQUEST = 'api::contact-request.contact-request.create';

/**
 * Makes the token of the web server, which reads and stores contact requests, and writes it to `DATA_DIR/cms-token`. The file's token is
 * kept as long as the database knows it; otherwise (lost file, other database, revoked token) it is replaced. `CMS_API_TOKEN`, when given, is accepted instead and no file is written.
 */
export async function ensureReadToken(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.service('admin::api-token');
  const given = process.env['CMS_API_TOKEN']?.trim();
  const { tokenFile } = dataFolder();
  const key = given ? given : readPrivateFile(tokenFile)?.trim();
  const known = key === undefined ? null : await tokens.getByAccessKey(tokens.hash(key));
  if (known !== null) return keepReadable(strapi, known.id);
  const named = await tokens.getByName(TOKEN_NAME);
  const { id, accessKey } = named === null ? await createToken(strapi) : await tokens.regenerate(named.id);
  await keepReadable(strapi, id);
  if (given) {
    await strapi.db
      .query('admin::api-token')
      .update({ where: { id }, data: { accessKey: tokens.hash(given), encryptedKey: null } });
    return;
  }
  writePrivateFile(tokenFile, `${accessKey}\n`);
}

function createToken(strapi: Core.Strapi): Promise<{ id: number; accessKey: string }> {
  return strapi.service('admin::api-token').create({
    kind: 'content-api',
    type: 'custom',
    name: TOKEN_NAME,
    description:
      'Reads the published content for the showroom and stores contact requests. Made by Vitrine; it is renewed when it is deleted.',
    lifespan: null,
    permissions: allowedActions(strapi),
  });
}

/** Content types that came with an update become readable as well. */
async function keepReadable(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi
    .service('admin::api-token')
    .update(id, { kind: 'content-api', type: 'custom', permissions: allowedActions(strapi) });
}

function allowedActions(strapi: Core.Strapi): string[] {
  const known: string[] = strapi.contentAPI.permissions.providers.action.keys();
  return known.filter(
    (action) =>
      action === 'plugin::i18n.locales.listLocales' ||
      action === CREATE_CONTACT_REQUEST ||
      (action.startsWith('api::') &&
        /\.find(One)?$/.test(action) &&
        !UNREAD_TYPES.some((uid) => action.startsWith(`${uid}.`))),
  );
}
