import { Flex, ProgressBar, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** What goes on. */
  readonly label: string;
  /** How far, 0 to 1; nothing while nobody knows. */
  readonly part?: number | undefined;
  /** The same in words. */
  readonly words?: string | undefined;
}

/** How far something is, for eyes and ears. */
export function Progress({ label, part, words }: Props) {
  const id = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} aria-live="polite">
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography id={id} fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {words === undefined ? null : <Typography textColor="neutral600">{words}</Typography>}
      </Flex>
      {part === undefined ? null : <Bar aria-labelledby={id} value={Math.round(part * 100)} />}
    </Flex>
  );
}

const Bar = styled(ProgressBar)`
  width: 100%;
`;
