import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { readPreviewEvent } from '@vitrine/core/links/preview-event';
import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { PLACED_HOTSPOT, PREVIEW_ENTRY_PATH } from '../../../contracts/preview.ts';
import type { EntryAnswer } from '../../../contracts/preview.ts';
import { entryAddress } from '../entry-address.ts';
import { useTexts } from '../use-texts.ts';
import type { Opening } from './use-opening.ts';

/**
 * Follows what the preview shows, and opens the form of it: of what an editor clicks there with Alt held down, or of
 * what is shown.
 *
 * @param pane the element with the preview's frame.
 */
export function useShownEntry(
  pane: RefObject<HTMLElement>,
  opening: Opening,
  session: string,
): {
  /** The address that is shown, such as `/de/hall/entrance?article=12`; undefined until it is known. */
  readonly shown: string | undefined;
  readonly editShown: () => void;
} {
  const { get } = useFetchClient();
  const { t } = useTexts();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [shown, setShown] = useState<string>();
  const origin = opening.status === 'open' ? new URL(opening.href).origin : undefined;

  const edit = useCallback(
    async (address: string, hotspot?: string): Promise<void> => {
      try {
        const params = { session, address };
        const { data } = (await get<EntryAnswer>(PREVIEW_ENTRY_PATH, { params })).data;
        const chosen = hotspot === undefined ? '' : `&${new URLSearchParams({ [PLACED_HOTSPOT]: hotspot })}`;
        // Strapi asks before changes that are not saved are left.
        await navigate(`${entryAddress({ ...data, isSingle: false }, data.locale)}${chosen}`);
      } catch {
        toggleNotification({ type: 'warning', message: t('preview.noEntry') });
      }
    },
    [get, navigate, session, t, toggleNotification],
  );

  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      const frame = pane.current?.querySelector('iframe')?.contentWindow;
      if (event.origin !== origin || frame === undefined || event.source !== frame) return;
      const message = readPreviewEvent(event.data);
      if (message?.type === 'vitrine-shown') setShown(message.address);
      else if (message !== undefined) void edit(message.address, message.hotspot);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [pane, origin, edit]);

  return {
    shown,
    editShown: () => {
      if (shown !== undefined) void edit(shown);
    },
  };
}
