import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { ENTRIES_PATH } from '../../../contracts/account-worlds.ts';
import type { RefusedEntriesAnswer } from '../../../contracts/account-worlds.ts';

type Get = (path: string) => Promise<{ readonly data: RefusedEntriesAnswer }>;
type Sentence = Promise<string | undefined>;

/** Entries of one type that are asked about with one request, and what waits for its answer. */
interface Batch {
  readonly documentIds: Set<string>;
  readonly answer: Promise<Readonly<Record<string, string>>>;
}

interface Known {
  readonly sentence: Sentence;
  readonly at: number;
}

const waiting = new Map<string, Batch>();
const known = new Map<string, Known>();

/** How many answers are remembered: those of a list, and of forms that were opened before. */
const REMEMBERED = 500;

/** Milliseconds for which an answer holds: what another entry leads to, and the limit itself, change meanwhile. */
const HOLDS = 30_000;

/**
 * Why the account may not change an entry; undefined where it may, or until that is known. All that is shown at once,
 * such as the rows of a list, is asked about with one request.
 *
 * @param version changes whenever the entry does, so that it is asked about again.
 */
export function useRefusal(uid: string, documentId: string | undefined, version: string): string | undefined {
  const { get } = useFetchClient();
  const [found, setFound] = useState<{ readonly key: string; readonly sentence: string | undefined }>();
  // Whoever logs in next in this window is another account.
  const account = useAuth('useRefusal', ({ user }) => user?.id);
  const key = `${account} ${uid} ${documentId} ${version}`;
  useEffect(() => {
    if (documentId === undefined || !uid.startsWith('api::')) return undefined;
    let isAwaited = true;
    const show = async (): Promise<void> => {
      const sentence = await sentenceOf(get, key, uid, documentId);
      if (isAwaited) setFound({ key, sentence });
    };
    void show();
    return () => {
      isAwaited = false;
    };
  }, [get, key, uid, documentId]);
  return found?.key === key ? found.sentence : undefined;
}

function sentenceOf(get: Get, key: string, uid: string, documentId: string): Sentence {
  const earlier = known.get(key);
  if (earlier !== undefined && Date.now() - earlier.at < HOLDS) return earlier.sentence;
  known.delete(key);
  const asked = ask(get, uid, documentId).catch((): undefined => {
    // The server refuses what is not allowed in any case. The next one asks again.
    known.delete(key);
  });
  known.set(key, { sentence: asked, at: Date.now() });
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  return asked;
}

async function ask(get: Get, uid: string, documentId: string): Sentence {
  const batch = waiting.get(uid) ?? newBatch(get, uid);
  batch.documentIds.add(documentId);
  return (await batch.answer)[documentId];
}

function newBatch(get: Get, uid: string): Batch {
  const documentIds = new Set<string>();
  const send = async (): Promise<Readonly<Record<string, string>>> => {
    // What React shows in the same moment adds itself before this goes on.
    await Promise.resolve();
    waiting.delete(uid);
    const query = new URLSearchParams([['uid', uid], ...[...documentIds].map((id) => ['documentId', id])]);
    return (await get(`${ENTRIES_PATH}?${query}`)).data.data;
  };
  const batch = { documentIds, answer: send() };
  waiting.set(uid, batch);
  return batch;
}
