import { readFile } from 'node:fs/promises';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
import { checkEndpoints } from '@vitrine/content/endpoints/endpoint';
import type { Endpoint } from '@vitrine/content/endpoints/endpoint';
import { EnvironmentError } from '../process/env.ts';
import { messageOf } from './cms-outage.ts';

/**
 * The endpoints from which content is read: those that a JSON file lists (`docs/content-model.md`), or our own CMS's.
 *
 * @param file The path from `CONTENT_ENDPOINTS`; undefined: the endpoints of our own CMS.
 * @throws {EnvironmentError} with one sentence where the file cannot be read or is no list of endpoints.
 */
export async function readConfiguredEndpoints(file: string | undefined): Promise<readonly Endpoint[]> {
  if (file === undefined) return DEFAULT_ENDPOINTS;
  try {
    return checkEndpoints(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new EnvironmentError(`CONTENT_ENDPOINTS: ${file} cannot be used. ${messageOf(error)}`);
  }
}
