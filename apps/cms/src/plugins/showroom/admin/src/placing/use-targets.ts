import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { PLACING_PATH } from '../../../contracts/placing.ts';
import type { TargetChoice, TargetKind, TargetsAnswer } from '../../../contracts/placing.ts';
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

/** Possible targets of a hotspot whose title contains a text. */
export function useTargets(kind: TargetKind, locale: string, text: string): Choices<TargetChoice> {
  const { get } = useFetchClient();
  return useAnswer(`${kind} ${locale} ${text}`, async () => {
    const { data } = await get<TargetsAnswer>(`${PLACING_PATH}/targets`, { params: { kind, locale, text } });
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

/** A file, in the common format of media library and form. */
export interface LibraryFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly mime: string;
  readonly ext?: string;
  readonly formats?: { readonly thumbnail?: { readonly url: string } } | null;
}

/** Files of the media library that a hotspot can show. */
export function useFiles(accepts: 'documents' | 'media', text: string): Choices<LibraryFile> {
  const { get } = useFetchClient();
  return useAnswer(`${accepts} ${text}`, async () => {
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
      readonly results: readonly LibraryFile[];
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
