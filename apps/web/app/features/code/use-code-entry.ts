import { useReducer } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { notifyProblem } from '~/showroom/notifications/notify-problem.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { createWindowAccess } from '~/showroom/window/access.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { canSend, enterCode, isNotifiedStatus, startEntry } from './code-entry.ts';
import type { CodeEntry, CodeEvent } from './code-entry.ts';
import type { CodeView } from './code-view.ts';

/** Milliseconds. */
const SECOND = 1000;

/**
 * Entering the access code of a form.
 *
 * @param onOpened the world is open; `redirectTo` is where to go on.
 */
export function useCodeEntry(
  view: CodeView,
  onOpened: (redirectTo: string) => void,
): {
  readonly entry: CodeEntry;
  readonly dispatch: (event: CodeEvent) => void;
  readonly send: () => Promise<void>;
} {
  const t = useTexts();
  const { notifications, part } = useShowroomWindow();
  const { notify } = notifications;
  const [entry, dispatch] = useReducer(enterCode, view, startEntry);
  useAfter(entry.wait > 0 ? SECOND : undefined, () => dispatch({ type: 'ticked' }), entry.wait);
  return {
    entry,
    dispatch,
    async send() {
      if (!canSend(entry)) return;
      dispatch({ type: 'sent' });
      const { world, door, locale } = view.fields;
      const answer = await part(createWindowAccess).sendUnlock({
        code: entry.code,
        locale,
        ...(world !== undefined && { world }),
        ...(door !== undefined && { door }),
      });
      dispatch({ type: 'answered', answer });
      if (answer.kind === 'granted') onOpened(answer.redirectTo);
      else if (isNotifiedStatus(answer.status)) notifyProblem(answer, { notify, t });
    },
  };
}
