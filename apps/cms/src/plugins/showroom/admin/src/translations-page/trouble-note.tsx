import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import type { Trouble } from './use-entry-translation.ts';

interface Props {
  readonly trouble: Trouble;
  readonly onReload: () => void;
}

/** Why it was not saved, and what to do. */
export function TroubleNote({ trouble, onReload }: Props) {
  const { say } = useTexts();
  return (
    <Box padding={4} background="danger100" hasRadius role="alert">
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Typography textColor="danger700">
          {trouble.kind === 'conflict'
            ? say('translate.conflict', { name: trouble.by ?? say('translate.somebody') })
            : say('translate.failed', { reason: trouble.reason })}
        </Typography>
        {trouble.kind === 'conflict' ? (
          <Button variant="secondary" onClick={onReload}>
            {say('translate.reload')}
          </Button>
        ) : null}
      </Flex>
    </Box>
  );
}
