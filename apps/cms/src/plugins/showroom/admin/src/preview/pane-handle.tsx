import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { changePane, MIN_WIDTH, usePaneSettings, MAX_WIDTH } from './pane-settings.ts';

/** Percent of the window for one press of an arrow key. */
const STEP = 2;

/** The edge between form and preview, which can be dragged or moved by arrow keys. */
export function PaneHandle() {
  const { t } = useTexts();
  const { width } = usePaneSettings();

  const move = (event: KeyboardEvent): void => {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: MAX_WIDTH,
      End: MIN_WIDTH,
    };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    changePane({ width: next });
  };

  return (
    <Handle
      aria-orientation="vertical"
      aria-label={t('preview.width')}
      aria-valuenow={Math.round(width)}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={0}
      onKeyDown={move}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
}

function drag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>): void {
  if (!currentTarget.hasPointerCapture(pointerId)) return;
  changePane({ width: ((window.innerWidth - clientX) / window.innerWidth) * 100 });
}

const Handle = styled.hr`
  flex: none;
  width: 9px;
  height: 100%;
  margin: 0;
  border: 0;
  background: transparent;
  margin-left: -5px;
  cursor: col-resize;
  touch-action: none;

  &:hover,
  &:active {
    background: ${({ theme }) => theme.colors.primary200};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  @media (width < 1080px) {
    display: none;
  }
`;
