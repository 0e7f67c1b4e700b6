import { Flex, Loader, Typography } from '@strapi/design-system';
import { Crop } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { lazy, Suspense, useState } from 'react';
import { TARGET_UIDS } from '../../../../contracts/placing.ts';
import { PanelButton } from '../../auto-height-button.ts';
import type { EditedEntry } from '../../edited-entry.ts';
import { useTexts } from '../../use-texts.ts';
import { formRowsIn } from '../form-hotspot.ts';

const DetailsDialog = lazy(async () => ({ default: (await import('./details-dialog.tsx')).DetailsDialog }));

/** Panel of a location's edit view: opens its pictures to place looping details, where it has some. */
export function DetailsPanel({ model }: EditedEntry) {
  const { t } = useTexts();
  const count = useForm(
    'DetailsPanel',
    ({ values }) => formRowsIn((values as { readonly details?: unknown }).details).length,
  );
  if (model !== TARGET_UIDS.location || count === 0) return null;
  return { title: t('placing.detail.panel'), content: <Entrance count={count} /> };
}

function Entrance({ count }: { readonly count: number }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600">{t('placing.detail.count', { count })}</Typography>
      <PanelButton variant="secondary" startIcon={<Crop aria-hidden />} onClick={() => setOpen(true)}>
        {t('placing.detail.open')}
      </PanelButton>
      {isOpen ? (
        <Suspense fallback={<Loader small>{t('placing.loading')}</Loader>}>
          <DetailsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Flex>
  );
}
