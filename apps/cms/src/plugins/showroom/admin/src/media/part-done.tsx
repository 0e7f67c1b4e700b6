import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';

/**
 * A progress bar with its value as text. Strapi's own bar is made for dark pictures.
 *
 * @param part 0 to 1
 */
export function PartDone({ label, part }: { readonly label: string; readonly part: number }) {
  const { formatShare } = useTexts();
  const percent = Math.round(part * 100);
  return (
    <Flex gap={2}>
      <Bar aria-label={label} max={100} value={percent} />
      <Typography variant="pi" textColor="neutral600" minWidth="3.2rem" textAlign="end">
        {formatShare(part, 0)}
      </Typography>
    </Flex>
  );
}

const Bar = styled.progress`
  appearance: none;
  background: ${({ theme }) => theme.colors.neutral200};
  border: 0;
  border-radius: ${({ theme }) => theme.borderRadius};
  flex: 1;
  height: 0.6rem;
  min-width: 0;
  overflow: hidden;

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    background: ${({ theme }) => theme.colors.primary600};
  }

  &::-moz-progress-bar {
    background: ${({ theme }) => theme.colors.primary600};
  }
`;
