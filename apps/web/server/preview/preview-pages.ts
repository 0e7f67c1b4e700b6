import { lastResortPage } from '../pages/error-page.ts';
import { PREVIEW_WORDS } from './preview-words.ts';
import type { NothingShown } from './preview-words.ts';

function isKnown(locale: string): locale is keyof typeof PREVIEW_WORDS {
  return Object.hasOwn(PREVIEW_WORDS, locale);
}

const STATUS: Readonly<Record<NothingShown, number>> = {
  ended: 410,
  over: 410,
  empty: 503,
  away: 503,
  failed: 500,
};

/** Seconds after which a page that may soon have something to show looks again. */
const LOOK_AGAIN = 5;

/**
 * Says in a language that the visitor reads why a preview shows nothing. What can change by itself is looked at
 * again by the browser: no event reaches a page without scripts.
 *
 * @param given.frameAncestors who may show it in a frame, as CSP names them: without the admin panel's origin an
 *   editor would see an empty frame instead of the sentence.
 */
export function nothingShownPage(
  why: NothingShown,
  locale: string,
  given: { readonly isHead: boolean; readonly frameAncestors: readonly string[] },
): Response {
  const language = isKnown(locale) ? locale : 'en';
  const words = PREVIEW_WORDS[language];
  const isOver = STATUS[why] === 410;
  const response = lastResortPage({
    status: STATUS[why],
    language,
    ...words[why],
    // The showroom itself may not stand in the admin panel's frame.
    wayOut: why === 'over' ? undefined : isOver ? words.toShowroom : words.lookAgain,
    ...(isOver ? {} : { retryAfterSeconds: LOOK_AGAIN }),
    ...given,
  });
  if (!isOver) response.headers.set('refresh', String(LOOK_AGAIN));
  return response;
}
