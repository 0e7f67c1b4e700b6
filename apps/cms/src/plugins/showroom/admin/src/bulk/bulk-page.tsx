import { Box, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useTexts } from '../use-texts.ts';
import { TableExportCard } from './table-export-card.tsx';
import { TableImportCard } from './table-import-card.tsx';

/** Exports and imports tables. */
export function BulkPage() {
  const { t } = useTexts();
  return (
    <Page.Main>
      <Page.Title>{t('bulk.title')}</Page.Title>
      <Layouts.Header title={t('bulk.title')} subtitle={t('bulk.subtitle')} />
      <Layouts.Content>
        <Box maxWidth="96rem" paddingBottom={10}>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <TableExportCard />
            <TableImportCard />
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
