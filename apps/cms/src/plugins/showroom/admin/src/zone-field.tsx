import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useMemo } from 'react';
import { useTexts } from './use-texts.ts';

interface Props {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** The time zone of this browser. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Chooses the time zone of a time on the wall. */
export function ZoneField({ value, onChange }: Props) {
  const { t } = useTexts();
  // The nearest first: the chosen one, and that of this browser.
  const zones = useMemo(
    () => [...new Set([value, ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter(Boolean),
    [value],
  );
  return (
    <Field.Root name="zone" required>
      <Field.Label>{t('releases.zone')}</Field.Label>
      <SingleSelect value={value} onChange={(zone) => onChange(String(zone))}>
        {zones.map((zone) => (
          <SingleSelectOption key={zone} value={zone}>
            {zone}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
