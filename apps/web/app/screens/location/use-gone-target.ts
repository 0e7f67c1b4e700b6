import { useEffect } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { notify } from '~/showroom/notifications/notifications.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';

/** Tells the visitor when the place they were going to has been taken out of the showroom. */
export function useGoneTarget(): void {
  const t = useTexts();
  const isTargetGone = useShowroom((state) => state.isTargetGone);
  useEffect(() => {
    if (isTargetGone) notify({ message: t('navigation__target_gone'), status: 'warning' });
    // The place is gone once, in whatever language.
    // oxlint-disable-next-line react/exhaustive-deps -- another language is no other event
  }, [isTargetGone]);
}
