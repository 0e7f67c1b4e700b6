import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { FILE_VIEWS } from '@vitrine/core/world/hotspots/hotspot-kind';
import { hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { useIntl } from 'react-intl';
import { useTexts } from '../use-texts.ts';

interface Props {
  /** As in the form. */
  readonly value: unknown;
  readonly isDisabled?: boolean;
  readonly onChange: (view: string) => void;
}

/** Whether hotspots of a component open files, which can be shown in several views. */
export function hasView(component: HotspotComponent): boolean {
  return 'show_as' in hotspotKindOf(component).fields;
}

/** In which view a hotspot shows its files, with the words of the form. */
export function ShownAs({ value, isDisabled = false, onChange }: Props) {
  const { t } = useTexts();
  const { formatMessage } = useIntl();
  return (
    <Field.Root hint={t('placing.shownAsHint')}>
      <Field.Label>{t('placing.shownAs')}</Field.Label>
      <SingleSelect
        value={FILE_VIEWS.find((view) => view === value) ?? FILE_VIEWS[0]}
        disabled={isDisabled}
        onChange={(view) => onChange(String(view))}
      >
        {FILE_VIEWS.map((view) => (
          <SingleSelectOption key={view} value={view}>
            {formatMessage({ id: view, defaultMessage: view })}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  );
}
