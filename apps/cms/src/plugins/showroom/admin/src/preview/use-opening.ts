import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { PREVIEW_OPENINGS_PATH } from '../../../contracts/preview.ts';
import type { EditedForm, OpeningAnswer } from '../../../contracts/preview.ts';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly href: string };

interface Answer {
  readonly question: string;
  readonly href: string | undefined;
}

/**
 * Opens the preview at what is edited, whenever another entry or language is to be seen, and when asked again.
 *
 * @param isReady Whether the CMS knows the form: an entry that is not saved yet is to be found by then.
 */
export const useOpening = (
  entry: Omit<EditedForm, 'values'>,
  isReady: boolean,
): {
  readonly opening: Opening;
  readonly again: () => void;
  /** Another one, for another window. Rejects when it cannot be had. */
  readonly openHref: () => Promise<string>;
} => {
  const { post } = useFetchClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const wish = JSON.stringify(entry);
  const question = `${round} ${wish}`;

  const openHref = useCallback(async (): Promise<string> => {
    const { data } = await post<OpeningAnswer>(PREVIEW_OPENINGS_PATH, JSON.parse(wish));
    return data.data.href;
  }, [post, wish]);

  useEffect(() => {
    if (!isReady) return undefined;
    let isAwaited = true;
    const open = async (): Promise<void> => {
      const href = await openHref().catch(() => undefined);
      if (isAwaited) setAnswer({ question, href });
    };
    void open();
    return () => {
      isAwaited = false;
    };
  }, [openHref, question, isReady]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  return { opening: openingOf(answer, question), again, openHref };
};

const openingOf = (answer: Answer | undefined, question: string): Opening => {
  if (answer?.question !== question) return { state: 'opening' };
  return answer.href === undefined ? { state: 'failed' } : { state: 'open', href: answer.href };
};
