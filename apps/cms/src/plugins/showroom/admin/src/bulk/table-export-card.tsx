import { sizeText } from '@vitrine/core/media/size-text';
import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Download as DownloadIcon } from '@strapi/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TableName, TableChoices, TableFormat } from '../../../contracts/bulk.ts';
import { BULK_PATH, TABLE_NAMES, TABLE_FORMATS } from '../../../contracts/bulk.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { Card } from '../transfer/card.tsx';
import { Group } from '../transfer/group.tsx';
import { Progress } from '../transfer/progress.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { useTableExport } from './use-table-export.ts';
import type { TableDownload } from './use-table-export.ts';

/** The value of the select when no world is chosen: a select cannot be empty. */
const EVERY_WORLD = '';
const NO_CHOICES: TableChoices = { worlds: [], kinds: [], mayExportAll: true };

/** Downloads a table. */
export function TableExportCard() {
  const { t } = useTexts();
  const { locale } = useIntl();
  const kindName = useKindName();
  const answered = useAnswer<TableChoices>(`${BULK_PATH}/choices`);
  const { worlds, kinds, mayExportAll } = answered.status === 'ready' ? answered.data : NO_CHOICES;
  const [table, setTable] = useState<TableName>('articles');
  // Excel reads the separator of its own language.
  const [format, setFormat] = useState<TableFormat>(locale === 'en' ? 'csv-comma' : 'csv-semicolon');
  const [picked, setPicked] = useState<string>();
  const world = picked ?? (mayExportAll ? EVERY_WORLD : (worlds[0]?.documentId ?? EVERY_WORLD));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { download, start } = useTableExport();
  const hasKinds = table === 'translations';
  const isWithoutBlocks = hasKinds && format !== 'json';

  return (
    <Card title={t('bulk.export.title')} hint={t('bulk.export.hint')}>
      <Grid.Root gap={5}>
        <Grid.Item col={4} xs={12} direction="column" alignItems="stretch">
          <Field.Root name="table">
            <Field.Label>{t('bulk.export.what')}</Field.Label>
            <SingleSelect value={table} onChange={(value) => setTable(value as TableName)}>
              {TABLE_NAMES.map((one) => (
                <SingleSelectOption key={one} value={one}>
                  {t(`bulk.table.${one}`)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={4} xs={12} direction="column" alignItems="stretch">
          <Field.Root name="world">
            <Field.Label>{t('bulk.export.world')}</Field.Label>
            <SingleSelect value={world} onChange={(value) => setPicked(String(value))}>
              {mayExportAll ? (
                <SingleSelectOption value={EVERY_WORLD}>{t('bulk.export.everyWorld')}</SingleSelectOption>
              ) : null}
              {worlds.map(({ documentId, name }) => (
                <SingleSelectOption key={documentId} value={documentId}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={4} xs={12} direction="column" alignItems="stretch">
          <Field.Root name="format" {...(isWithoutBlocks ? { hint: t('bulk.export.blocks') } : {})}>
            <Field.Label>{t('bulk.export.format')}</Field.Label>
            <SingleSelect value={format} onChange={(value) => setFormat(value as TableFormat)}>
              {TABLE_FORMATS.map((one) => (
                <SingleSelectOption key={one} value={one}>
                  {t(`bulk.format.${one}`)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
        </Grid.Item>
      </Grid.Root>
      {hasKinds ? (
        <Group title={t('bulk.export.kinds')}>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Typography textColor="neutral600">{t('bulk.export.kindsHint')}</Typography>
            <Flex gap={5} wrap="wrap">
              {kinds.map((uid) => (
                <Field.Root key={uid} name={uid}>
                  <Checkbox
                    checked={chosen.includes(uid)}
                    onCheckedChange={(value) =>
                      setChosen(value === true ? [...chosen, uid] : chosen.filter((other) => other !== uid))
                    }
                  >
                    {kindName(uid)}
                  </Checkbox>
                </Field.Root>
              ))}
            </Flex>
          </Flex>
        </Group>
      ) : null}
      <Box>
        <Button
          startIcon={<DownloadIcon aria-hidden />}
          loading={download.status === 'preparing'}
          onClick={() =>
            void start({
              table,
              format,
              ...(world === EVERY_WORLD ? {} : { world }),
              ...(hasKinds ? { kinds: chosen } : {}),
            })
          }
        >
          {t('bulk.export.go')}
        </Button>
      </Box>
      <DownloadState download={download} />
    </Card>
  );
}

function DownloadState({ download }: { readonly download: TableDownload }) {
  const { t } = useTexts();
  const { locale } = useIntl();
  switch (download.status) {
    case 'none':
      return null;
    case 'preparing':
      return <Progress label={t('bulk.export.preparing')} />;
    case 'failed':
      return (
        <Typography role="alert" textColor="danger600">
          {t('bulk.export.broken')}
        </Typography>
      );
    case 'done':
      return (
        <Typography aria-live="polite" textColor="success700">
          {t('bulk.export.done', { size: sizeText(download.size, locale) })}
        </Typography>
      );
  }
}
