import { Button, Flex, Typography } from '@strapi/design-system';
import type { StartView } from '@vitrine/core/world/panorama';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import type { PanoramaState } from './use-panorama.ts';
import { viewText } from './view-text.ts';

/** A panorama in the shape 4:3, as large as the window allows. */
export const PanoramaBox = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: #0b191c;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }

  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

/** Why there is no panorama to see. What lies in it can be placed by its numbers all the same. */
export function PanoramaNote({
  state,
  of,
}: {
  readonly state: PanoramaState;
  /** What the numbers are for that remain. */
  readonly of: 'arrival' | 'round';
}) {
  const { t } = useTexts();
  if (state === 'ready') return null;
  return (
    <Note role={state === 'loading' ? undefined : 'alert'}>
      {t(state === 'loading' ? 'placing.loading' : `placing.${of}.${state}`)}
    </Note>
  );
}

const Note = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 1.6rem;
  color: #fff;
  font-size: 1.4rem;
  text-align: center;
`;

/** Where it looks now, and the buttons for those who have no wheel. */
export function ViewLine({
  view,
  onChange,
  onFirst,
  children,
}: {
  readonly view: StartView;
  /** Factor of the size. */
  readonly onChange: (by: number) => void;
  readonly onFirst: () => void;
  readonly children?: React.ReactNode;
}) {
  const { t } = useTexts();
  return (
    <Flex gap={2} wrap="wrap" alignItems="center">
      <Button variant="tertiary" size="S" onClick={() => onChange(STEP)}>
        {t('placing.zoomIn')}
      </Button>
      <Button variant="tertiary" size="S" onClick={() => onChange(1 / STEP)}>
        {t('placing.zoomOut')}
      </Button>
      <Button variant="tertiary" size="S" onClick={onFirst}>
        {t('placing.round.first')}
      </Button>
      {children}
      <Typography variant="pi" textColor="neutral600">
        {viewText(t, view)}
      </Typography>
    </Flex>
  );
}

const STEP = 1.25;
