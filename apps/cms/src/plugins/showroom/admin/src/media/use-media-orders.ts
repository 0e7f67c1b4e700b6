import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { MEDIA_PATH } from '../../../../../contracts/media.ts';
import type { RecheckRequest, ChosenClip, ReverseRequest } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';

/** What an editor can have done with videos. Each resolves when it is begun, or the editor knows that it is not. */
export interface MediaOrders {
  readonly lookAt: (ids: readonly number[]) => Promise<void>;
  readonly makeWayBack: (uid: string, documentId: string, replacing: readonly ChosenClip[]) => Promise<void>;
}

export function useMediaOrders(): MediaOrders {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say } = useTexts();
  const order = async (path: string, body: RecheckRequest | ReverseRequest): Promise<void> => {
    try {
      await post(`${MEDIA_PATH}${path}`, body);
    } catch {
      toggleNotification({ type: 'danger', message: say('media.orderFailed') });
    }
  };
  return {
    lookAt: (ids) => order('/again', { ids }),
    makeWayBack: (uid, documentId, replacing) =>
      order(`/transitions/${uid}/${documentId}/way-back`, { replacing }),
  };
}
