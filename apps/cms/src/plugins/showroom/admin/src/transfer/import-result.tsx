import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowRight } from '@strapi/icons';
import { Link } from 'react-router-dom';
import type { ImportedWorlds } from '../../../contracts/transfer.ts';
import { DOCTOR_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { RemarkList } from './remark-list.tsx';

const WORLDS = '/content-manager/collection-types/api::world.world';

/** The result of an import, with links to the worlds. */
export function ImportResult({ file, result }: { readonly file: string; readonly result: ImportedWorlds }) {
  const { t } = useTexts();
  const { entries, media, unchanged } = result;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box aria-live="polite">
        <Typography tag="h3" variant="delta" textColor="success700" style={{ overflowWrap: 'anywhere' }}>
          {t('transfer.result.title', { file })}
        </Typography>
        <Typography>{t('transfer.result.counts', { entries, media, unchanged })}</Typography>
      </Box>
      {result.accessCodes.map(({ world, code }) => (
        <Typography key={world} fontWeight="bold">
          {t('transfer.result.code', { world, code })}
        </Typography>
      ))}
      {result.remarks.length === 0 ? null : <RemarkList remarks={result.remarks} />}
      <Flex gap={3} wrap="wrap">
        {result.worlds.map(({ documentId, name }) => (
          <LinkButton
            key={documentId}
            tag={Link}
            to={`${WORLDS}/${documentId}`}
            variant="secondary"
            endIcon={<ArrowRight aria-hidden />}
          >
            {t('transfer.result.open', { name })}
          </LinkButton>
        ))}
        <LinkButton tag={Link} to={DOCTOR_PAGE} variant="tertiary" endIcon={<ArrowRight aria-hidden />}>
          {t('transfer.result.doctor')}
        </LinkButton>
      </Flex>
    </Flex>
  );
}
