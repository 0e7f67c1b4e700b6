import { useCallback, useState } from 'react';
import type { LeftBehind } from '../../../contracts/transfer.ts';
import { ARCHIVE_TYPE, LEFT_BEHIND_HEADER, TRANSFER_PATH } from '../../../contracts/transfer.ts';
import { saveFile } from './save-file.ts';
import { CallError, useCalls } from './use-calls.ts';

/** The state of a download. Sizes are in bytes. */
export type Download =
  | { readonly status: 'none' }
  | { readonly status: 'preparing' }
  | { readonly status: 'loading'; readonly done: number; readonly total: number }
  | { readonly status: 'done'; readonly size: number; readonly leftBehind: LeftBehind }
  | { readonly status: 'busy' }
  /** The sentence is the CMS's own, in English, or empty. */
  | { readonly status: 'failed'; readonly sentence: string };

export function useExport(): {
  readonly download: Download;
  readonly start: (slugs: readonly string[]) => Promise<void>;
} {
  const { fetch } = useCalls<never>(TRANSFER_PATH, ARCHIVE_TYPE);
  const [download, setDownload] = useState<Download>({ status: 'none' });
  const start = useCallback(
    async (slugs: readonly string[]) => {
      const attempt = async (): Promise<void> => {
        setDownload({ status: 'preparing' });
        const answer = await fetch(`/export?${new URLSearchParams(slugs.map((slug) => ['world', slug]))}`);
        const total = Number(answer.headers.get('content-length'));
        const file = await read(answer, (done) => setDownload({ status: 'loading', done, total }));
        if (file.size !== total) throw new CallError('');
        saveFile(file, `${slugs.length === 1 ? (slugs[0] ?? '') : 'worlds'}.zip`);
        setDownload({ status: 'done', size: total, leftBehind: leftBehindOf(answer) });
      };
      try {
        await withRetry(attempt);
      } catch (error) {
        setDownload(
          error instanceof CallError && error.isBusy
            ? { status: 'busy' }
            : { status: 'failed', sentence: error instanceof CallError ? error.message : '' },
        );
      }
    },
    [fetch],
  );
  return { download, start };
}

/** Attempts after a lost connection, and milliseconds before each. */
const RETRIES = 3;
const PAUSE = 3000;

/** Begins again when the process that packs the file has ended. */
async function withRetry(attempt: () => Promise<void>): Promise<void> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      const isLost = !(error instanceof CallError) || error.isLost;
      if (!isLost || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

async function read(answer: Response, onRead: (done: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    parts.push(part.value);
    done += part.value.byteLength;
    onRead(done);
  }
  return new Blob(parts, { type: ARCHIVE_TYPE });
}

function leftBehindOf(answer: Response): LeftBehind {
  const header = answer.headers.get(LEFT_BEHIND_HEADER);
  return header === null
    ? { sentences: [], more: 0 }
    : (JSON.parse(decodeURIComponent(header)) as LeftBehind);
}
