import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download, Trash } from '@strapi/icons';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ERASE_PRIVACY, PRIVACY_PATH } from '../../../contracts/privacy.ts';
import type { FoundPerson } from '../../../contracts/privacy.ts';
import { useTexts } from '../use-texts.ts';
import { EraseDialog } from './erase-dialog.tsx';

interface Props {
  readonly found: FoundPerson;
  readonly onErased: () => void;
}

/** The data found for a person. */
export function FoundData({ found, onErased }: Props) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { permissions } = useRBAC([{ action: ERASE_PRIVACY, subject: null }]);
  const [isErasing, setIsErasing] = useState(false);
  const { email, requests, account, hasEditorAccount, showroom } = found;
  const hasErasable =
    requests.length > 0 || account !== undefined || showroom.setAside > 0 || showroom.refused > 0;
  const isEmpty = !hasErasable && !hasEditorAccount && showroom.waiting === 0;

  const download = async (): Promise<void> => {
    try {
      const { data } = await post<unknown>(`${PRIVACY_PATH}/export`, { email });
      saveFile(`personal-data-${email.replaceAll(/[^a-z0-9.-]+/g, '-')}.json`, JSON.stringify(data, null, 2));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: t('privacy.failed', { reason }) });
    }
  };

  return (
    <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="h2" variant="beta" textColor="neutral800">
          {t(isEmpty ? 'privacy.nothing' : 'privacy.found', { email })}
        </Typography>
        {requests.length === 0 ? null : (
          <Box>
            <Typography tag="h3" variant="delta" textColor="neutral800">
              {t('privacy.requests', { count: requests.length })}
            </Typography>
            <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
              {requests.map(({ documentId, receivedAt, name, subject }) => (
                <Typography key={documentId} tag="li" textColor="neutral800">
                  {receivedAt === undefined
                    ? null
                    : `${formatDate(receivedAt, { dateStyle: 'medium', timeStyle: 'short' })} · `}
                  {subject === '' ? name : t('privacy.request', { name, subject })}
                </Typography>
              ))}
            </Flex>
          </Box>
        )}
        {account === undefined ? null : <Line text={t('privacy.account', { name: account.name })} />}
        {hasEditorAccount ? <Line text={t('privacy.editorAccount')} /> : null}
        {showroom.waiting > 0 ? <Line text={t('privacy.waiting', { count: showroom.waiting })} /> : null}
        {showroom.refused > 0 ? <Line text={t('privacy.refused', { count: showroom.refused })} /> : null}
        {showroom.setAside > 0 ? <Line text={t('privacy.setAside', { count: showroom.setAside })} /> : null}
        {showroom.isSilent ? <Line text={t('privacy.silent')} /> : null}
        {hasErasable || showroom.waiting > 0 ? (
          <>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {t('privacy.mailbox')}
            </Typography>
            <Flex gap={3} wrap="wrap">
              <Button
                variant="secondary"
                startIcon={<Download aria-hidden />}
                onClick={() => void download()}
              >
                {t('privacy.export')}
              </Button>
              {hasErasable && permissions.length > 0 ? (
                <Button
                  variant="danger-light"
                  startIcon={<Trash aria-hidden />}
                  onClick={() => setIsErasing(true)}
                >
                  {t('privacy.erase')}
                </Button>
              ) : null}
            </Flex>
          </>
        ) : null}
      </Flex>
      {isErasing ? (
        <EraseDialog
          found={found}
          onClose={(isDone) => {
            setIsErasing(false);
            if (isDone) onErased();
          }}
        />
      ) : null}
    </Box>
  );
}

function Line({ text }: { readonly text: string }) {
  return (
    <Typography tag="p" textColor="neutral800">
      {text}
    </Typography>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
