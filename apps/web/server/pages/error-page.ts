import { BASE_HEADERS } from '../http/reply.ts';
import { bytesOf } from '../http/cached-answer.ts';
import { pagePolicy } from './csp.ts';

/**
 * The page of last resort (specification section 2: a failure while rendering the error page shows a
 * message with a link home). It depends on nothing: no content, no script, no style sheet.
 */
export const lastResortPage = (answer: {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
  readonly isHead: boolean;
  readonly retryAfterSeconds?: number;
}): Response => {
  const body = bytesOf(
    [
      '<!doctype html>',
      '<html lang="en">',
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
      `<meta name="robots" content="noindex"><title>${answer.title}</title></head>`,
      '<body style="font-family:system-ui,sans-serif;margin:12vh auto;max-width:32em;padding:0 1em">',
      `<main><h1>${answer.title}</h1><p>${answer.sentence}</p>`,
      '<p><a href="/">Back to the start</a></p></main>',
      '</body></html>',
    ].join('\n'),
  );
  return new Response(answer.isHead ? null : body, {
    status: answer.status,
    headers: {
      ...BASE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(),
      ...(answer.retryAfterSeconds === undefined ? {} : { 'retry-after': String(answer.retryAfterSeconds) }),
    },
  });
};

/** The render failed: status 500. */
export const renderFailedPage = (isHead: boolean): Response =>
  lastResortPage({
    status: 500,
    title: 'An error occurred on server',
    sentence: 'Something went wrong. Please try again later.',
    isHead,
  });

/** There is no content at all yet: status 503. */
export const noContentPage = (isHead: boolean): Response =>
  lastResortPage({
    status: 503,
    title: 'The showroom is being prepared',
    sentence: 'Its content has not arrived yet. Please try again in a moment.',
    isHead,
    retryAfterSeconds: 5,
  });
