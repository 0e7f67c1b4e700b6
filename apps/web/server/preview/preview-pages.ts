import { lastResortPage } from '../pages/error-page.ts';
import { PREVIEW_TEXTS } from './preview-texts.ts';
import type { NothingShown } from './preview-texts.ts';

function isKnown(locale: string): locale is keyof typeof PREVIEW_TEXTS {
  return Object.hasOwn(PREVIEW_TEXTS, locale);
}

const STATUS: Readonly<Record<NothingShown, number>> = {
  ended: 410,
  over: 410,
  empty: 503,
  away: 503,
  failed: 500,
};

/** Seconds after which a page that may soon have content reloads. */
const RETRY_AFTER = 5;

/**
 * Says in the visitor's language why a preview shows nothing. If the cause may pass, the browser reloads the page: no
 * event reaches a page without scripts.
 *
 * @param given.frameAncestors which sites may show it in a frame, as in CSP: without the admin panel's origin an
 * editor would see an empty frame instead of the message.
 */
export function nothingShownPage(
  why: NothingShown,
  locale: string,
  given: { readonly isHead: boolean; readonly frameAncestors: readonly string[] },
): Response {
  const language = isKnown(locale) ? locale : 'en';
  const words = PREVIEW_TEXTS[language];
  const isOver = STATUS[why] === 410;
  const response = lastResortPage({
    status: STATUS[why],
    language,
    ...words[why],
    // The showroom itself may not be shown in the admin panel's frame.
    homeLabel: why === 'over' ? undefined : isOver ? words.toShowroom : words.tryAgain,
    ...(isOver ? {} : { retryAfterSeconds: RETRY_AFTER }),
    ...given,
  });
  if (!isOver) response.headers.set('refresh', String(RETRY_AFTER));
  return response;
}
