import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useState } from 'react';
import { ITEM_ACTIONS } from '../../../contracts/releases.ts';
import type { ItemAction, ListedItem, ReleaseList } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  /** Those that are not part of the release yet. */
  readonly worlds: ReleaseList['worlds'];
  readonly onAdd: (item: ListedItem) => void;
}

/** Adds a whole world to a release; nothing where there is none to add. */
export function AddWorld({ worlds, onAdd }: Props) {
  const { t } = useTexts();
  const [world, setWorld] = useState('');
  const [action, setAction] = useState<ItemAction>('publish');
  const chosen = worlds.find(({ documentId }) => documentId === world);
  if (worlds.length === 0) return null;
  return (
    <Flex gap={3} wrap="wrap" alignItems="flex-end">
      <Field.Root name="world" width="24rem">
        <Field.Label>{t('releases.world')}</Field.Label>
        <SingleSelect
          value={world}
          placeholder={t('releases.world.choose')}
          onChange={(value) => setWorld(String(value))}
        >
          {worlds.map(({ documentId, name }) => (
            <SingleSelectOption key={documentId} value={documentId}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root name="action" width="20rem">
        <Field.Label>{t('releases.action')}</Field.Label>
        <ActionSelect value={action} onChange={setAction} />
      </Field.Root>
      <Button
        variant="secondary"
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen === undefined) return;
          onAdd({ kind: 'world', action, documentId: world, title: chosen.name, isSingle: false });
          setWorld('');
        }}
      >
        {t('releases.world.add')}
      </Button>
    </Flex>
  );
}

/** What happens to an item. Its label is that of the field around it. */
export function ActionSelect({
  value,
  onChange,
}: {
  readonly value: ItemAction;
  readonly onChange: (action: ItemAction) => void;
}) {
  const { t } = useTexts();
  return (
    <SingleSelect
      value={value}
      onChange={(chosen) => onChange(ITEM_ACTIONS.find((action) => action === chosen) ?? 'publish')}
    >
      {ITEM_ACTIONS.map((action) => (
        <SingleSelectOption key={action} value={action}>
          {t(`releases.action.${action}`)}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
