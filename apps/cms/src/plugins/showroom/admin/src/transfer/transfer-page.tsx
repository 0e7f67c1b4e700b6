import { Box, Flex } from '@strapi/design-system';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { EXPORT_WORLDS, IMPORT_WORLDS } from '../../../contracts/transfer.ts';
import { useTexts } from '../use-texts.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';

const PERMISSIONS = [EXPORT_WORLDS, IMPORT_WORLDS].map((action) => ({ action, subject: null }));

/** Exports and imports worlds, each for administrators with the permission. */
export function TransferPage() {
  const { t } = useTexts();
  const { isLoading, permissions } = useRBAC(PERMISSIONS);
  if (isLoading) return <Page.Loading />;
  const allowed = new Set(permissions.map(({ action }) => action));
  return (
    <Page.Main>
      <Page.Title>{t('transfer.title')}</Page.Title>
      <Layouts.Header title={t('transfer.title')} subtitle={t('transfer.subtitle')} />
      <Layouts.Content>
        <Box maxWidth="96rem" paddingBottom={10}>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {allowed.has(IMPORT_WORLDS) ? <ImportCard /> : null}
            {allowed.has(EXPORT_WORLDS) ? <ExportCard /> : null}
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
