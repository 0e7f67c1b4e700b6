import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

/** The value of a filter that is off: a select cannot be empty. */
export const EVERY = '';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly label: string;
  /** The label of that choice. */
  readonly every: string;
  readonly choices: readonly Choice[];
  /** EVERY if the filter is off. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by one property. */
export function FilterSelect({ name, label, every, choices, value, onChange }: Props) {
  return (
    <Field.Root name={name} width="20rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
        <SingleSelectOption value={EVERY}>{every}</SingleSelectOption>
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
