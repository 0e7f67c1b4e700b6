import { Field, NumberInput } from '@strapi/design-system';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

/** One coordinate, in percent of the picture. */
export function PositionField({ label, value, isDisabled, onChange }: Props) {
  return (
    <Field.Root width="100%">
      <Field.Label>{label}</Field.Label>
      <NumberInput
        value={Number(value.toFixed(2))}
        step={0.1}
        disabled={isDisabled}
        onValueChange={(wanted) => {
          if (wanted !== undefined && Number.isFinite(wanted) && wanted >= 0 && wanted <= 100)
            onChange(wanted);
        }}
      />
    </Field.Root>
  );
}
