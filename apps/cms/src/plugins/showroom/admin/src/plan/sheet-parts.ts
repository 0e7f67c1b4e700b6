import { styled } from 'styled-components';

/** The box around a plan, which is as large as it may be there. */
export const Room = styled.div`
  container-type: size;
  display: grid;
  place-items: center;
  flex: 1;
  min-width: 0;
  min-height: 0;
  padding: 3rem;
  background: ${({ theme }) => theme.colors.neutral100};

  @media (max-width: 767px) {
    container-type: inline-size;
    flex: none;
    padding: 2.4rem;
  }
`;

/** The plan in its own shape. Its colours are those of a showroom without a theme of its own. */
export const Sheet = styled.div`
  --secondary: #be185d;

  position: relative;
  width: min(100cqw, 100cqh * var(--ratio));
  aspect-ratio: var(--ratio);
  border-radius: 8px;
  background: #fff;
  box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  user-select: none;

  @media (max-width: 767px) {
    width: 100cqw;
  }

  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }

  i[data-faint='true'] {
    opacity: 0.35;
  }

  button {
    position: absolute;
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    padding: 0;
    border: 2px solid #0f766e;
    border-radius: 50%;
    background: #fff;
    color: #0f766e;
    translate: -50% -50%;
    cursor: grab;
    touch-action: none;

    svg {
      width: 16px;
      height: 16px;
      fill: currentcolor;
      pointer-events: none;
    }
  }

  button:active {
    cursor: grabbing;
  }

  button[data-fixed='true'] {
    border-style: dashed;
    cursor: pointer;
  }

  button[data-grip='pin'][aria-pressed='true'] {
    z-index: 1;
    border-color: #fff;
    background: var(--secondary);
    color: #fff;
    box-shadow: 0 0 0 2px var(--secondary);
  }

  /* Where the picture was taken. */
  button[data-grip='camera'] {
    z-index: 2;
    width: 26px;
    height: 26px;
    border: 3px solid var(--secondary);
    border-radius: 6px;
  }

  button[data-grip='turn'] {
    z-index: 2;
    width: 26px;
    height: 26px;
    border: 3px solid #fff;
    background: var(--secondary);
    box-shadow: 0 0 0 1.5px var(--secondary);
  }

  /* Both rings are seen on every plan: one is dark and one is light. */
  button:focus-visible {
    outline: 3px solid #0b191c;
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fff;
  }
`;

export const Leaders = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  stroke: #475569;
  stroke-width: 1.5;
  pointer-events: none;

  circle {
    fill: #fff;
  }
`;

/** The name of a location below its pin, where the plan has the room. */
export const Caption = styled.span`
  position: absolute;
  width: max-content;
  max-width: 12rem;
  color: #0b191c;
  font-size: 1.2rem;
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-shadow:
    0 0 3px #fff,
    0 0 3px #fff,
    0 0 6px #fff;
  translate: -50% 20px;
  pointer-events: none;

  @container (width < 560px) {
    display: none;
  }
`;
