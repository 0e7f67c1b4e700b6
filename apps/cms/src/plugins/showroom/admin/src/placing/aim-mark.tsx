import type { PicturePoint } from '@vitrine/core/world/background';
import { Plus } from '@strapi/icons';
import { Button } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly point: PicturePoint;
  readonly onAdd: () => void;
}

/** The crosshair for a new hotspot, with a button to add it. */
export function AimMark({ point, onAdd }: Props) {
  const { t } = useTexts();
  return (
    <>
      <Cross aria-hidden style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      <Offer
        style={{
          left: `${point.x}%`,
          top: `${point.y}%`,
          translate: `${point.x > 60 ? 'calc(-100% - 14px)' : '14px'} ${point.y > 80 ? 'calc(-100% - 14px)' : '14px'}`,
        }}
      >
        <Button size="S" tabIndex={-1} startIcon={<Plus aria-hidden />} onClick={onAdd}>
          {t('placing.addHere')}
        </Button>
      </Offer>
    </>
  );
}

const Cross = styled.div`
  position: absolute;
  width: 0;
  height: 0;
  pointer-events: none;
  z-index: 11;

  &::before,
  &::after {
    content: '';
    position: absolute;
    background: #fff;
    outline: 1px solid #0b191c;
  }

  &::before {
    left: -14px;
    top: -1px;
    width: 28px;
    height: 2px;
  }

  &::after {
    left: -1px;
    top: -14px;
    width: 2px;
    height: 28px;
  }
`;

const Offer = styled.div`
  position: absolute;
  z-index: 12;

  && button {
    padding: 0.6rem 1.2rem;
    background: ${({ theme }) => theme.colors.buttonPrimary600};
    cursor: pointer;
  }
`;
