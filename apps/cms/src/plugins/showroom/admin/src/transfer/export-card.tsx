import { sizeText } from '@vitrine/core/media/size-text';
import { Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { Download as DownloadIcon } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportableWorld, WorldsAnswer } from '../../../contracts/transfer.ts';
import { TRANSFER_PATH } from '../../../contracts/transfer.ts';
import { useTexts } from '../use-texts.ts';
import { Card } from './card.tsx';
import { Group } from './group.tsx';
import { Progress } from './progress.tsx';
import { RemarkList } from './remark-list.tsx';
import type { Download } from './use-export.ts';
import { useExport } from './use-export.ts';

/** Downloads chosen worlds as one file. */
export function ExportCard() {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const [worlds, setWorlds] = useState<readonly ExportableWorld[] | 'failed'>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { download, start } = useExport();

  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const found = await get<WorldsAnswer>(`${TRANSFER_PATH}/worlds`).then(
        ({ data }) => data.data,
        () => 'failed' as const,
      );
      if (isAwaited) setWorlds(found);
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get]);

  const choose = (slug: string, isChosen: boolean): void =>
    setChosen(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug));
  const isLoading = download.status === 'preparing' || download.status === 'loading';

  return (
    <Card title={t('transfer.export.title')} hint={t('transfer.export.hint')}>
      {worlds === undefined ? <Typography aria-live="polite">{t('transfer.loading')}</Typography> : null}
      {worlds === 'failed' ? (
        <Typography role="alert" textColor="danger600">
          {t('transfer.export.failed')}
        </Typography>
      ) : null}
      {worlds !== undefined && worlds !== 'failed' && worlds.length === 0 ? (
        <Typography>{t('transfer.export.none')}</Typography>
      ) : null}
      {worlds !== undefined && worlds !== 'failed' && worlds.length > 0 ? (
        <>
          <Group title={t('transfer.export.worlds')}>
            <Flex direction="column" alignItems="stretch" gap={3}>
              {worlds.map(({ slug, name, locations }) => (
                <Field.Root key={slug} name={slug}>
                  <Checkbox
                    checked={chosen.includes(slug)}
                    disabled={isLoading}
                    onCheckedChange={(value) => choose(slug, value === true)}
                  >
                    {t('transfer.export.world', { name, count: locations })}
                  </Checkbox>
                </Field.Root>
              ))}
            </Flex>
          </Group>
          <Box>
            <Button
              startIcon={<DownloadIcon aria-hidden />}
              disabled={chosen.length === 0}
              loading={isLoading}
              onClick={() => void start(chosen)}
            >
              {t('transfer.export.go')}
            </Button>
          </Box>
        </>
      ) : null}
      <DownloadState download={download} />
    </Card>
  );
}

function DownloadState({ download }: { readonly download: Download }) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const sizeOf = (bytes: number): string => sizeText(bytes, locale);
  switch (download.status) {
    case 'none':
      return null;
    case 'preparing':
      return <Progress label={t('transfer.export.preparing')} />;
    case 'loading':
      return (
        <Progress
          label={t('transfer.export.preparing')}
          part={download.done / download.total}
          detail={t('transfer.export.loading', {
            done: sizeOf(download.done),
            total: sizeOf(download.total),
          })}
        />
      );
    case 'busy':
      return (
        <Typography role="alert" textColor="danger600">
          {t('transfer.export.busy')}
        </Typography>
      );
    case 'failed':
      return (
        <Typography role="alert" textColor="danger600" {...(download.sentence === '' ? {} : { lang: 'en' })}>
          {download.sentence === '' ? t('transfer.export.broken') : download.sentence}
        </Typography>
      );
    case 'done':
      return (
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Typography aria-live="polite" textColor="success700">
            {t('transfer.export.done', { size: sizeOf(download.size) })}
          </Typography>
          {download.leftBehind.sentences.length + download.leftBehind.more === 0 ? null : (
            <>
              <Typography>{t('transfer.export.left')}</Typography>
              <RemarkList remarks={download.leftBehind.sentences.map((sentence) => ({ sentence }))} />
              {download.leftBehind.more === 0 ? null : (
                <Typography>{t('transfer.preview.more', { count: download.leftBehind.more })}</Typography>
              )}
            </>
          )}
        </Flex>
      );
  }
}
