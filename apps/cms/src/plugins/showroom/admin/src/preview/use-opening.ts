import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { PREVIEW_OPENINGS_PATH, MAX_SESSION_DURATION, UNKNOWN_ADDRESS } from '../../../contracts/preview.ts';
import type { EditedForm, OpeningAnswer, SessionRef } from '../../../contracts/preview.ts';
import { refusalKind } from './refusal-kind.ts';

export type Opening =
  | { readonly status: 'opening' }
  /** `isAddressUnknown`: the CMS does not know the panel's address and cannot allow its frame. */
  | { readonly status: 'failed'; readonly isAddressUnknown: boolean }
  | { readonly status: 'open'; readonly href: string };

type Answered = Exclude<Opening, { readonly status: 'opening' }>;

interface Answer {
  readonly question: string;
  readonly opening: Answered;
}

/** Milliseconds after which the frame is reopened, before its session cookie expires. */
const RENEW_AFTER = MAX_SESSION_DURATION - 10 * 60 * 1_000;

/**
 * Opens the preview at the edited entry. It reopens for another entry or language, on request, and before the
 * session expires.
 *
 * @param isReady Whether the CMS knows the form: an unsaved entry can only be found after that.
 */
export function useOpening(
  entry: Omit<EditedForm, 'values'> & SessionRef,
  isReady: boolean,
): {
  readonly opening: Opening;
  readonly again: () => void;
  /** The address of another opening, for another window. Rejects if it fails. */
  readonly openHref: () => Promise<string>;
} {
  const { post } = useFetchClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const body = JSON.stringify(entry);
  const question = `${round} ${body}`;
  const again = useCallback(() => setRound((count) => count + 1), []);

  const openHref = useCallback(async (): Promise<string> => {
    const { data } = await post<OpeningAnswer>(PREVIEW_OPENINGS_PATH, JSON.parse(body));
    return data.data.href;
  }, [post, body]);

  useEffect(() => {
    if (!isReady) return undefined;
    let isAwaited = true;
    const open = async (): Promise<void> => {
      const opening = await openHref().then(
        (href): Answered => ({ status: 'open', href }),
        (error: unknown): Answered => ({
          status: 'failed',
          isAddressUnknown: refusalKind(error) === UNKNOWN_ADDRESS,
        }),
      );
      if (isAwaited) setAnswer({ question, opening });
    };
    void open();
    const timer = window.setTimeout(again, RENEW_AFTER);
    return () => {
      isAwaited = false;
      window.clearTimeout(timer);
    };
  }, [openHref, question, isReady, again]);

  const opening: Opening = answer?.question === question ? answer.opening : { status: 'opening' };
  return { opening, again, openHref };
}
