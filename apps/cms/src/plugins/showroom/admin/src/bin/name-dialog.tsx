import { Button, Dialog, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { RestoreDeletedResult } from '../../../contracts/bin.ts';
import { useTexts } from '../use-texts.ts';
import type { Restoring } from './use-restore-deleted.ts';

interface Props {
  readonly taken: Extract<RestoreDeletedResult, { readonly kind: 'nameTaken' }>;
  readonly restoring: Restoring;
}

/** Asks for another name of an entry whose own one is taken. */
export function NameDialog({ taken, restoring }: Props) {
  const { t } = useTexts();
  const { documentId, field, given, offered, title } = taken;
  const [name, setName] = useState(offered);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : restoring.forget())}>
      <Dialog.Content>
        <Dialog.Header>{t('bin.taken')}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography>{t('bin.takenText', { title: title || t('bin.untitled'), name: given })}</Typography>
            <Field.Root name="name" required>
              <Field.Label>{t('bin.newName')}</Field.Label>
              <TextInput
                value={name}
                onChange={({ target }: { readonly target: HTMLInputElement }) => setName(target.value)}
              />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth disabled={restoring.isBusy}>
              {t('bin.cancel')}
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            loading={restoring.isBusy}
            disabled={name.trim() === ''}
            onClick={() => void restoring.rename({ documentId, field, name: name.trim() })}
          >
            {t('bin.restoreRenamed')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
