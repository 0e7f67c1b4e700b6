import { Flex, ProgressBar, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** What is in progress. */
  readonly label: string;
  /** 0 to 1; absent if unknown. */
  readonly part?: number | undefined;
  /** The same as text. */
  readonly detail?: string | undefined;
}

/** An accessible progress bar. */
export function Progress({ label, part, detail }: Props) {
  const id = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} aria-live="polite">
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography id={id} fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {detail === undefined ? null : <Typography textColor="neutral600">{detail}</Typography>}
      </Flex>
      {part === undefined ? null : <Bar aria-labelledby={id} value={Math.round(part * 100)} />}
    </Flex>
  );
}

const Bar = styled(ProgressBar)`
  width: 100%;
`;
