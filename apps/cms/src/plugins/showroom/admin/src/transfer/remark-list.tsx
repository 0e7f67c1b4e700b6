import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { TransferRemark } from '../../../contracts/transfer.ts';
import { useTexts } from '../use-texts.ts';

/** So many are read; the others are a click away. */
const FIRST = 8;

/** Sentences about places of a file. They are the CMS's own, which are English. */
export function RemarkList({ remarks }: { readonly remarks: readonly Pick<TransferRemark, 'sentence'>[] }) {
  const { say } = useTexts();
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
          {say('transfer.preview.more', { count: remarks.length - shown.length })}
        </TextButton>
      ) : null}
    </Flex>
  );
}
