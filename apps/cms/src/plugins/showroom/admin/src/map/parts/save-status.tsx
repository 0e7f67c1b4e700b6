import { Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Loader, WarningCircle } from '@strapi/icons';
import { useTexts } from '../../use-texts.ts';
import { pending } from '../state/reduce-map.ts';
import type { MapState } from '../state/map-state.ts';

/** Whether everything is saved, and if not, why. */
export function SaveStatus({ state, onRetry }: { readonly state: MapState; readonly onRetry: () => void }) {
  const { t } = useTexts();
  const { saving, edits } = state;
  if (saving.status === 'failed') {
    return (
      <Flex gap={2} wrap="wrap" role="alert">
        <WarningCircle aria-hidden fill="danger600" />
        <Typography textColor="danger600">
          {t('map.save.failed', { count: edits.size })} {saving.sentence}
        </Typography>
        <Button size="S" variant="danger-light" onClick={onRetry}>
          {t('map.save.retry')}
        </Button>
      </Flex>
    );
  }
  const isResting = saving.status === 'rest';
  return (
    <Flex tag="output" gap={2}>
      {isResting ? (
        <CheckCircle aria-hidden fill={state.held.size > 0 ? 'warning600' : 'success600'} />
      ) : (
        <Loader aria-hidden fill="neutral500" />
      )}
      <Typography textColor="neutral600">
        {isResting && state.held.size > 0
          ? t('map.save.held', { count: state.held.size })
          : isResting
            ? t('map.save.done')
            : t('map.save.doing', { count: Math.max(pending(state).length, 1) })}
      </Typography>
    </Flex>
  );
}
