import { Modal } from '@strapi/design-system';
import { styled } from 'styled-components';

/** Fills the window: the pictures should be as large as possible. */
export const DialogContent = styled(Modal.Content)`
  && {
    inset: 0;
    transform: none;
    animation: none;
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    overflow: auto;
    border-radius: 0;
    gap: ${({ theme }) => theme.spaces[3]};
    padding: ${({ theme }) => theme.spaces[4]};
  }

  .placing-said {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.spaces[3]};
`;

/** The pictures with the list beside them, or below in a narrow window. */
export const Work = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[5]};
  align-items: start;

  & > * {
    min-width: 0;
    display: grid;
    gap: ${({ theme }) => theme.spaces[4]};
  }

  @media (width >= 1024px) {
    grid-template-columns: minmax(0, 1fr) 32rem;
  }
`;

export const Side = styled.aside`
  @media (width >= 1024px) {
    max-height: calc(100dvh - 17rem);
    overflow: auto;
    padding: 2px ${({ theme }) => theme.spaces[2]} 2px 2px;
  }
`;
