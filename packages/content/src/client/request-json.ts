import { ContentError } from '../errors.ts';

/** Characters of one answer, unpacked: a hundred entries need a hundredth of it. */
const LONGEST_ANSWER = 64 * 1024 * 1024;

/** How to reach the CMS. */
export interface CmsConnection {
  /** As `http://127.0.0.1:1337`; a path prefix is kept, a slash at the end is not needed. */
  readonly cmsUrl: string;
  readonly token?: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  readonly timeoutSignal: (milliseconds: number) => AbortSignal;
}

/**
 * Asks the CMS for JSON. It answers itself: a redirect would carry questions, and by a slip the token, elsewhere.
 *
 * @param path Path and query below the CMS's address, as `/api/worlds?locale=de`.
 * @throws ContentError for everything that is not whole JSON with a good status.
 */
export async function requestJson(connection: CmsConnection, path: string): Promise<unknown> {
  const place = path.split('?')[0] ?? path;
  const response = await send(connection, path, place);
  checkStatus(response, place);
  const text = await readBody(response, place);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const what = text.trim() === '' ? 'an empty answer' : 'something that is not JSON';
    throw new ContentError('invalid', `The CMS gave ${what} for ${place}.`, { path: place, cause });
  }
}

async function send(connection: CmsConnection, path: string, place: string): Promise<Response> {
  const { cmsUrl, token, timeoutMs } = connection;
  try {
    return await connection.fetch(`${cmsUrl.replace(/\/+$/, '')}${path}`, {
      headers: {
        Accept: 'application/json',
        ...(token === undefined || token === '' ? {} : { Authorization: `Bearer ${token}` }),
      },
      redirect: 'manual',
      signal: connection.timeoutSignal(timeoutMs),
    });
  } catch (cause) {
    if (isTimeout(cause)) throw timedOut(place, cause);
    throw new ContentError('unreachable', `The CMS at ${cmsUrl} cannot be reached.`, { path: place, cause });
  }
}

async function readBody(response: Response, place: string): Promise<string> {
  const chunks: string[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > LONGEST_ANSWER) {
        throw new ContentError('invalid', `The CMS's answer for ${place} has no end.`, { path: place });
      }
    }
    return chunks.join('');
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    if (isTimeout(cause)) throw timedOut(place, cause);
    throw new ContentError('invalid', `The CMS's answer for ${place} broke off.`, { path: place, cause });
  }
}

function checkStatus(response: Response, place: string): void {
  const { status } = response;
  if (response.ok) return;
  const details = { path: place, status };
  if (status >= 300 && status < 400) {
    const sentence = `The CMS sends ${place} elsewhere (${status}): CMS_URL must be where it answers itself.`;
    throw new ContentError('invalid', sentence, details);
  }
  if (status === 401 || status === 403) {
    throw new ContentError('unauthorised', `The CMS's token may not read ${place} (${status}).`, details);
  }
  if (status === 404) throw new ContentError('notFound', `The CMS has nothing at ${place}.`, details);
  throw new ContentError('invalid', `The CMS answered ${place} with status ${status}.`, details);
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}

function timedOut(place: string, cause: unknown): ContentError {
  return new ContentError('timeout', `The CMS did not answer ${place} in time.`, { path: place, cause });
}
