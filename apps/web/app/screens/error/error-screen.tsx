import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { WorldLogoLink } from '~/features/header/world-logo.tsx';
import { worldClass, worldLooks } from '~/features/header/world-style.ts';
import { MessagePage, BackLink } from '~/features/message/message-page.tsx';
import { Notices } from '~/features/notices/notices.tsx';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import type { WorldView } from '~/page-data/location-view.ts';
import { useReload } from '~/showroom/connection/use-reload.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { FontSheet } from '~/ui/font-sheet.tsx';
import type { Suggestions as SuggestionsView } from './suggestions-view.ts';

/** Only fetched for an address of nothing. */
const Suggestions = lazyWithRetry(() => import('./suggestions.tsx'));

/** Shown when not even the interface texts could be read. */
export const FALLBACK_TEXTS: Readonly<Record<'error__other_error' | 'error__to_home', string>> = {
  error__other_error: 'An error occurred on server',
  error__to_home: 'Back to home',
};

/** The data that our error responses carry for the error page. */
export interface ErrorData {
  /** A sentence more precise than the status. */
  readonly key: TextKey;
  /** The world of the page's logo and colours. */
  readonly world?: WorldView;
  /** Of an address of nothing: where to go instead. */
  readonly suggestions?: SuggestionsView;
}

/**
 * The error page (specification sections 2 and 8): 404 shows that the page could not be found and leads home, a
 * closed location has its own message, and anything else is an error on the server: "status from the error, else
 * 500".
 */
export function ErrorScreen({
  error,
  homeHref,
  notices,
  company,
  rootWorld,
}: {
  readonly error: unknown;
  readonly homeHref: string;
  /** Lasting notifications. */
  readonly notices: readonly TextKey[];
  /** The brand's name, which ends titles. */
  readonly company?: string | undefined;
  /** Of errors without data of their own; absent where not even the root's data could be read. */
  readonly rootWorld?: WorldView | undefined;
}) {
  const t = useTexts();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const data = errorDataOf(error);
  const key = sentenceFor(data, status);
  const world = data?.world ?? rootWorld;
  useReload(status === PREVIEW_ENDED);
  return (
    <div className={world && worldClass} {...(world && worldLooks(world))}>
      <FontSheet href={world?.fontSheet} />
      <title>{[t(key), company].filter(Boolean).join(' · ')}</title>
      <MessagePage mark={String(status)} sentence={t(key)} logo={world && <WorldLogoLink world={world} />}>
        <BackLink href={SENTENCES.has(status) ? homeHref : '/'} label={t('error__to_home')} />
        {data?.suggestions && (
          <Suspense>
            <Suggestions suggestions={data.suggestions} />
          </Suspense>
        )}
      </MessagePage>
      <Notices notices={notices} />
    </div>
  );
}

/** The data of our own error responses; the router's own carry other data. */
function errorDataOf(error: unknown): Partial<ErrorData> | undefined {
  return isRouteErrorResponse(error) && typeof error.data === 'object'
    ? ((error.data as object) ?? {})
    : undefined;
}

function sentenceFor(data: Partial<ErrorData> | undefined, status: number): TextKey {
  return data?.key === SHUT ? SHUT : (SENTENCES.get(status) ?? 'error__other_error');
}

const SHUT: TextKey = 'error__world_shut';

/** The server has its own page for it, which knows the visitor's language and nothing about the drafts. */
const PREVIEW_ENDED = 410;

const SENTENCES: ReadonlyMap<number, TextKey> = new Map([
  [404, 'error__page_not_found'],
  [403, 'error__no_access'],
]);

/**
 * "A failure while rendering the error page shows a fallback message with a link home" (specification section 2).
 * Only class components can catch errors in React; the server has a static page for the same case. Its texts are
 * constants: the failure may be in the texts, or in the error itself.
 */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <MessagePage sentence={FALLBACK_TEXTS.error__other_error}>
        <BackLink href="/" label={FALLBACK_TEXTS.error__to_home} />
      </MessagePage>
    );
  }
}
