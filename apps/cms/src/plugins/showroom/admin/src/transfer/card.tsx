import { Box, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One of the two cards of the page. */
export function Card({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id} padding={6} background="neutral0" hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Typography id={id} tag="h2" variant="beta">
            {title}
          </Typography>
          {hint === undefined ? null : (
            <Typography textColor="neutral600" maxWidth="72rem">
              {hint}
            </Typography>
          )}
        </Flex>
        {children}
      </Flex>
    </Box>
  );
}
