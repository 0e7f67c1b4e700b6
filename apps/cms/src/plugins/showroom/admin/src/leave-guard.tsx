import { ConfirmDialog } from '@strapi/strapi/admin';
import { Dialog } from '@strapi/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTexts } from './use-texts.ts';

/** Asks before unsaved changes are lost by leaving the page or closing the window. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog.Root open onOpenChange={() => blocker.reset()}>
      <ConfirmDialog onConfirm={() => blocker.proceed()} onCancel={() => blocker.reset()}>
        {t('pages.leave')}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
