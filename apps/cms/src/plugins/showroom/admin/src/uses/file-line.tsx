import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { UsedFile } from '../../../contracts/uses.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { useTexts } from '../use-texts.ts';
import { UseList } from './used-in.tsx';

/** A file with what shows it. */
export function FileLine({ file }: { readonly file: UsedFile }) {
  const { t } = useTexts();
  const { formatNumber } = useIntl();
  const { name, kilobytes, picture, uses, hidden, isKept } = file;
  const size = formatNumber(kilobytes / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Flex tag="li" gap={4} wrap="wrap" alignItems="flex-start">
      <Thumbnail picture={picture} />
      <Box flex="1 1 20rem" minWidth={0}>
        <Name tag="p" fontWeight="bold" textColor="neutral800">
          {name}
        </Name>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('library.megabytes', { size })}
        </Typography>
      </Box>
      <Box flex="2 1 28rem" minWidth={0}>
        {uses.length + hidden === 0 ? (
          <Typography textColor="neutral600">{t(isKept ? 'library.kept' : 'library.notUsed')}</Typography>
        ) : (
          <UseList uses={file} intro={t('uses.title')} />
        )}
      </Box>
    </Flex>
  );
}

const Name = styled(Typography)`
  overflow-wrap: anywhere;
`;
