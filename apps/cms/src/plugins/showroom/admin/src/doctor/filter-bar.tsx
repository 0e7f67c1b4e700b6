import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { SEVERITIES } from '@vitrine/core';
import type { ExaminedWorld } from '../../../contracts/doctor.ts';
import { useTexts } from '../use-texts.ts';
import { SHARED } from './filters.ts';
import type { Filters } from './filters.ts';

interface Props {
  readonly worlds: readonly ExaminedWorld[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** A select cannot hold «nothing». */
const EVERY = '';

export const FilterBar = ({ worlds, filters, onChange }: Props) => {
  const { say } = useTexts();
  const { world, severity } = filters;
  const choose = (given: { readonly world: string; readonly severity: string }): void => {
    const wanted = SEVERITIES.find((known) => known === given.severity);
    onChange({
      ...(given.world === EVERY ? {} : { world: given.world }),
      ...(wanted === undefined ? {} : { severity: wanted }),
    });
  };
  return (
    <Flex tag="search" gap={4} wrap="wrap" aria-label={say('doctor.filter')}>
      <Field.Root name="world" width="24rem">
        <Field.Label>{say('doctor.world')}</Field.Label>
        <SingleSelect
          value={world ?? EVERY}
          onChange={(value) => choose({ world: String(value), severity: severity ?? EVERY })}
        >
          <SingleSelectOption value={EVERY}>{say('doctor.everyWorld')}</SingleSelectOption>
          {worlds.map(({ slug, name }) => (
            <SingleSelectOption key={slug} value={slug}>
              {name}
            </SingleSelectOption>
          ))}
          <SingleSelectOption value={SHARED}>{say('doctor.shared')}</SingleSelectOption>
        </SingleSelect>
      </Field.Root>
      <Field.Root name="severity" width="24rem">
        <Field.Label>{say('doctor.severity')}</Field.Label>
        <SingleSelect
          value={severity ?? EVERY}
          onChange={(value) => choose({ world: world ?? EVERY, severity: String(value) })}
        >
          <SingleSelectOption value={EVERY}>{say('doctor.everySeverity')}</SingleSelectOption>
          {SEVERITIES.map((known) => (
            <SingleSelectOption key={known} value={known}>
              {say(`severity.${known}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Flex>
  );
};
