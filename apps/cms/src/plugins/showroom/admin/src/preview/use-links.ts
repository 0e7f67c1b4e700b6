import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { refusalKind } from './refusal-kind.ts';
import { PREVIEW_LINKS_PATH, UNSEEN_ENTRY } from '../../../contracts/preview.ts';
import type { LinkRequest, LinksAnswer, SharedLinks } from '../../../contracts/preview.ts';

/** `null` if loading has failed. */
type Known = SharedLinks | null | undefined;

export interface Links {
  /** Undefined while loading. */
  readonly shared: Known;
  /** The list is updated where it worked. `unseen`: visitors of the world do not see the entry. */
  readonly make: (link: LinkRequest) => Promise<'made' | 'refused' | 'unseen'>;
  /** @returns whether it worked; the list is then updated. */
  readonly revoke: (id: string) => Promise<boolean>;
  readonly again: () => void;
}

/** The links by which drafts are shared. */
export function useLinks(): Links {
  const { get, post, del } = useFetchClient();
  const [shared, setShared] = useState<Known>();

  const read = useCallback(async (): Promise<Known> => {
    try {
      return (await get<LinksAnswer>(PREVIEW_LINKS_PATH)).data.data;
    } catch {
      return null;
    }
  }, [get]);

  useEffect(() => {
    let isAwaited = true;
    const begin = async (): Promise<void> => {
      const next = await read();
      if (isAwaited) setShared(next);
    };
    void begin();
    return () => {
      isAwaited = false;
    };
  }, [read]);

  const take = async (answer: Promise<{ readonly data: LinksAnswer }>): Promise<boolean> => {
    try {
      setShared((await answer).data.data);
      return true;
    } catch {
      return false;
    }
  };

  return {
    shared,
    make: async (link) => {
      try {
        setShared((await post<LinksAnswer>(PREVIEW_LINKS_PATH, link)).data.data);
        return 'made';
      } catch (error) {
        return refusalKind(error) === UNSEEN_ENTRY ? 'unseen' : 'refused';
      }
    },
    revoke: (id) => take(del<LinksAnswer>(`${PREVIEW_LINKS_PATH}/${encodeURIComponent(id)}`)),
    again: () => {
      setShared(undefined);
      void read().then(setShared);
    },
  };
}
