import { Button } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly action: string;
  /** Title of the video: several buttons on a page have the same label. */
  readonly name: string;
  readonly onClick: () => void;
}

export function NamedButton({ action, name, onClick }: Props) {
  const { t } = useTexts();
  return (
    <Button variant="secondary" size="S" aria-label={t('media.named', { action, name })} onClick={onClick}>
      {action}
    </Button>
  );
}
