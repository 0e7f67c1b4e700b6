import { MEDIA_PATH } from '../../../../../contracts/media.ts';
import type { FilmAnswer } from '../../../../../contracts/films.ts';
import { useRefusal } from '../account-worlds/refused-entries.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { useTexts } from '../use-texts.ts';
import { FilmPart } from './film-part.tsx';
import { useMediaRights } from './media-rights.ts';
import { isMove } from './moves.ts';
import { usePolled } from './use-polled.ts';

function isBeingMade({ film }: FilmAnswer['data']): boolean {
  return film?.status === 'waiting' || film?.status === 'making';
}

/** Panel of the edit view of a transition between two panoramas: a film of the walk, made of both. */
export function FilmPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { mayRead, mayWork } = useMediaRights();
  const refusal = useRefusal(model, documentId, String(document?.updatedAt));
  const isShown = mayRead && documentId !== undefined && isMove(model);
  const path = isShown ? `${MEDIA_PATH}/transitions/${model}/${documentId}/film` : undefined;
  const polled = usePolled<FilmAnswer['data']>(path, isBeingMade, String(document?.updatedAt));
  if (path === undefined || polled.status !== 'ready' || !polled.data.isPossible) return null;
  return {
    title: t('films.title'),
    content: (
      <FilmPart
        path={path}
        state={polled.data}
        mayWork={mayWork && refusal === undefined}
        onChanged={polled.again}
      />
    ),
  };
}
