import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { FetchError } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../use-texts.ts';
import { explain } from '../use-map.ts';

interface Props {
  readonly title: string;
  /** Whether the form can be sent. */
  readonly isComplete: boolean;
  /** Creates what the form describes. @throws the error of the request */
  readonly create: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form that creates something. While it is sent the dialog stays open; a refusal is shown in it. */
export function FormDialog({ title, isComplete, create, onClose, children }: Props) {
  const { t } = useTexts();
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (): Promise<void> => {
    setIsSaving(true);
    setError(undefined);
    try {
      await create();
    } catch (failure) {
      setIsSaving(false);
      setError(
        failure instanceof FetchError && failure.status === 400 ? failure.message : explain(failure, t),
      );
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isSaving ? undefined : onClose())}>
      <Modal.Content>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isComplete && !isSaving) void submit();
          }}
        >
          <Modal.Header closeLabel={t('map.close')}>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {children}
              {error === undefined ? null : (
                <Typography role="alert" textColor="danger600">
                  {error}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" type="button" disabled={isSaving} onClick={onClose}>
              {t('map.cancel')}
            </Button>
            <Button type="submit" loading={isSaving} disabled={!isComplete}>
              {t('map.add')}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
