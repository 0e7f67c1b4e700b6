import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { bootStrapi } from '../scripts/boot.ts';
import { ROLES } from '../src/setup/roles-rights.ts';

/*
 * A CMS to be attacked, for `e2e/security/cms`: started as `scripts/start.ts` starts it, with an account of every kind
 * and something secret of every kind. It prints one line of JSON with all that an attack is judged by.
 */

const PASSWORD = 'Only-4-attacks';

function canary(what: string): string {
  return `canary-${what}-${randomBytes(6).toString('hex')}`;
}

/** The part of a layer of Koa's router that is used here. */
interface Layer {
  readonly methods: readonly string[];
  readonly path: unknown;
}

/** Methods that a route has which answers to every one of them. */
const ANY = 10;

/** Every route of Strapi's own table, as `GET /admin/users/:id`; middleware that is mounted there has no method. */
function routesOf(strapi: Core.Strapi): readonly string[] {
  return (strapi.server.listRoutes() as readonly Layer[]).flatMap(({ methods, path }) => {
    if (methods.length > ANY) return [`ANY ${String(path)}`];
    return methods
      .filter((method) => method !== 'HEAD' || !methods.includes('GET'))
      .map((method) => `${method} ${String(path)}`);
  });
}

async function makePanelAccounts(strapi: Core.Strapi): Promise<Readonly<Record<string, string>>> {
  const codes = ['strapi-super-admin', ...ROLES.map(({ code }) => code), 'strapi-author'];
  const accounts = codes.map(async (code) => {
    const role: { id: number } = await strapi.db.query('admin::role').findOne({ where: { code } });
    const email = `${code}@example.com`;
    await strapi.service('admin::user').create({
      email,
      password: PASSWORD,
      firstname: 'Some',
      lastname: 'One',
      registrationToken: null,
      isActive: true,
      roles: [role.id],
    });
    return [code, email] as const;
  });
  return Object.fromEntries(await Promise.all(accounts));
}

async function makeVisitor(strapi: Core.Strapi): Promise<string> {
  const role: { id: number } = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const email = 'visitor@example.com';
  await strapi.plugin('users-permissions').service('user').add({
    email,
    username: 'visitor',
    password: PASSWORD,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: role.id,
  });
  return email;
}

async function makeSecrets(strapi: Core.Strapi, visitor: string, colleague: string) {
  const secrets = {
    code: canary('code'),
    visitorsReset: canary('visitors-reset'),
    confirmation: canary('confirmation'),
    editorsReset: canary('editors-reset'),
    registration: canary('registration'),
    sender: canary('sender'),
  };
  await strapi.db.query('plugin::users-permissions.user').update({
    where: { email: visitor },
    data: { resetPasswordToken: secrets.visitorsReset, confirmationToken: secrets.confirmation },
  });
  await strapi.db.query('admin::user').update({
    where: { email: colleague },
    data: { resetPasswordToken: secrets.editorsReset, registrationToken: secrets.registration },
  });
  const world = await strapi.documents('api::world.world').create({
    locale: 'en',
    data: { name: 'Vault', slug: 'vault', password: secrets.code, protect_with_password: true },
  });
  await strapi.documents('api::world.world').publish({ documentId: world.documentId, locale: 'en' });
  await strapi.documents('api::contact-request.contact-request').create({
    data: { request_id: secrets.sender, first_name: secrets.sender, email: 'ada@example.com' },
  });
  const hashes: readonly { password: string }[] = [
    ...(await strapi.db.query('admin::user').findMany({ select: ['password'] })),
    ...(await strapi.db.query('plugin::users-permissions.user').findMany({ select: ['password'] })),
  ];
  return { ...secrets, hashes: hashes.map(({ password }) => password) };
}

async function makeTokens(strapi: Core.Strapi) {
  const tokens = strapi.service('admin::api-token');
  const make = async (name: string, given: object): Promise<{ id: number; accessKey: string }> =>
    tokens.create({ kind: 'content-api', name, description: '', lifespan: null, ...given });
  const expired = await make('Expired', { type: 'full-access' });
  await strapi.db
    .query('admin::api-token')
    .update({ where: { id: expired.id }, data: { lifespan: 1, expiresAt: new Date(0) } });
  return {
    expired: expired.accessKey,
    narrow: (await make('Icons', { type: 'custom', permissions: ['api::icon.icon.find'] })).accessKey,
  };
}

const strapi = await bootStrapi({ isAdminServed: false });
const accounts = await makePanelAccounts(strapi);
const visitor = await makeVisitor(strapi);
const secrets = await makeSecrets(strapi, visitor, accounts['strapi-author'] ?? '');
const tokens = await makeTokens(strapi);
await strapi.listen();
const address = strapi.server.httpServer.address();
console.log(
  JSON.stringify({
    event: 'attacked-cms-ready',
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    routes: routesOf(strapi),
    accounts,
    visitor,
    password: PASSWORD,
    secrets,
    tokens,
  }),
);
