import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { PREVIEW_OPENINGS_PATH, MAX_SESSION_DURATION, UNKNOWN_ADDRESS } from '../../../contracts/preview.ts';
import type { EditedForm, OpeningAnswer, SessionRef } from '../../../contracts/preview.ts';

export type Opening =
  | { readonly state: 'opening' }
  /** `isAddressUnknown`: the CMS cannot say in whose frame it may stand. */
  | { readonly state: 'failed'; readonly isAddressUnknown: boolean }
  | { readonly state: 'open'; readonly href: string };

type Answered = Exclude<Opening, { readonly state: 'opening' }>;

interface Answer {
  readonly question: string;
  readonly opening: Answered;
}

/** Milliseconds after which the frame is begun anew: before the browser has to give up what it was given. */
const RENEW_AFTER = MAX_SESSION_DURATION - 10 * 60 * 1_000;

/**
 * Opens the preview at what is edited, whenever another entry or language is to be seen, when asked again, and
 * before it would end by its age.
 *
 * @param isReady Whether the CMS knows the form: an entry that is not saved yet is to be found by then.
 */
export function useOpening(
  entry: Omit<EditedForm, 'values'> & SessionRef,
  isReady: boolean,
): {
  readonly opening: Opening;
  readonly again: () => void;
  /** Another one, for another window. Rejects when it cannot be had. */
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
        (href): Answered => ({ state: 'open', href }),
        (error: unknown): Answered => ({ state: 'failed', isAddressUnknown: isAddressUnknown(error) }),
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

  const opening: Opening = answer?.question === question ? answer.opening : { state: 'opening' };
  return { opening, again, openHref };
}

/** The part of a refusal that says why. */
interface Refusal {
  readonly response?: {
    readonly data?: { readonly error?: { readonly details?: { readonly kind?: string } } };
  };
}

function isAddressUnknown(error: unknown): boolean {
  return (error as Refusal).response?.data?.error?.details?.kind === UNKNOWN_ADDRESS;
}
