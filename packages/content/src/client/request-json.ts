import { ContentError } from '../errors.ts';

/** Characters of one answer, decompressed: a hundred entries need a hundredth of it. */
const MAX_ANSWER_LENGTH = 64 * 1024 * 1024;

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
 * Requests JSON from the CMS. Redirects are not followed: they could carry the request, and by mistake the token, to
 * another host.
 *
 * @param path Path and query below the CMS's address, as `/api/worlds?locale=de`.
 * @throws ContentError for everything that is not complete JSON with a success status.
 */
export async function requestJson(connection: CmsConnection, path: string): Promise<unknown> {
  const endpointPath = path.split('?')[0] ?? path;
  const response = await send(connection, path, endpointPath);
  checkStatus(response, endpointPath);
  const text = await readBody(response, endpointPath);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const what = text.trim() === '' ? 'an empty answer' : 'something that is not JSON';
    throw new ContentError('invalid', `The CMS gave ${what} for ${endpointPath}.`, {
      path: endpointPath,
      cause,
    });
  }
}

/**
 * As {@link requestJson}, of what not every CMS has.
 *
 * @returns undefined where the CMS has nothing there, refuses it to this token or gives no JSON.
 * @throws ContentError `unreachable` or `timeout`.
 */
export function requestIfThere(connection: CmsConnection, path: string): Promise<unknown> {
  return requestJson(connection, path).catch((error: unknown) => {
    const hasAnswered =
      error instanceof ContentError && error.kind !== 'unreachable' && error.kind !== 'timeout';
    if (hasAnswered) return undefined;
    throw error;
  });
}

async function send(connection: CmsConnection, path: string, endpointPath: string): Promise<Response> {
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
    if (isTimeout(cause)) throw timedOut(endpointPath, cause);
    throw new ContentError('unreachable', `The CMS at ${cmsUrl} cannot be reached.`, {
      path: endpointPath,
      cause,
    });
  }
}

async function readBody(response: Response, endpointPath: string): Promise<string> {
  const chunks: string[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_ANSWER_LENGTH) {
        throw new ContentError('invalid', `The CMS's answer for ${endpointPath} has no end.`, {
          path: endpointPath,
        });
      }
    }
    return chunks.join('');
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    if (isTimeout(cause)) throw timedOut(endpointPath, cause);
    throw new ContentError('invalid', `The CMS's answer for ${endpointPath} broke off.`, {
      path: endpointPath,
      cause,
    });
  }
}

function checkStatus(response: Response, endpointPath: string): void {
  const { status } = response;
  if (response.ok) return;
  const details = { path: endpointPath, status };
  if (status >= 300 && status < 400) {
    const sentence = `The CMS sends ${endpointPath} elsewhere (${status}): CMS_URL must be where it answers itself.`;
    throw new ContentError('invalid', sentence, details);
  }
  if (status === 401 || status === 403) {
    throw new ContentError(
      'unauthorised',
      `The CMS's token may not read ${endpointPath} (${status}).`,
      details,
    );
  }
  if (status === 404) throw new ContentError('notFound', `The CMS has nothing at ${endpointPath}.`, details);
  throw new ContentError('invalid', `The CMS answered ${endpointPath} with status ${status}.`, details);
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}

function timedOut(endpointPath: string, cause: unknown): ContentError {
  return new ContentError('timeout', `The CMS did not answer ${endpointPath} in time.`, {
    path: endpointPath,
    cause,
  });
}
