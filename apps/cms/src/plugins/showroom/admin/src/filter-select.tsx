import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

/** What stands for «no narrowing»: a select cannot hold nothing. */
export const EVERY = '';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly label: string;
  /** What the choice of everything is called. */
  readonly every: string;
  readonly choices: readonly Choice[];
  /** EVERY where nothing is narrowed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list by one thing. */
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
