import { Flex } from '@strapi/design-system';
import { SEVERITIES } from '@vitrine/doctor/finding';
import type { ExaminedWorld } from '../../../contracts/doctor.ts';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import { useTexts } from '../use-texts.ts';
import { SHARED } from './filters.ts';
import type { Filters } from './filters.ts';

interface Props {
  readonly worlds: readonly ExaminedWorld[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterBar({ worlds, filters, onChange }: Props) {
  const { t } = useTexts();
  const { world, severity } = filters;
  const choose = (given: { readonly world: string; readonly severity: string }): void => {
    const wanted = SEVERITIES.find((known) => known === given.severity);
    onChange({
      ...(given.world === EVERY ? {} : { world: given.world }),
      ...(wanted === undefined ? {} : { severity: wanted }),
    });
  };
  return (
    <Flex tag="search" gap={4} wrap="wrap" aria-label={t('doctor.filter')}>
      <FilterSelect
        name="world"
        label={t('doctor.world')}
        every={t('doctor.everyWorld')}
        choices={[
          ...worlds.map(({ slug, name }) => ({ value: slug, label: name })),
          { value: SHARED, label: t('doctor.shared') },
        ]}
        value={world ?? EVERY}
        onChange={(value) => choose({ world: value, severity: severity ?? EVERY })}
      />
      <FilterSelect
        name="severity"
        label={t('doctor.severity')}
        every={t('doctor.everySeverity')}
        choices={SEVERITIES.map((known) => ({ value: known, label: t(`severity.${known}`) }))}
        value={severity ?? EVERY}
        onChange={(value) => choose({ world: world ?? EVERY, severity: value })}
      />
    </Flex>
  );
}
