import { adminApi } from '@strapi/strapi/admin';
import { EDITED_SINCE_HEADER } from '../../../contracts/saving.ts';

/** The arguments of a save in the content manager, which also identify its cached answers. */
export interface SavedEntry {
  readonly collectionType: string;
  readonly model: string;
  readonly documentId?: string;
  readonly params?: object;
}

interface SaveRequest {
  readonly config?: { readonly headers?: Readonly<Record<string, string>> };
}

/** Which cached answers are invalidated by a save; `error` is set if it failed. */
type TagsAfterSave = (
  result: unknown,
  error: { readonly status?: number } | undefined,
  entry: SavedEntry,
) => unknown;

/** The part of a save's definition that is changed here. */
interface SaveDefinition {
  query: (argument: SavedEntry) => SaveRequest;
  invalidatesTags: TagsAfterSave;
  onQueryStarted?: unknown;
}

/** Additional headers of a save, contributed by other features. */
export type SaveHeaders = (entry: SavedEntry) => Readonly<Record<string, string>>;

/**
 * Adapts the content manager's saves: each sends the time at which the shown entry was written and further
 * headers, and a failed one leaves the form unchanged.
 *
 * @param writtenAt when the shown entry was written (ISO 8601); undefined for a new one.
 */
export function adaptSaves(
  writtenAt: (entry: SavedEntry) => string | undefined,
  more: readonly SaveHeaders[],
): void {
  const adapt = (definition: SaveDefinition): void => {
    stamp(definition, writtenAt, more);
    keepFormOnFailure(definition);
  };
  // The content manager injects these endpoints into the panel's API; the types do not include them.
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

/** Another editor has saved the entry: merging needs the stored version. */
const CONFLICT = 409;

/**
 * Strapi updates its cache optimistically and reverts it if the save fails; after a failure it also reloads the
 * entry. Both overwrite the form with the stored values, so that everything typed is lost
 * (strapi/strapi#22646). Therefore the cache is left alone until the save has succeeded.
 */
function keepFormOnFailure(definition: SaveDefinition): void {
  delete definition.onQueryStarted;
  const tagsAfter = definition.invalidatesTags;
  definition.invalidatesTags = (result, error, entry) =>
    error === undefined || error.status === CONFLICT ? tagsAfter(result, error, entry) : [];
}
