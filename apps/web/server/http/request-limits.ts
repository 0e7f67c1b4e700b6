/** Longer addresses are refused with 414. */
export const MAX_URL_LENGTH = 4_096;

/** The largest body that any route of ours reads, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Why a request is refused before anything else reads it; `undefined` if it is allowed. */
export interface RequestProblem {
  readonly status: 400 | 405 | 413 | 414;
  readonly sentence: string;
}

function isDecodable(path: string): boolean {
  try {
    // A NUL or a line break in a path is never an address of ours, and some file systems fail on it.
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Checks method, address and announced body length. Only `POST` may carry a body.
 *
 * @param pathname as sent, still percent-encoded.
 */
export function findRequestProblem(request: {
  readonly method: string;
  readonly url: string;
  readonly pathname: string;
  readonly contentLength: string | null;
}): RequestProblem | undefined {
  if (!METHODS.has(request.method)) return { status: 405, sentence: 'This method is not allowed here.' };
  if (request.url.length > MAX_URL_LENGTH) return { status: 414, sentence: 'This address is too long.' };
  if (Number(request.contentLength ?? 0) > MAX_BODY_BYTES) {
    return { status: 413, sentence: 'This request is too large.' };
  }
  if (!isDecodable(request.pathname)) return { status: 400, sentence: 'This address cannot be read.' };
  return undefined;
}
