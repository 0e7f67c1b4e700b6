import { Button, Checkbox, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PRIVACY_PATH } from '../../../contracts/privacy.ts';
import type { ErasedAnswer, FoundPerson, PersonalPart } from '../../../contracts/privacy.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly found: FoundPerson;
  readonly onClose: (isDone: boolean) => void;
}

/** Erases what was found. The editor has to type the address, because it cannot be undone. */
export function EraseDialog({ found, onClose }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { email, requests, account, showroom } = found;
  const offered: readonly PersonalPart[] = [
    ...(requests.length > 0 || showroom.setAside > 0 || showroom.refused > 0 ? (['requests'] as const) : []),
    ...(account === undefined ? [] : (['account'] as const)),
  ];
  const [parts, setParts] = useState<readonly PersonalPart[]>(offered);
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const isReady = parts.length > 0 && typed.trim().toLowerCase() === email;

  const erase = async (): Promise<void> => {
    setIsBusy(true);
    setReason(undefined);
    try {
      const { data } = await post<ErasedAnswer>(`${PRIVACY_PATH}/erase`, { email, parts });
      const { requests: erased, accounts, undelivered } = data.data;
      toggleNotification({
        type: 'success',
        message: t('privacy.erased', { count: erased + accounts + undelivered }),
      });
      onClose(true);
    } catch (error) {
      setReason(error instanceof Error ? error.message : '');
      setIsBusy(false);
    }
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose(false))}>
      <Modal.Content>
        <Modal.Header closeLabel={t('privacy.cancel')}>
          <Modal.Title>{t('privacy.eraseTitle', { email })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p">{t('privacy.eraseWarning')}</Typography>
            {offered.map((part) => (
              <Checkbox
                key={part}
                checked={parts.includes(part)}
                onCheckedChange={(isChosen) =>
                  setParts((chosen) => [
                    ...chosen.filter((one) => one !== part),
                    ...(isChosen === true ? [part] : []),
                  ])
                }
              >
                {t(part === 'requests' ? 'privacy.partRequests' : 'privacy.partAccount')}
              </Checkbox>
            ))}
            <Field.Root name="typed" required>
              <Field.Label>{t('privacy.typeEmail')}</Field.Label>
              <TextInput
                value={typed}
                autoComplete="off"
                onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
              />
            </Field.Root>
            {reason === undefined ? null : (
              <Typography tag="p" role="alert" textColor="danger600">
                {t('privacy.failed', { reason })}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" disabled={isBusy} onClick={() => onClose(false)}>
            {t('privacy.cancel')}
          </Button>
          <Button variant="danger" disabled={!isReady} loading={isBusy} onClick={() => void erase()}>
            {t('privacy.eraseNow')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
