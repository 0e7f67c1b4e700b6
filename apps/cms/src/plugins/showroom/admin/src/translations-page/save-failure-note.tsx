import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import type { SaveFailure } from './use-entry-translation.ts';

interface Props {
  readonly failure: SaveFailure;
  readonly onReload: () => void;
}

/** Why saving failed, and what to do. */
export function SaveFailureNote({ failure, onReload }: Props) {
  const { t } = useTexts();
  return (
    <Box padding={4} background="danger100" hasRadius role="alert">
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Typography textColor="danger700">
          {failure.kind === 'conflict'
            ? t('translate.conflict', { name: failure.by ?? t('translate.someoneElse') })
            : t('translate.failed', { reason: failure.reason })}
        </Typography>
        {failure.kind === 'conflict' ? (
          <Button variant="secondary" onClick={onReload}>
            {t('translate.reload')}
          </Button>
        ) : null}
      </Flex>
    </Box>
  );
}
