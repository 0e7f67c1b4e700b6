import { Field, Toggle } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';

interface OwnPositionProps {
  readonly name: 'ownWide' | 'ownMobile';
  readonly isOwn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOwn: boolean) => void;
}

/** Whether the hotspot has its own position on a picture, or follows the 4:3 one. */
export function OwnPosition({ name, isOwn, isDisabled, onChange }: OwnPositionProps) {
  const { t } = useTexts();
  return (
    <Field.Root hint={t(`placing.${name}Hint`)}>
      <Field.Label>{t(`placing.${name}`)}</Field.Label>
      <Toggle
        checked={isOwn}
        disabled={isDisabled}
        onLabel={t('placing.yes')}
        offLabel={t('placing.no')}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
      />
      <Field.Hint />
    </Field.Root>
  );
}
