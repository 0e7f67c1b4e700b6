import { EmptyStateLayout, Flex } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ACCOUNT_WORLDS_PATH } from '../../../contracts/account-worlds.ts';
import type {
  AccountWorlds,
  AccountWorldsInput,
  AccountWorldsList,
} from '../../../contracts/account-worlds.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { AccountCard } from './account-card.tsx';

/** The accounts of the panel, and which worlds each of them may change. */
export function AccountWorldsPage() {
  const { t } = useTexts();
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const answered = useAnswer<AccountWorldsList>(ACCOUNT_WORLDS_PATH);
  const [saving, setSaving] = useState<number>();
  const save = async ({ id, name, email }: AccountWorlds, input: AccountWorldsInput): Promise<void> => {
    setSaving(id);
    try {
      await put(`${ACCOUNT_WORLDS_PATH}/${id}`, input);
      toggleNotification({ type: 'success', message: t('accountWorlds.saved', { name: name || email }) });
      if (answered.status !== 'loading') answered.again();
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: t('accountWorlds.failed', { reason }) });
    }
    setSaving(undefined);
  };
  return (
    <Page.Main>
      <Page.Title>{t('accountWorlds.title')}</Page.Title>
      <Layouts.Header title={t('accountWorlds.title')} subtitle={t('accountWorlds.subtitle')} />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {({ accounts, worlds }) =>
            worlds.length === 0 ? (
              <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('accountWorlds.empty')} />
            ) : (
              <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
                {accounts.map((account) => (
                  <AccountCard
                    key={`${account.id} ${JSON.stringify(account.worlds)}`}
                    account={account}
                    worlds={worlds}
                    isSaving={saving === account.id}
                    onSave={(input) => void save(account, input)}
                  />
                ))}
              </Flex>
            )
          }
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}
