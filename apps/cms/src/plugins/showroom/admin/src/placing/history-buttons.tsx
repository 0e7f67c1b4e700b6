import { Flex, IconButton } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly state: { readonly past: readonly unknown[]; readonly future: readonly unknown[] };
  readonly isDisabled: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Takes steps back, and makes them again. */
export function HistoryButtons({ state, isDisabled, onUndo, onRedo }: Props) {
  const { t } = useTexts();
  return (
    <Flex gap={1}>
      <IconButton label={t('placing.undo')} disabled={isDisabled || state.past.length === 0} onClick={onUndo}>
        <ArrowClockwise style={{ transform: 'scaleX(-1)' }} />
      </IconButton>
      <IconButton
        label={t('placing.redo')}
        disabled={isDisabled || state.future.length === 0}
        onClick={onRedo}
      >
        <ArrowClockwise />
      </IconButton>
    </Flex>
  );
}
