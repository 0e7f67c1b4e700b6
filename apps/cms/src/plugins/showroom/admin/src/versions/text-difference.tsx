import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { wordDiff } from './word-diff.ts';
import type { DiffRun } from './word-diff.ts';

interface Props {
  readonly before: string;
  readonly after: string;
  /** Which of the two texts is shown; what only the other one has is left out. */
  readonly side: 'before' | 'after';
}

/** One side of two texts, with the words marked that the other side does not have. */
export function TextDifference({ before, after, side }: Props) {
  const left = side === 'before' ? 'added' : 'removed';
  return (
    <Text tag="p" textColor="neutral800">
      {wordDiff(before, after)
        .filter(({ kind }) => kind !== left)
        .map(({ kind, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- runs of one text never move
          <Run key={index} kind={kind} text={text} />
        ))}
    </Text>
  );
}

function Run({ kind, text }: DiffRun) {
  if (kind === 'same') return <>{text}</>;
  return kind === 'added' ? <Added>{text}</Added> : <Removed>{text}</Removed>;
}

const Text = styled(Typography)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Added = styled.ins`
  border-radius: 2px;
  color: ${({ theme }) => theme.colors.success700};
  background: ${({ theme }) => theme.colors.success100};
  text-decoration-thickness: 2px;
`;

const Removed = styled.del`
  border-radius: 2px;
  color: ${({ theme }) => theme.colors.danger700};
  background: ${({ theme }) => theme.colors.danger100};
`;
