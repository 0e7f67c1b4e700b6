import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PRIVACY_PATH } from '../../../contracts/privacy.ts';
import type { FoundPerson, FoundPersonAnswer, PrivacyOverview } from '../../../contracts/privacy.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ForgetFile } from './forget-file.tsx';
import { FoundData } from './found-data.tsx';

/** Finds a person's data by mail address, exports and erases it. */
export function PrivacyPage() {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const overview = useAnswer<PrivacyOverview>(PRIVACY_PATH);
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<FoundPerson>();
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();

  const find = async (address: string): Promise<void> => {
    setIsBusy(true);
    setReason(undefined);
    try {
      const { data } = await post<FoundPersonAnswer>(`${PRIVACY_PATH}/find`, { email: address });
      setFound(data.data);
    } catch (error) {
      setFound(undefined);
      setReason(error instanceof Error ? error.message : '');
    }
    setIsBusy(false);
  };
  const findAgain = (address: string): void => {
    void find(address);
    if (overview.status !== 'loading') overview.again();
  };

  return (
    <Page.Main>
      <Page.Title>{t('privacy.title')}</Page.Title>
      <Layouts.Header title={t('privacy.title')} subtitle={t('privacy.subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} maxWidth="80rem">
          {overview.status === 'ready' ? <Kept overview={overview.data} /> : null}
          <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void find(email);
              }}
            >
              <Flex direction="column" alignItems="stretch" gap={4}>
                <Field.Root
                  name="email"
                  required
                  hint={t('privacy.emailHint')}
                  error={reason === undefined ? undefined : t('privacy.failed', { reason })}
                >
                  <Field.Label>{t('privacy.email')}</Field.Label>
                  <TextInput
                    type="email"
                    value={email}
                    autoComplete="off"
                    onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setEmail(target.value)}
                  />
                  <Field.Hint />
                  <Field.Error />
                </Field.Root>
                <Flex justifyContent="flex-end">
                  <Button type="submit" loading={isBusy} disabled={email.trim() === ''}>
                    {t('privacy.find')}
                  </Button>
                </Flex>
              </Flex>
            </form>
          </Box>
          <div aria-live="polite">
            {found === undefined ? null : <FoundData found={found} onErased={() => findAgain(found.email)} />}
          </div>
          <ForgetFile />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Kept({ overview }: { readonly overview: PrivacyOverview }) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const { keptDays, requests, oldest } = overview;
  return (
    <Typography tag="p" textColor="neutral700">
      {t('privacy.kept', { count: requests, days: keptDays })}
      {oldest === undefined
        ? null
        : ` ${t('privacy.oldest', { date: formatDate(oldest, { dateStyle: 'long' }) })}`}
    </Typography>
  );
}
