import { Status, Typography } from '@strapi/design-system';
import type { Severity } from '@vitrine/doctor/finding';
import { useTexts } from '../use-texts.ts';

const VARIANTS = { error: 'danger', warning: 'warning', hint: 'secondary' } as const;

export function SeverityStatus({ severity }: { readonly severity: Severity }) {
  const { t } = useTexts();
  return (
    <Status variant={VARIANTS[severity]} size="S" width="fit-content">
      <Typography variant="omega" fontWeight="bold" tag="span">
        {t(`severity.${severity}`)}
      </Typography>
    </Status>
  );
}
