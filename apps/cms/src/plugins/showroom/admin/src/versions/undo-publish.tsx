import { Button, Dialog, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { UndoablePublish, UndoInput } from '../../../contracts/versions.ts';
import { PanelButton } from '../auto-height-button.ts';
import { useTexts } from '../use-texts.ts';
import { requestPath } from './addresses.ts';
import type { VersionedEntry } from './addresses.ts';
import { useVersionTime } from './version-line.tsx';

interface Props {
  readonly entry: VersionedEntry;
  readonly undo: UndoablePublish;
}

/** Undoes the latest publish, in two clicks. */
export function UndoPublish({ entry, undo }: Props) {
  const { t } = useTexts();
  const timeOf = useVersionTime();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isModified = useForm('UndoPublish', ({ modified }) => modified);
  const [isBusy, setIsBusy] = useState(false);
  const { before, version } = undo;

  const run = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const body: UndoInput = {
        version,
        ...(entry.locale === undefined ? {} : { locale: entry.locale }),
      };
      await post(requestPath(entry, '/undo-publish'), body);
      // The form, its status and every panel beside it show the entry as it was loaded.
      window.location.reload();
    } catch (error) {
      setIsBusy(false);
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: t('versions.failed', { reason }) });
    }
  };

  if (isModified) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {t('versions.undo.unsaved')}
      </Typography>
    );
  }
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <PanelButton variant="secondary" fullWidth>
          {t('versions.undo')}
        </PanelButton>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{t('versions.undo')}</Dialog.Header>
        <Dialog.Body>
          <Typography>
            {before === undefined
              ? t('versions.undo.nothing')
              : t('versions.undo.before', { time: timeOf(before) })}
          </Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {t('versions.undo.cancel')}
            </Button>
          </Dialog.Cancel>
          <Button variant="danger" fullWidth loading={isBusy} onClick={() => void run()}>
            {t('versions.undo.confirm')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
