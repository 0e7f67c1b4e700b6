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
import { keyOf, storedValue } from './text-value.ts';

/** An unsaved edit. */
interface Edit {
  readonly value: unknown;
  /** The stored text when the edit began. */
  readonly base: unknown;
}

export type SaveFailure =
  | { readonly kind: 'conflict'; readonly by: string | null }
  | { readonly kind: 'failed'; readonly reason: string };

export interface TextInHand {
  readonly pair: TextPair;
  readonly value: unknown;
  readonly isEdited: boolean;
  /** The text that someone else has saved meanwhile. */
  readonly theirs?: unknown;
}

export interface EntryInHand {
  readonly entry: EntryTranslation;
  readonly texts: readonly TextInHand[];
  readonly edits: number;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  readonly write: (pair: TextPair, value: unknown) => void;
  /** @returns Whether it was saved. */
  readonly save: () => Promise<boolean>;
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
  const path = `${TRANSLATIONS_PATH}/${encodeURIComponent(uid)}/${documentId}`;
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ readonly round: number; readonly entry?: EntryTranslation }>();
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
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
  return {
    status: 'ready',
    entry,
    texts,
    edits: edits.size,
    isSaving,
    failure,
    write(pair, value) {
      const key = keyOf(pair);
      setEdits((last) => {
        const next = new Map(last);
        if (isSame(value, pair.target)) next.delete(key);
        else next.set(key, { value, base: last.get(key)?.base ?? pair.target });
        return next;
      });
    },
    async save() {
      const input: TranslationInput = {
        source,
        target,
        basedOn: entry.updatedAt,
        texts: texts
          .filter(({ isEdited }) => isEdited)
          .map(({ pair, value }) => ({ path: pair.path, value: storedValue(value) })),
      };
      setIsSaving(true);
      setFailure(undefined);
      try {
        const { data } = await put<EntryTranslationAnswer>(path, input);
        setAnswer({ round, entry: data.data });
        setEdits(new Map());
        return true;
      } catch (error) {
        setFailure(failureOf(error));
        return false;
      } finally {
        setIsSaving(false);
      }
    },
    reload: again,
  };
}

function inHand(pair: TextPair, edits: ReadonlyMap<string, Edit>): TextInHand {
  const edit = edits.get(keyOf(pair));
  if (edit === undefined) return { pair, value: pair.target, isEdited: false };
  const isOvertaken = !isSame(edit.base, pair.target);
  return { pair, value: edit.value, isEdited: true, ...(isOvertaken ? { theirs: pair.target } : {}) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(storedValue(one)) === JSON.stringify(storedValue(other));
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
