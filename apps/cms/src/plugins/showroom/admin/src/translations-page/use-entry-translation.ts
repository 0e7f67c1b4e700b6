import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { TRANSLATIONS_PATH } from '../../../contracts/translations.ts';
import type {
  EntryTranslation,
  EntryTranslationAnswer,
  TextPair,
  TranslationConflict,
  TranslationInput,
} from '../../../contracts/translations.ts';
import { afterSave, inHand, withEdit } from './edits.ts';
import type { Edits, TextInHand } from './edits.ts';
import { storedValue } from './text-value.ts';

export type SaveFailure =
  | { readonly kind: 'conflict'; readonly by: string | null }
  | { readonly kind: 'failed'; readonly reason: string };

export interface EntryInHand {
  readonly entry: EntryTranslation;
  readonly texts: readonly TextInHand[];
  readonly edits: number;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  readonly write: (pair: TextPair, value: unknown) => void;
  /** Saves the edits; without any, takes all outdated texts as still right. @returns Whether it was saved. */
  readonly save: () => Promise<boolean>;
  /** Takes an outdated text as still right, and saves nothing else. @returns Whether that is stored. */
  readonly review: (pair: TextPair) => Promise<boolean>;
  /** Loads the stored texts again; unsaved edits are kept. */
  readonly reload: () => void;
}

export type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  | ({ readonly status: 'ready' } & EntryInHand);

/** Loads and saves one entry side by side. Render it with a key: another entry needs another component. */
export function useEntryTranslation(given: {
  readonly uid: string;
  readonly documentId: string;
  readonly source: string;
  readonly target: string;
}): Loaded {
  const { uid, documentId, source, target } = given;
  const { get, put } = useFetchClient();
  const path = `${TRANSLATIONS_PATH}/${encodeURIComponent(uid)}/${encodeURIComponent(documentId)}`;
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ readonly round: number; readonly entry?: EntryTranslation }>();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();

  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const entry = await get<EntryTranslationAnswer>(path, { params: { source, target } }).then(
        ({ data }) => data.data,
        () => undefined,
      );
      if (isAwaited) setAnswer(entry === undefined ? { round } : { round, entry });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, path, round, source, target]);

  const again = useCallback(() => {
    setFailure(undefined);
    setRound((count) => count + 1);
  }, []);
  const entry = answer?.entry;
  const texts = useMemo(
    () => (entry === undefined ? [] : entry.texts.map((pair) => inHand(pair, edits))),
    [entry, edits],
  );

  if (answer === undefined) return { status: 'loading' };
  if (entry === undefined) return { status: 'failed', again };
  const send = async (saved: Edits, reviewed: TranslationInput['reviewed']): Promise<boolean> => {
    const input: TranslationInput = {
      source,
      target,
      basedOn: entry.updatedAt,
      texts: entry.texts
        .map((pair) => inHand(pair, saved))
        .filter(({ isEdited }) => isEdited)
        .map(({ pair, value }) => ({ path: pair.path, value: storedValue(value) })),
      reviewed,
    };
    setIsSaving(true);
    setFailure(undefined);
    try {
      const { data } = await put<EntryTranslationAnswer>(path, input);
      setAnswer({ round, entry: data.data });
      setEdits((last) => afterSave(last, saved, data.data.texts));
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return {
    status: 'ready',
    entry,
    texts,
    edits: edits.size,
    isSaving,
    failure,
    write: (pair, value) => setEdits((last) => withEdit(last, pair, value)),
    save: () => send(edits, edits.size === 0 ? 'all' : []),
    review: (pair) => send(new Map(), [pair.path]),
    reload: again,
  };
}

function failureOf(error: unknown): SaveFailure {
  const response = isFetchError(error) ? error.response : undefined;
  const status = isFetchError(error) ? (error.status ?? error.code) : undefined;
  if (status === 409) {
    const details = response?.data?.error?.details as Partial<TranslationConflict> | undefined;
    return { kind: 'conflict', by: details?.updatedBy ?? null };
  }
  return { kind: 'failed', reason: error instanceof Error ? error.message : '' };
}
