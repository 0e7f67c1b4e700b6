import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { createWindowIdle } from '~/showroom/window/idle.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/** Seconds to say that one is still here. */
const NOTICE = 10;

const KEY = 'start';

/** Says that the window soon starts again for the next visitor; any touch is an answer, its button as well. */
export function StartNotice() {
  const t = useTexts();
  const { notifications, part } = useShowroomWindow();
  const idle = part(createWindowIdle);
  const notify = useEffectEvent((isNear: boolean) => {
    if (!isNear) {
      notifications.withdraw(KEY);
      return;
    }
    notifications.notify({
      key: KEY,
      message: t('screensaver__restarts', { seconds: NOTICE }),
      timeout: 0,
      pos: 'top-center',
      action: { label: t('screensaver__still_here'), run: idle.restartCount },
    });
  });
  useEffect(() => idle.onNearlyIdle(NOTICE, (isNear) => notify(isNear)), [idle]);
  return null;
}
