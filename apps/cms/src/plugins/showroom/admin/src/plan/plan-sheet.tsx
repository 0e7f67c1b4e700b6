import coneStyles from '@vitrine/core/appearance/plan-cone.module.css';
import { spreadPins } from '@vitrine/core/placing/spread-pins';
import type { PicturePoint } from '@vitrine/core/world/background';
import { Fragment, useMemo, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { MapLocation } from '../../../contracts/map.ts';
import { useTexts } from '../use-texts.ts';
import { handleOf, onPlan } from './on-plan.ts';
import type { OnPlan } from './on-plan.ts';
import { LocationHandles } from './location-handles.tsx';
import type { HandleEvents } from './location-handles.tsx';
import { Caption, Leaders, Sheet } from './sheet-parts.ts';

interface Props {
  readonly world: string;
  readonly url: string;
  /** Of the plan. */
  readonly widthToHeight: number;
  /** In the order of their handles. */
  readonly locations: readonly MapLocation[];
  /** By document id. */
  readonly selected: string | undefined;
  /** The location whose pin takes the focus. */
  readonly awaited: string | undefined;
  readonly mayChange: (location: MapLocation) => boolean;
  readonly events: HandleEvents;
  /** A tap beside the pins. */
  readonly onTap: (point: PicturePoint) => void;
}

interface Drawn {
  readonly location: MapLocation;
  readonly shown: OnPlan;
  /** Where visitors see its pin: beside its neighbours' pins. */
  readonly drawnAt: PicturePoint;
}

/** A world's floor plan as visitors see it, with every location's pin and view cone. */
export function PlanSheet(props: Props) {
  const { world, url, widthToHeight, locations, selected, awaited, mayChange, events, onTap } = props;
  const { t } = useTexts();
  const sheet = useRef<HTMLDivElement>(null);
  const drawn = useMemo(() => drawnOn(locations, widthToHeight), [locations, widthToHeight]);
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): PicturePoint => {
    const box = sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 };
  };
  return (
    <Sheet
      ref={sheet}
      style={{ '--ratio': widthToHeight } as CSSProperties}
      onPointerUp={(event) => {
        if (event.button === 0 && !(event.target as Element).closest('button')) onTap(pointAt(event));
      }}
    >
      <img src={url} alt={t('floorPlan.picture', { world })} draggable={false} />
      {drawn.map(({ location, shown: { cone } }) =>
        cone === undefined ? null : (
          <i
            key={location.documentId}
            className={coneStyles['cone']}
            data-faint={location.documentId !== selected}
            style={{ ...cssOf(cone.from), rotate: `${cone.direction}deg` }}
          />
        ),
      )}
      <Leaders aria-hidden="true">
        {drawn.map(({ location: { documentId }, shown: { pin, camera, isApart }, drawnAt }) => (
          <Fragment key={documentId}>
            {pin.x === drawnAt.x && pin.y === drawnAt.y ? null : <Line from={pin} to={drawnAt} />}
            {isApart && documentId === selected ? <Line from={camera} to={pin} /> : null}
          </Fragment>
        ))}
      </Leaders>
      {drawn.map(({ location, shown, drawnAt }) => (
        <Fragment key={location.documentId}>
          <LocationHandles
            location={location}
            shown={shown}
            drawnAt={drawnAt}
            ahead={shown.cone && handleOf(shown.cone, widthToHeight)}
            isSelected={location.documentId === selected}
            isAwaited={location.documentId === awaited}
            isDisabled={!mayChange(location)}
            pointAt={pointAt}
            events={events}
          />
          <Caption style={cssOf(drawnAt)} aria-hidden="true">
            {location.title}
          </Caption>
        </Fragment>
      ))}
    </Sheet>
  );
}

function drawnOn(locations: readonly MapLocation[], widthToHeight: number): readonly Drawn[] {
  const placed = locations.flatMap((location) => {
    const shown = onPlan(location);
    return shown === undefined ? [] : [{ location, shown }];
  });
  const spread = spreadPins(
    placed.map(({ shown }) => shown.pin),
    1 / widthToHeight,
  );
  return placed.map(({ location, shown }, index) => ({
    location,
    shown,
    drawnAt: spread[index] ?? shown.pin,
  }));
}

function Line({ from, to }: { readonly from: PicturePoint; readonly to: PicturePoint }) {
  return (
    <g>
      <line x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} />
      <circle cx={`${from.x}%`} cy={`${from.y}%`} r="3.5" />
    </g>
  );
}

function cssOf({ x, y }: PicturePoint): CSSProperties {
  return { left: `${x}%`, top: `${y}%` };
}
