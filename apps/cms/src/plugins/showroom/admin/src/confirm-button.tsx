import { Button, Dialog, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useTexts } from './use-texts.ts';

interface Props {
  readonly label: string;
  /** What will happen. */
  readonly text: string;
  readonly variant: 'danger-light' | 'secondary' | 'tertiary';
  readonly isDisabled?: boolean;
  readonly onConfirm: () => Promise<void>;
}

/** A button that says what will happen before it does. */
export function ConfirmButton({ label, text, variant, isDisabled = false, onConfirm }: Props) {
  const { t } = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
    setIsOpen(false);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button variant={variant} disabled={isDisabled}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{label}</Dialog.Header>
        <Dialog.Body>
          <Typography>{text}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth disabled={isBusy}>
              {t('releases.keep')}
            </Button>
          </Dialog.Cancel>
          <Button
            variant={variant === 'danger-light' ? 'danger' : 'default'}
            fullWidth
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
