import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { FilmOptions, TakeFilmRequest } from '../../../../../contracts/films.ts';
import type { ChosenClip } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';

/** The actions on the film of a transition. An editor is notified where one of them is refused. */
export interface Film {
  readonly make: (options: FilmOptions) => Promise<void>;
  /** Makes it the clips of the draft, and loads the form again. @returns Whether it could. */
  readonly take: (replacing: readonly ChosenClip[]) => Promise<boolean>;
}

export function useFilm(path: string): Film {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { t } = useTexts();
  const send = async (address: string, body: FilmOptions | TakeFilmRequest): Promise<boolean> => {
    try {
      await post(address, body);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: t('films.failed', { reason }) });
      return false;
    }
  };
  return {
    make: async (options) => void (await send(path, options)),
    take: async (replacing) => {
      const isTaken = await send(`${path}/take`, { replacing });
      // The form holds the clips as they were: the next save would bring them back.
      if (isTaken) window.location.reload();
      return isTaken;
    },
  };
}
