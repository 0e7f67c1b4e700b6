import { Dialog, Button } from '@strapi/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';
import type { MapSession } from '../session.ts';
import { hasUnsaved } from '../state/reduce-map.ts';
import type { MapState } from '../state/map-state.ts';

/** Saves pending changes before the editor leaves, and asks if that is not possible. */
export function MapLeaveGuard({
  session,
  state,
}: {
  readonly session: MapSession;
  readonly state: MapState;
}) {
  const { t } = useTexts();
  const isUnsaved = hasUnsaved(state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) session.dispatch({ type: 'due' });
  }, [isBlocked, session]);
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  const { saving } = state;
  const isStuck = saving.status === 'failed' || saving.status === 'rest';
  if (blocker.state !== 'blocked' || !isUnsaved || !isStuck) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : blocker.reset())}>
      <Dialog.Content>
        <Dialog.Header>{t('map.leave.title')}</Dialog.Header>
        <Dialog.Body>
          {saving.status === 'failed' ? `${saving.sentence} ` : ''}
          {t('map.leave.text', { count: state.edits.size })}
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {t('map.leave.cancel')}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger-light" fullWidth onClick={() => blocker.proceed()}>
              {t('map.leave.go')}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
