import { Pin } from '@strapi/icons';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { KeyboardEvent } from 'react';
import type { MapLocation } from '../../../contracts/map.ts';
import { NUDGE_STEP, stepOf } from '../key-steps.ts';
import { useTexts } from '../use-texts.ts';
import { pulled, turned } from './on-plan.ts';
import type { Grip, OnPlan, PlanChange } from './on-plan.ts';
import { PlanHandle } from './plan-handle.tsx';
import { usePlanNumbers } from './use-plan-numbers.ts';

/** What an editor does with the handles of a location. */
export interface HandleEvents {
  readonly onSelect: (location: string) => void;
  /** A pull that is not let go yet. */
  readonly onPull: (location: MapLocation, grip: Grip, to: PicturePoint) => void;
  readonly onDrop: (location: MapLocation, grip: Grip, to: PicturePoint) => void;
  readonly onCancel: () => void;
  readonly onChange: (location: MapLocation, changes: readonly PlanChange[], gesture: string) => void;
}

interface Props {
  readonly location: MapLocation;
  readonly shown: OnPlan;
  readonly drawnAt: PicturePoint;
  /** Where the handle that turns is drawn; undefined without a view cone. */
  readonly ahead: PicturePoint | undefined;
  readonly isSelected: boolean;
  readonly isAwaited: boolean;
  readonly isDisabled: boolean;
  readonly pointAt: (pointer: { readonly clientX: number; readonly clientY: number }) => PicturePoint;
  readonly events: HandleEvents;
}

/** Degrees for an arrow key on the handle that turns: alone, with Shift, and with Alt. */
const TURN_STEP = { plain: 1, far: 15, fine: 0.1 };

/** The pin of a location and, once it is selected, the handles of its camera and of its view cone. */
export function LocationHandles(props: Props) {
  const { location, shown, drawnAt, ahead, isSelected, isDisabled, events } = props;
  const { t } = useTexts();
  const numbers = usePlanNumbers();
  const { documentId, title } = location;
  const common = (grip: Grip) => ({
    grip,
    isPressed: isSelected,
    isDisabled,
    pointAt: props.pointAt,
    onSelect: () => events.onSelect(documentId),
    onPull: (to: PicturePoint) => events.onPull(location, grip, to),
    onDrop: (to: PicturePoint) => events.onDrop(location, grip, to),
    onCancel: events.onCancel,
  });
  const moves = (grip: 'camera' | 'pin', point: PicturePoint) => ({
    ...common(grip),
    point,
    label: t(`floorPlan.${grip}`, { title, point: numbers.point(point) }),
    onKey: (event: KeyboardEvent, gesture: string) => {
      const step = stepOf(event, NUDGE_STEP);
      if (step === undefined) return false;
      // A key only moves: where the cone looks is not asked.
      events.onChange(
        location,
        pulled(location, grip, { x: point.x + step.x, y: point.y + step.y }, 1),
        gesture,
      );
      return true;
    },
  });
  return (
    <>
      <PlanHandle {...moves('pin', shown.pin)} drawnAt={drawnAt} isAwaited={props.isAwaited}>
        <Pin aria-hidden />
      </PlanHandle>
      {isSelected && shown.isApart ? (
        <PlanHandle {...moves('camera', shown.camera)} drawnAt={shown.camera} />
      ) : null}
      {isSelected && shown.cone !== undefined && ahead !== undefined ? (
        <PlanHandle
          {...common('turn')}
          point={ahead}
          drawnAt={ahead}
          label={t('floorPlan.turnOf', { title })}
          turn={{ degrees: shown.cone.direction, text: numbers.turn(shown.cone.direction) }}
          onKey={(event, gesture) => {
            const step = stepOf(event, TURN_STEP);
            if (step === undefined) return false;
            events.onChange(location, turned(location, step.x - step.y), gesture);
            return true;
          }}
        />
      ) : null}
    </>
  );
}
