import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { RELEASES_PATH } from '../../../contracts/releases.ts';
import type { AddItemInput, Release, ReleaseAnswer, ReleaseItem } from '../../../contracts/releases.ts';
import { PanelButton } from '../auto-height-button.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly item: ReleaseItem;
  /** Those that are planned and do not hold it yet. */
  readonly releases: readonly Release[];
  readonly onAdded: (release: Release) => void;
}

/** Adds something to a release that is planned; nothing where there is none. */
export function ChooseRelease({ item, releases, onAdded }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [chosen, setChosen] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const add = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const body: AddItemInput = { item };
      const { data } = await post<ReleaseAnswer>(`${RELEASES_PATH}/${chosen}/items`, body);
      toggleNotification({ type: 'success', message: t('releases.panel.added', { name: data.data.name }) });
      setChosen('');
      onAdded(data.data);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: t('releases.failed', { reason }) });
    }
    setIsBusy(false);
  };
  if (releases.length === 0) return null;
  return (
    <>
      <Field.Root name="release-chosen">
        <Field.Label>{t('releases.panel.choose')}</Field.Label>
        <SingleSelect value={chosen} onChange={(value) => setChosen(String(value))}>
          {releases.map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <PanelButton
        variant="secondary"
        fullWidth
        disabled={chosen === ''}
        loading={isBusy}
        onClick={() => void add()}
      >
        {t('releases.panel.add')}
      </PanelButton>
    </>
  );
}
