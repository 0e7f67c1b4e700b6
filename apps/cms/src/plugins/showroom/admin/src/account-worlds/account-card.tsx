import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useState } from 'react';
import type { AccountWorlds, AccountWorldsInput, NamedWorld } from '../../../contracts/account-worlds.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly account: AccountWorlds;
  readonly worlds: readonly NamedWorld[];
  readonly isSaving: boolean;
  readonly onSave: (input: AccountWorldsInput) => void;
}

/** One account and the worlds that it may change. */
export function AccountCard({ account, worlds, isSaving, onSave }: Props) {
  const { t } = useTexts();
  const { name, email, roles, isSuperAdmin } = account;
  return (
    <Box tag="li" padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <div>
          <Typography tag="h2" variant="beta" textColor="neutral800">
            {name || email}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {[...(name === '' ? [] : [email]), ...roles].join(' · ')}
          </Typography>
        </div>
        {isSuperAdmin ? (
          <Typography tag="p" textColor="neutral800">
            {t('accountWorlds.superAdmin')}
          </Typography>
        ) : (
          <Choice account={account} worlds={worlds} isSaving={isSaving} onSave={onSave} />
        )}
      </Flex>
    </Box>
  );
}

function Choice({ account, worlds, isSaving, onSave }: Props) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(account.worlds);
  const isChanged = textOf(chosen) !== textOf(account.worlds);
  const person = account.name || account.email;
  return (
    <>
      <Field.Root name={`worlds-${account.id}`} hint={t('accountWorlds.hint')}>
        <Field.Label>{t('accountWorlds.may')}</Field.Label>
        <SingleSelect
          value={chosen === null ? 'all' : 'some'}
          onChange={(value: string | number) => setChosen(value === 'all' ? null : [])}
        >
          <SingleSelectOption value="all">{t('accountWorlds.all')}</SingleSelectOption>
          <SingleSelectOption value="some">{t('accountWorlds.some')}</SingleSelectOption>
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      {chosen === null ? null : (
        <Flex
          tag="fieldset"
          gap={5}
          wrap="wrap"
          padding={0}
          margin={0}
          borderStyle="none"
          aria-label={t('accountWorlds.worldsOf', { name: person })}
        >
          {worlds.map(({ documentId, name }) => (
            <Field.Root key={documentId} name={`${account.id}-${documentId}`}>
              <Checkbox
                checked={chosen.includes(documentId)}
                onCheckedChange={(value) =>
                  setChosen(
                    value === true ? [...chosen, documentId] : chosen.filter((other) => other !== documentId),
                  )
                }
              >
                {name}
              </Checkbox>
            </Field.Root>
          ))}
        </Flex>
      )}
      {chosen?.length === 0 ? (
        <Typography tag="p" textColor="neutral800">
          {t('accountWorlds.none')}
        </Typography>
      ) : null}
      <Flex justifyContent="flex-end">
        <Button
          disabled={!isChanged}
          loading={isSaving}
          aria-label={t('accountWorlds.saveLabel', { name: person })}
          onClick={() => onSave({ worlds: chosen })}
        >
          {t('accountWorlds.save')}
        </Button>
      </Flex>
    </>
  );
}

/** By which two choices are compared, whatever their order. */
function textOf(worlds: AccountWorlds['worlds']): string {
  return JSON.stringify(worlds?.toSorted() ?? null);
}
