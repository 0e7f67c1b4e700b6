import { styled } from 'styled-components';

export const Frame = styled.div<{ readonly $height: number | undefined }>`
  display: flex;
  flex-direction: column;
  height: ${({ $height }) => ($height === undefined ? 'auto' : `${$height}px`)};
  min-height: 0;

  /* The plan is above what belongs to it, and the page scrolls. */
  @media (max-width: 767px) {
    height: auto;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.spaces[3]};
  padding: ${({ theme }) => `${theme.spaces[3]} ${theme.spaces[4]}`};
  background: ${({ theme }) => theme.colors.neutral0};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};

  @media (max-width: 767px) {
    flex-direction: column;
  }
`;

export const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.spaces[5]};
  width: 32rem;
  overflow: auto;
  padding: ${({ theme }) => theme.spaces[4]};
  border-left: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};

  @media (max-width: 767px) {
    width: 100%;
    border-left: 0;
  }
`;
