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

/** The part of the definition of a save that is ours to change. */
interface SaveDefinition {
  query: (argument: SavedEntry) => SaveRequest;
}

/** More headers for a save, from whoever has something to say. */
export type SaveHeaders = (entry: SavedEntry) => Readonly<Record<string, string>>;

/**
 * Lets every save of the edit view say when the entry that it shows was written, and what else is to be said.
 *
 * @param writtenAt the time at which the shown entry was written (ISO 8601); undefined for a new one.
 */
export const stampSaves = (
  writtenAt: (entry: SavedEntry) => string | undefined,
  more: readonly SaveHeaders[],
): void => {
  const stamp = (definition: SaveDefinition): void => {
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
  };
  // The content manager adds these to the panel's one API; its types know nothing of that.
  const api = adminApi as unknown as {
    readonly enhanceEndpoints: (given: {
      readonly endpoints: Readonly<Record<string, (definition: SaveDefinition) => void>>;
    }) => void;
  };
  api.enhanceEndpoints({ endpoints: { updateDocument: stamp, publishDocument: stamp } });
};
