import { useMemo } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import { useTexts } from '../use-texts.ts';
import type { OnPlan } from './on-plan.ts';

export interface PlanNumbers {
  /** A point as a text. */
  readonly point: (point: PicturePoint) => string;
  /** A direction as a text. */
  readonly turn: (degrees: number) => string;
  /** All numbers of a location: its pin, its camera where that is elsewhere, and where it looks. */
  readonly all: (shown: OnPlan) => string;
}

/** The numbers of the floor plan as texts, to a tenth. */
export function usePlanNumbers(): PlanNumbers {
  const { t } = useTexts();
  return useMemo(() => {
    const point = ({ x, y }: PicturePoint): string => t('floorPlan.point', { x: tenth(x), y: tenth(y) });
    const turn = (degrees: number): string => t('floorPlan.turn', { degrees: tenth(degrees) });
    return {
      point,
      turn,
      all: ({ pin, camera, isApart, cone }) =>
        [
          point(pin),
          ...(isApart ? [t('floorPlan.cameraAt', { point: point(camera) })] : []),
          ...(cone === undefined ? [] : [t('floorPlan.looks', { turn: turn(cone.direction) })]),
        ].join(' · '),
    };
  }, [t]);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
