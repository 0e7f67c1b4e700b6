import { reply, replyJson } from '../http/reply.ts';

/** The largest body of a request for access, in bytes. */
export const MAX_ACCESS_BYTES = 8 * 1024;

/**
 * Why access was refused, for a page without scripts: the address of the next page carries the reason (`?problem=`),
 * and that page shows its text.
 */
export type AccessProblem = 'credentials' | 'input' | 'code' | 'busy' | 'failed';

/** A request for access that was refused. */
export interface AccessRefusal {
  readonly kind: 'refused';
  readonly status: 400 | 422 | 429 | 502 | 503;
  readonly problem: AccessProblem;
  /** In English, or the CMS's own message; the error catalogue uses it for errors that it has no text for. */
  readonly messages: readonly string[];
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter?: number;
}

/** The outcome of a request for access. */
export type AccessResult =
  | {
      readonly kind: 'granted';
      readonly redirectTo: string;
      readonly cookies: readonly string[];
      /** Of the account, after a login. */
      readonly name?: string;
    }
  | AccessRefusal;

/** "You are making too many requests to the server. …" (specification section 8), for a number of milliseconds. */
export function tooMany(milliseconds: number): AccessRefusal {
  return {
    kind: 'refused',
    status: 429,
    problem: 'busy',
    messages: ['You are making too many requests to the server. Access remains blocked for a short time.'],
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1_000)),
  };
}

/** "422: error__invalid_input" (specification section 8). */
export const INVALID_INPUT: AccessRefusal = {
  kind: 'refused',
  status: 422,
  problem: 'input',
  messages: ['Invalid Input. Please check your entry.'],
};

/** "Something went wrong. Please try again later." (specification section 8). */
export function failed(status: 502 | 503): AccessRefusal {
  return {
    kind: 'refused',
    status,
    problem: 'failed',
    messages: ['Something went wrong. Please try again later.'],
  };
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const line of cookies) response.headers.append('set-cookie', line);
  return response;
}

/**
 * The answer for a page's script. A refusal has the shape of the CMS's errors, which the core's `problemOf` reads.
 */
export function answerScript(result: AccessResult): Response {
  if (result.kind === 'granted') {
    const { redirectTo, name } = result;
    return withCookies(replyJson({ redirectTo, ...(name !== undefined && { name }) }), result.cookies);
  }
  const { status, messages, retryAfter } = result;
  const [message] = messages;
  return replyJson(
    {
      error: {
        status,
        ...(message !== undefined && { message }),
        details: { errors: messages.map((text) => ({ message: text })) },
        ...(retryAfter !== undefined && { retryAfter }),
      },
    },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );
}

/**
 * The answer for a page without scripts: a redirect onwards, or back to the form with the reason. Values of the form
 * are never part of the address.
 *
 * @param back a safe path of ours, with or without a query.
 */
export function answerPage(result: AccessResult, back: string): Response {
  const headers = { 'cache-control': 'no-store' };
  if (result.kind === 'granted') {
    const response = reply({ status: 303, headers: { ...headers, location: result.redirectTo } });
    return withCookies(response, result.cookies);
  }
  const [path = '/', query = ''] = back.split('#', 1)[0]?.split('?', 2) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('problem', result.problem);
  parameters.delete('wait');
  if (result.retryAfter !== undefined) parameters.set('wait', String(result.retryAfter));
  return reply({ status: 303, headers: { ...headers, location: `${path}?${parameters.toString()}` } });
}
