import { Button } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly action: string;
  /** Of the video that it is done with: several buttons of a page say the same. */
  readonly name: string;
  readonly onClick: () => void;
}

export function NamedButton({ action, name, onClick }: Props) {
  const { say } = useTexts();
  return (
    <Button variant="secondary" size="S" aria-label={say('media.named', { action, name })} onClick={onClick}>
      {action}
    </Button>
  );
}
