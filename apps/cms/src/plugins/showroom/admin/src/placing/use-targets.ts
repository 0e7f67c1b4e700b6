import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { PLACING_PATH } from '../../../contracts/placing.ts';
import type { TargetChoice, TargetKind, TargetsAnswer } from '../../../contracts/placing.ts';
import type { StoredFile } from '../uploads/store-file.ts';
import { fileAddress } from './pictures.ts';

/** A choice in a list of pictures. */
export interface Choice<Value> {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  /** URL of its picture for the admin panel. */
  readonly picture?: string;
  readonly value: Value;
}

export type Choices<Value> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly choices: readonly Choice<Value>[]; readonly hasMore: boolean };

/** Milliseconds after the last key until the list is requested. */
const PAUSE = 200;

/** Files per request. */
const FILES = 60;

/**
 * Possible targets of a hotspot whose title contains a text.
 *
 * @param search.from the location with the hotspot: those of its world come first.
 * @param made how many targets were made meanwhile.
 */
export function useTargets(
  search: {
    readonly kind: TargetKind;
    readonly locale: string;
    readonly text: string;
    readonly from: string | undefined;
  },
  made = 0,
): Choices<TargetChoice> {
  const { get } = useFetchClient();
  return useAnswer(JSON.stringify([search, made]), async () => {
    const { data } = await get<TargetsAnswer>(`${PLACING_PATH}/targets`, { params: search });
    return {
      choices: data.data.map((value) => ({
        key: value.documentId,
        title: value.title,
        value,
        ...(value.note === undefined ? {} : { note: value.note }),
        ...(value.picture === undefined ? {} : { picture: fileAddress(value.picture) }),
      })),
      hasMore: data.hasMore,
    };
  });
}

/**
 * Files of the media library that a hotspot can show, the newest first.
 *
 * @param uploads how many files were added meanwhile.
 */
export function useFiles(accepts: 'documents' | 'media', text: string, uploads: number): Choices<StoredFile> {
  const { get } = useFetchClient();
  return useAnswer(`${accepts} ${uploads} ${text}`, async () => {
    const mimes = (accepts === 'documents' ? ['application/'] : ['image/', 'video/', 'model/']).map(
      (mime) => ({
        mime: { $startsWith: mime },
      }),
    );
    const params = {
      page: 1,
      pageSize: FILES,
      sort: 'createdAt:DESC',
      filters: { $or: mimes },
      ...(text === '' ? {} : { _q: text }),
    };
    const { data } = await get<{
      readonly results: readonly StoredFile[];
      readonly pagination: { readonly pageCount: number };
    }>('/upload/files', { params });
    return {
      choices: data.results.map((value) => {
        const picture =
          value.formats?.thumbnail?.url ?? (value.mime.startsWith('image/') ? value.url : undefined);
        return {
          key: String(value.id),
          title: value.name,
          note: (value.ext ?? '').replace('.', '').toUpperCase(),
          value,
          ...(picture === undefined ? {} : { picture: fileAddress(picture) }),
        };
      }),
      hasMore: data.pagination.pageCount > 1,
    };
  });
}

/** Requests the answer shortly after the question has changed; outdated answers are dropped. */
function useAnswer<Value>(
  question: string,
  ask: () => Promise<{ readonly choices: readonly Choice<Value>[]; readonly hasMore: boolean }>,
): Choices<Value> {
  const [answer, setAnswer] = useState<{ readonly question: string; readonly is: Choices<Value> }>();
  useEffect(() => {
    let isAwaited = true;
    const timer = setTimeout(() => {
      void ask().then(
        (found) => isAwaited && setAnswer({ question, is: { status: 'ready', ...found } }),
        () => isAwaited && setAnswer({ question, is: { status: 'failed' } }),
      );
    }, PAUSE);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
    // The question contains everything that the answer depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [question]);
  return answer?.question === question ? answer.is : { status: 'loading' };
}
