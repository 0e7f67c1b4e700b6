import { Field, NumberInput } from '@strapi/design-system';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

/** One coordinate, in percent of the picture. */
export function PositionField(props: Props) {
  return <NumberWithin {...props} least={0} most={100} />;
}

/** One angle of a direction, in degrees to either side. */
export function AngleField({ limit, ...props }: Props & { readonly limit: number }) {
  return <NumberWithin {...props} least={-limit} most={limit} />;
}

function NumberWithin({
  label,
  value,
  least,
  most,
  isDisabled,
  onChange,
}: Props & { readonly least: number; readonly most: number }) {
  return (
    <Field.Root width="100%">
      <Field.Label>{label}</Field.Label>
      <NumberInput
        value={Number(value.toFixed(2))}
        step={0.1}
        disabled={isDisabled}
        onValueChange={(wanted) => {
          if (wanted !== undefined && Number.isFinite(wanted) && wanted >= least && wanted <= most)
            onChange(wanted);
        }}
      />
    </Field.Root>
  );
}
