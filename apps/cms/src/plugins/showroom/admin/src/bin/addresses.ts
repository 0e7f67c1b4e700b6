import { BIN_PATH as REQUESTS } from '../../../contracts/bin.ts';
import { BIN_PATH, PLUGIN_PATH } from '../plugin-id.ts';

export const BIN_PAGE = `${PLUGIN_PATH}/${BIN_PATH}`;

/** The address of a page about one deletion. */
export function deletionPage(id: string): string {
  return `${BIN_PAGE}/${id}`;
}

/** The address of a request about one deletion. */
export function deletionRequest(id: string, part = ''): string {
  return `${REQUESTS}/${id}${part}`;
}
