import { useEffect } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/** Notifies the visitor when the location they are walking to was removed from the showroom. */
export function useGoneTarget(): void {
  const t = useTexts();
  const { notify } = useShowroomWindow().notifications;
  const isTargetGone = useShowroom((state) => state.isTargetGone);
  useEffect(() => {
    if (isTargetGone) notify({ message: t('navigation__target_gone'), status: 'warning' });
    // Once per location, whatever the language.
    // oxlint-disable-next-line react/exhaustive-deps -- another language is no other event
  }, [isTargetGone]);
}
