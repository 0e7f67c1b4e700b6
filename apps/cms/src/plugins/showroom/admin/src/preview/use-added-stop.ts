import { useForm, useNotification } from '@strapi/strapi/admin';
import { readStopAddress } from '@vitrine/core/stories/stop-address';
import { DEFAULT_STOP_SECONDS } from '@vitrine/core/world/story';
import { useTexts } from '../use-texts.ts';

/**
 * Adds what the preview shows to the stops of the story in the form, so that a story is made by walking.
 *
 * @param shown the address in the preview.
 * @returns undefined unless the form edits a story and the preview shows a location.
 */
export function useAddedStop(uid: string, shown: string | undefined): (() => void) | undefined {
  const addFieldRow = useForm('PreviewPane', (state) => state.addFieldRow);
  const { toggleNotification } = useNotification();
  const { t } = useTexts();
  if (uid !== 'api::content-story.content-story' || shown === undefined) return undefined;
  if (readStopAddress(shown) === undefined) return undefined;
  return () => {
    addFieldRow('stops', { address: shown, seconds: DEFAULT_STOP_SECONDS });
    toggleNotification({ type: 'success', message: t('preview.stopAdded') });
  };
}
