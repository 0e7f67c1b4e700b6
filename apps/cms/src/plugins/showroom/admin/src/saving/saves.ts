import { adminApi } from '@strapi/strapi/admin';
import type { SavedEntry } from './adapt-saves.ts';

/** The error of a failed save in Strapi's query format. */
export interface SaveError {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number;
  readonly details?: unknown;
}

/** The result of a save. */
export type SaveEnd =
  | { readonly kind: 'saved'; readonly entry: SavedEntry }
  | { readonly kind: 'failed'; readonly entry: SavedEntry; readonly error: SaveError };

type Listener = (end: SaveEnd) => void;

interface Store {
  readonly getState: () => unknown;
}

interface QueryAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: { readonly arg?: { readonly endpointName?: string; readonly originalArgs?: SavedEntry } };
}

const SAVES: ReadonlySet<string | undefined> = new Set(['updateDocument', 'publishDocument']);

const listeners = new Set<Listener>();
let store: Store | undefined;

/** Calls the listener after every save of the edit view. @returns a function that stops it */
export function onSaveEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A middleware of the panel's store, which learns the result of a save before the edit view does. */
export function watchSaves() {
  return (given: Store) => {
    store = given;
    return (next: (action: unknown) => unknown) => (action: unknown) => {
      const { type, meta, payload } = action as QueryAction;
      const saved = meta?.arg?.originalArgs;
      if (saved !== undefined && SAVES.has(meta?.arg?.endpointName)) {
        const entry = shownEntry(saved);
        const end: SaveEnd | undefined = type.endsWith('/fulfilled')
          ? { kind: 'saved', entry }
          : type.endsWith('/rejected')
            ? { kind: 'failed', entry, error: (payload ?? {}) as SaveError }
            : undefined;
        if (end !== undefined) for (const listener of listeners) listener(end);
      }
      return next(action);
    };
  };
}

interface DocumentAnswer {
  readonly data?: { readonly data?: { readonly updatedAt?: string } };
}

/** The arguments of the content manager's own query for an entry. */
function shownEntry({ collectionType, model, documentId, params }: SavedEntry): SavedEntry {
  return {
    collectionType,
    model,
    ...(documentId === undefined ? {} : { documentId }),
    ...(params === undefined ? {} : { params }),
  };
}

interface DocumentEndpoint {
  readonly select: (argument: object) => (state: unknown) => DocumentAnswer;
}

function documentEndpoint(): DocumentEndpoint | undefined {
  return (adminApi.endpoints as unknown as Readonly<Record<string, DocumentEndpoint>>)['getDocument'];
}

/** When the entry in the edit view was written (ISO 8601). */
export function writtenAt(entry: SavedEntry): string | undefined {
  return store && documentEndpoint()?.select(shownEntry(entry))(store.getState()).data?.data?.updatedAt;
}
