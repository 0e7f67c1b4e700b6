import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { dataFolder } from '../environment/data-folder.ts';
import { ownOrigin } from '../environment/own-origin.ts';
import { writePrivateFile } from '../environment/private-file.ts';
import { ensureAdministrator } from './administrator.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether people elsewhere can reach the CMS, according to its settings. */
export function isReachable(host: string, environment: NodeJS.ProcessEnv = process.env): boolean {
  return ownOrigin(environment) !== undefined || !LOOPBACK.has(host);
}

/**
 * Creates the first administrator of a CMS that others can reach, before it listens. In an empty CMS, Strapi makes
 * the first visitor of `/admin` its administrator: convenient on one's own machine, a race on the internet.
 *
 * @returns The file with address and password, readable only by the owner of the data folder; undefined if an
 * administrator exists already, or the CMS is only reachable from this machine.
 */
export async function guardFirstAdministrator(strapi: Core.Strapi): Promise<string | undefined> {
  if (!isReachable(String(strapi.config.get('server.host')))) return undefined;
  const file = join(dataFolder().cms, 'first-administrator');
  const account = await ensureAdministrator(strapi, ({ email, password }) =>
    writePrivateFile(file, `${email}\n${password}\n`),
  );
  return account && file;
}
