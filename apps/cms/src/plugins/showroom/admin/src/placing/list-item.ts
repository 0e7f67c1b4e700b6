import { styled } from 'styled-components';

/** Selects something that is placed in a view. */
export const ListItem = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.spaces[3]};
  width: 100%;
  min-height: 4.8rem;
  padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[2]};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[1]};
  }

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;
