import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { TransferRemark } from '../../../contracts/transfer.ts';
import { useTexts } from '../use-texts.ts';

/** Remarks shown at first; a button shows the others. */
const FIRST = 8;

/** Remarks about parts of a file. They come from the CMS and are in English. */
export function RemarkList({ remarks }: { readonly remarks: readonly Pick<TransferRemark, 'sentence'>[] }) {
  const { t } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? remarks : remarks.slice(0, FIRST);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Box tag="ul" paddingLeft={5} style={{ listStyle: 'disc' }}>
        {shown.map(({ sentence }) => (
          <li key={sentence}>
            <Typography lang="en" style={{ overflowWrap: 'anywhere' }}>
              {sentence}
            </Typography>
          </li>
        ))}
      </Box>
      {shown.length < remarks.length ? (
        <TextButton onClick={() => setIsWhole(true)}>
          {t('transfer.preview.more', { count: remarks.length - shown.length })}
        </TextButton>
      ) : null}
    </Flex>
  );
}
