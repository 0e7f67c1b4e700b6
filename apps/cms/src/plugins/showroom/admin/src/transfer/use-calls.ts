import { attemptTokenRefresh, useAuth } from '@strapi/strapi/admin';
import { useCallback, useMemo } from 'react';

/** Calls that Strapi's own client cannot make: those with progress. */
export interface Calls<Answer> {
  /** @throws CallError with the CMS's sentence. */
  readonly fetch: (path: string, signal?: AbortSignal) => Promise<Response>;
  /**
   * Sends a file unchanged.
   *
   * @param query parameters for the CMS.
   * @param onSent Receives the part that has been sent, 0 to 1.
   * @throws CallError with the CMS's sentence.
   */
  readonly send: (file: File, query: URLSearchParams, onSent: (part: number) => void) => Promise<Answer>;
}

/** The CMS refused. The sentence is the CMS's own, in English, or empty. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** Whether too many exports or imports are running. */
  readonly isBusy: boolean;
  /** Whether the process that was asked has ended, or cannot be reached: another one may answer. */
  readonly isLost: boolean;

  constructor(sentence: string, status = 0) {
    super(sentence);
    this.isBusy = status === BUSY;
    this.isLost = status === 0 || GATEWAY.has(status);
  }
}

const UNAUTHORISED = 401;
const BUSY = 429;

/** What a balancer answers for a process that does not. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * @param base The address of the endpoints; files are sent to `import` below it.
 * @param type The content type of the files.
 */
export function useCalls<Answer>(base: string, type: string): Calls<Answer> {
  const token = useAuth('Calls', (state) => state.token);

  const call = useCallback<Calls<Answer>['fetch']>(
    async (path, signal) => {
      const ask = (bearer: string | null): Promise<Response> =>
        fetch(`${backend()}${base}${path}`, {
          headers: { Authorization: `Bearer ${bearer ?? ''}` },
          ...(signal === undefined ? {} : { signal }),
        });
      let answer = await ask(token);
      if (answer.status === UNAUTHORISED) answer = await ask(await attemptTokenRefresh(token));
      if (!answer.ok) throw new CallError(sentenceIn(await answer.text()), answer.status);
      return answer;
    },
    [base, token],
  );

  const send = useCallback<Calls<Answer>['send']>(
    async (file, query, onSent) => {
      const url = `${backend()}${base}/import?${query.toString()}`;
      let answer = await sendFile({ url, file, type, token, onSent });
      if (answer.status === UNAUTHORISED) {
        answer = await sendFile({ url, file, type, token: await attemptTokenRefresh(token), onSent });
      }
      if (answer.status !== 200) throw new CallError(sentenceIn(answer.text), answer.status);
      return JSON.parse(answer.text) as Answer;
    },
    [base, token, type],
  );

  return useMemo(() => ({ fetch: call, send }), [call, send]);
}

/** The address of the CMS; Strapi sets it before the admin panel starts. */
function backend(): string {
  return (window as unknown as { readonly strapi: { readonly backendURL: string } }).strapi.backendURL;
}

function sendFile(given: {
  readonly url: string;
  readonly file: File;
  readonly type: string;
  readonly token: string | null;
  readonly onSent: (part: number) => void;
}): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', given.url);
    request.setRequestHeader('Authorization', `Bearer ${given.token ?? ''}`);
    request.setRequestHeader('Content-Type', given.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => given.onSent(loaded / total));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new CallError('')));
    request.send(given.file);
  });
}

function sentenceIn(text: string): string {
  try {
    return String((JSON.parse(text) as { error?: { message?: unknown } }).error?.message ?? '');
  } catch {
    return '';
  }
}
