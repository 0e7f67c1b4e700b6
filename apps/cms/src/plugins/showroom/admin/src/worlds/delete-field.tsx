import { Box, Field, TextInput } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Deleting a world has to be confirmed by typing its name. */
export function DeleteField({ name, value, onChange }: Props) {
  const { t } = useTexts();
  return (
    <Box paddingTop={4}>
      <Field.Root name="name" required>
        <Field.Label>{t('worlds.typeName', { world: name })}</Field.Label>
        <TextInput
          value={value}
          autoComplete="off"
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        />
      </Field.Root>
    </Box>
  );
}
