import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { MEDIA_PATH } from '../../../../../contracts/media.ts';
import type { RecheckRequest, ChosenClip, ReverseClipsRequest } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';

/** Actions on videos. Each resolves when the work has started or the editor was notified that it has not. */
export interface MediaRequests {
  readonly recheck: (ids: readonly number[]) => Promise<void>;
  readonly makeReverseClips: (
    uid: string,
    documentId: string,
    replacing: readonly ChosenClip[],
  ) => Promise<void>;
}

export function useMediaRequests(): MediaRequests {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { t } = useTexts();
  const request = async (path: string, body: RecheckRequest | ReverseClipsRequest): Promise<void> => {
    try {
      await post(`${MEDIA_PATH}${path}`, body);
    } catch {
      toggleNotification({ type: 'danger', message: t('media.requestFailed') });
    }
  };
  return {
    recheck: (ids) => request('/again', { ids }),
    makeReverseClips: (uid, documentId, replacing) =>
      request(`/transitions/${uid}/${documentId}/reverse-clips`, { replacing }),
  };
}
