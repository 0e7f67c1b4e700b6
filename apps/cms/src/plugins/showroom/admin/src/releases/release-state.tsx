import { Status, Typography } from '@strapi/design-system';
import type { ReleaseState } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';

const VARIANTS = {
  planned: 'secondary',
  done: 'success',
  stopped: 'danger',
  cancelled: 'alternative',
} as const;

/** The state of a release, as a badge. */
export function StateBadge({ state }: { readonly state: ReleaseState }) {
  const { t } = useTexts();
  return (
    <Status variant={VARIANTS[state]} size="S" width="fit-content">
      <Typography tag="span" variant="pi" fontWeight="bold">
        {t(`releases.state.${state}`)}
      </Typography>
    </Status>
  );
}
