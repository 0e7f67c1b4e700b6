import { BASE_HEADERS } from '../http/reply.ts';
import { bytesOf } from '../http/cached-answer.ts';
import { documentHeaders } from './page-headers.ts';

/** The colours of the error pages; attributes are the only styles that the content policy permits here. */
const STYLES = {
  html: 'color-scheme:dark;background:#0b191c;color:#fff',
  body: 'box-sizing:border-box;display:grid;align-content:center;min-height:100vh;margin:0;padding:clamp(1.5rem,8vw,9rem);font:500 1.0625rem/1.5 system-ui,sans-serif',
  title: 'margin:0;max-width:22ch;font-size:clamp(1.875rem,1.2rem + 3vw,3.5rem);line-height:1.15',
  sentence: 'margin:1rem 0 2rem;max-width:46ch;color:#d5dfe0',
  homeLabel:
    'display:inline-block;padding:14px 24px;border-radius:99px;background:#fff;color:#0b191c;font-weight:700;text-decoration:none',
} as const;

/**
 * The page of last resort (specification section 2: a failure while rendering the error page shows a
 * message with a link home). It depends on nothing: no content, no script, no style sheet.
 */
export function lastResortPage(answer: {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
  readonly isHead: boolean;
  /** When the client should retry. */
  readonly retryAfterSeconds?: number;
  /** The language of the texts; English when absent. */
  readonly language?: string;
  /** The text of the link home: `undefined` if there is none, in English when absent. */
  readonly homeLabel?: string | undefined;
  /** Which sites may show the page in a frame, as in CSP; absent: the showroom itself. */
  readonly frameAncestors?: readonly string[];
}): Response {
  const { language = 'en', frameAncestors, retryAfterSeconds } = answer;
  const usual = retryAfterSeconds === undefined ? 'Back to the start' : 'Look again';
  const homeLabel = 'homeLabel' in answer ? answer.homeLabel : usual;
  const body = bytesOf(
    [
      '<!doctype html>',
      `<html lang="${language}" style="${STYLES.html}">`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="robots" content="noindex"><title>${answer.title}</title></head>`,
      `<body style="${STYLES.body}"><main>`,
      `<h1 style="${STYLES.title}">${answer.title}</h1>`,
      `<p style="${STYLES.sentence}">${answer.sentence}</p>`,
      ...(homeLabel === undefined ? [] : [`<a href="/" style="${STYLES.homeLabel}">${homeLabel}</a>`]),
      '</main></body></html>',
    ].join('\n'),
  );
  return new Response(answer.isHead ? null : body, {
    status: answer.status,
    headers: {
      ...BASE_HEADERS,
      ...documentHeaders(frameAncestors === undefined ? {} : { frameAncestors }),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

/** The render failed: status 500. */
export function renderFailedPage(isHead: boolean): Response {
  return lastResortPage({
    status: 500,
    title: 'An error occurred on server',
    sentence: 'Something went wrong. Please try again later.',
    isHead,
  });
}

/** There is no content at all yet: status 503. */
export function noContentPage(isHead: boolean): Response {
  return lastResortPage({
    status: 503,
    title: 'The showroom is being prepared',
    sentence: 'Its first rooms are not there yet. Please look again in a moment.',
    isHead,
    retryAfterSeconds: 5,
  });
}
