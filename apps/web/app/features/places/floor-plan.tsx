import coneStyles from '@vitrine/core/appearance/plan-cone.module.css';
import type { ViewCone } from '@vitrine/core/placing/on-plan';
import { useState } from 'react';
import type { CSSProperties, SyntheticEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { Pin } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PlacesView, PlanPin } from './places-view.ts';
import { PlanList } from './plan-list.tsx';
import styles from './floor-plan.module.css';
import numbers from './plan-number.module.css';

type MapView = Extract<PlacesView, { readonly tab: 'map' }>;

/**
 * The world's floor plan with a numbered pin for each location, and the same locations as a list. Pointing at one
 * marks it in the other.
 */
export function FloorPlan({ map }: { readonly map: MapView }) {
  const t = useTexts();
  const [marked, setMarked] = useState<string>();
  const mark = (event: SyntheticEvent) => {
    setMarked((event.target as Element).closest<HTMLElement>('a[data-walk]')?.dataset['walk']);
  };
  const placed = map.pins.filter(({ pin }) => pin);
  const style = { '--ratio': map.aspectRatio } as CSSProperties;
  return (
    <div
      className={styles['map']}
      style={style}
      data-tall=""
      onPointerOver={mark}
      onPointerLeave={() => setMarked(undefined)}
      onFocus={mark}
      onBlur={() => setMarked(undefined)}
    >
      <div className={styles['plan']}>
        <img src={map.plan.url} alt={t('places__plan', { world: map.worldName })} />
        {map.cone && <Cone cone={map.cone} />}
        <Leaders pins={placed} />
        <ul>
          {placed.map((pin, index) => (
            <li key={pin.payloadId} style={positionOf(pin.pin)}>
              <a
                className={classes(styles['pin'], isLow(pin) && styles['isLow'], sideOf(pin))}
                href={pin.href}
                data-walk={pin.payloadId}
                data-marked={marked === pin.payloadId || undefined}
                aria-current={pin.isCurrent ? 'page' : undefined}
                aria-label={pin.title}
              >
                {/* Drawn by the style sheet: it is no part of the pin's name. */}
                <span
                  className={classes(numbers['number'], styles['number'])}
                  data-near={pin.isNear || undefined}
                  data-number={pin.isCurrent ? undefined : index + 1}
                >
                  {pin.isCurrent && <Pin size={18} />}
                </span>
                <span className={styles['caption']} aria-hidden="true">
                  {pin.title}
                </span>
                <span className={styles['label']} aria-hidden="true">
                  {marked === pin.payloadId && pin.picture && (
                    <Picture media={pin.picture} sizes="max(224px, 14vw)" width={245} isDecorative />
                  )}
                  {pin.title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <PlanList pins={map.pins} marked={marked} />
    </div>
  );
}

/** What the visitor's picture shows, from where it was taken. */
function Cone({ cone: { from, direction } }: { readonly cone: ViewCone }) {
  return <i className={coneStyles['cone']} style={{ ...positionOf(from), rotate: `${direction}deg` }} />;
}

/** Lines from pins that were moved apart to their locations. */
function Leaders({ pins }: { readonly pins: readonly PlanPin[] }) {
  const moved = pins.filter(({ at, pin }) => at && pin && (at.x !== pin.x || at.y !== pin.y));
  if (moved.length === 0) return null;
  return (
    <svg className={styles['leaders']} aria-hidden="true">
      {moved.map(({ payloadId, at, pin }) => (
        <g key={payloadId}>
          <line x1={`${at?.x}%`} y1={`${at?.y}%`} x2={`${pin?.x}%`} y2={`${pin?.y}%`} />
          <circle cx={`${at?.x}%`} cy={`${at?.y}%`} r="3.5" />
        </g>
      ))}
    </svg>
  );
}

function positionOf(pin: PlanPin['pin']): CSSProperties {
  return { left: `${pin?.x}%`, top: `${pin?.y}%` };
}

/** Labels stay on the plan: near its right or left edge they are on the other side. */
function sideOf({ pin }: PlanPin): string | undefined {
  if (pin === undefined) return undefined;
  if (pin.x > 66) return styles['toLeft'];
  return pin.x < 34 ? styles['toRight'] : undefined;
}

function isLow({ pin }: PlanPin): boolean {
  return pin !== undefined && pin.y < 16;
}
