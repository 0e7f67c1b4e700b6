import type { PicturePoint } from '@vitrine/core/world/background';
import { css, styled } from 'styled-components';

/** The buttons of hotspots on a pane. */
const HANDLES = css`
  button {
    border: 0;
    padding: 0;
    background: none;
    cursor: grab;
    touch-action: none;
  }

  button[data-dragging] {
    cursor: grabbing;
  }

  /* Both rings are seen on every picture: one is dark and one is light. */
  button[aria-pressed='true']::before,
  button:focus-visible::before {
    content: '';
    position: absolute;
    inset: -3px;
    border: 2px solid #fff;
    border-radius: 12px;
    box-shadow: 0 0 0 2px #0b191c;
    pointer-events: none;
  }

  button:focus-visible {
    outline: none;
  }

  button:focus-visible::before {
    border-width: 3px;
  }
`;

export const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 36rem;
  min-width: min(100%, 30rem);
`;

/** As wide as its height allows: a panorama is placed in at a glance, without scrolling. */
export const RoundFrame = styled(Frame)`
  flex-basis: 60rem;
  gap: ${({ theme }) => theme.spaces[2]};
  max-width: calc((100dvh - 24rem) * 4 / 3);
`;

export const PaneTitle = styled.h3`
  padding-bottom: ${({ theme }) => theme.spaces[2]};
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: ${({ theme }) => theme.fontSizes[1]};
  font-weight: ${({ theme }) => theme.fontWeights.bold};

  small {
    padding-left: ${({ theme }) => theme.spaces[2]};
    font-weight: ${({ theme }) => theme.fontWeights.regular};
  }
`;

/** A zoomed picture is scrolled like a page. */
export const Scroller = styled.div`
  overflow: auto;
  max-height: calc(100vh - 20rem);
  border-radius: ${({ theme }) => theme.borderRadius};
  background: #0b191c;
`;

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  cursor: crosshair;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  ${HANDLES}
`;

interface Seen {
  readonly from: PicturePoint;
  readonly to: PicturePoint;
}

/** Darkens the part that a window cuts off. */
export const Shade = styled.div.attrs<Seen>(({ from, to }) => ({
  'aria-hidden': true,
  style: {
    left: `${from.x}%`,
    top: `${from.y}%`,
    width: `${to.x - from.x}%`,
    height: `${to.y - from.y}%`,
  },
}))<Seen>`
  position: absolute;
  outline: 2px dashed #fff;
  outline-offset: -2px;
  box-shadow: 0 0 0 200vmax rgb(6 16 18 / 62%);
  pointer-events: none;
`;

export const GuideLine = styled.div<{ readonly $axis: 'x' | 'y' }>`
  position: absolute;
  ${({ $axis }) => ($axis === 'x' ? 'top: 0; bottom: 0; width: 0;' : 'left: 0; right: 0; height: 0;')}
  outline: 1px solid #ff3d9a;
  pointer-events: none;
`;

/** The layer of hotspots over a panorama. Those out of view keep their turn among the keys. */
export const Handles = styled.div`
  ${HANDLES}

  && [data-out-of-view] {
    opacity: 0;
    pointer-events: none;
  }
`;
