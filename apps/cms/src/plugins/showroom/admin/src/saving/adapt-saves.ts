import { adminApi } from '@strapi/strapi/admin';
import { EDITED_SINCE_HEADER } from '../../../contracts/saving.ts';

/** What the content manager's saves are told, and how its own answers are found again. */
export interface SavedEntry {
  readonly collectionType: string;
  readonly model: string;
  readonly documentId?: string;
  readonly params?: object;
}

interface SaveRequest {
  readonly config?: { readonly headers?: Readonly<Record<string, string>> };
}

/** Which answers of the panel's cache are read again after a save; `error` is that of a save that failed. */
type TagsAfterSave = (
  result: unknown,
  error: { readonly status?: number } | undefined,
  entry: SavedEntry,
) => unknown;

/** The part of the definition of a save that is ours to change. */
interface SaveDefinition {
  query: (argument: SavedEntry) => SaveRequest;
  invalidatesTags: TagsAfterSave;
  onQueryStarted?: unknown;
}

/** More headers of a save: each feature that needs some adds its own. */
export type SaveHeaders = (entry: SavedEntry) => Readonly<Record<string, string>>;

/**
 * Adapts the content manager's saves of an entry: each says when the shown entry was written and what else is to
 * be sent along, and one that fails leaves the form as it is.
 *
 * @param writtenAt the time at which the shown entry was written (ISO 8601); undefined for a new one.
 */
export function adaptSaves(
  writtenAt: (entry: SavedEntry) => string | undefined,
  more: readonly SaveHeaders[],
): void {
  const adapt = (definition: SaveDefinition): void => {
    stamp(definition, writtenAt, more);
    keepFormOnFailure(definition);
  };
  // The content manager adds these to the panel's one API; its types know nothing of that.
  const api = adminApi as unknown as {
    readonly enhanceEndpoints: (given: {
      readonly endpoints: Readonly<Record<string, (definition: SaveDefinition) => void>>;
    }) => void;
  };
  api.enhanceEndpoints({ endpoints: { updateDocument: adapt, publishDocument: adapt } });
}

function stamp(
  definition: SaveDefinition,
  writtenAt: (entry: SavedEntry) => string | undefined,
  more: readonly SaveHeaders[],
): void {
  const ask = definition.query;
  definition.query = (entry) => {
    const request = ask(entry);
    const since = writtenAt(entry);
    const headers = {
      ...request.config?.headers,
      ...(since === undefined ? {} : { [EDITED_SINCE_HEADER]: since }),
      ...Object.assign({}, ...more.map((headersOf) => headersOf(entry))),
    };
    return { ...request, config: { ...request.config, headers } };
  };
}

/** Another editor has saved the entry: the merge needs what is stored now. */
const CONFLICT = 409;

/**
 * Strapi puts what is being saved into its cache at once and takes it out again when the save fails, and it reads
 * the entry again after a failure. Each of the two fills the form with what is stored: all that was typed is lost
 * (strapi/strapi#22646). So the cache is left alone until the save has succeeded.
 */
function keepFormOnFailure(definition: SaveDefinition): void {
  delete definition.onQueryStarted;
  const tagsAfter = definition.invalidatesTags;
  definition.invalidatesTags = (result, error, entry) =>
    error === undefined || error.status === CONFLICT ? tagsAfter(result, error, entry) : [];
}
