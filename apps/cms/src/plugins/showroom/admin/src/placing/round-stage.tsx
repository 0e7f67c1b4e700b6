import { Button, Typography } from '@strapi/design-system';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import { ASPECT_RATIO_VALUES } from '@vitrine/core/background/aspect-ratio';
import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { useEffect, useId } from 'react';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { isSameView } from '../panorama/form-angles.ts';
import { PanoramaBox, PanoramaNote, ViewLine } from '../panorama/panorama-box.tsx';
import { pointInView } from '../panorama/round-view.ts';
import { usePanorama } from '../panorama/use-panorama.ts';
import { useTurning } from '../panorama/use-turning.ts';
import { useTexts } from '../use-texts.ts';
import { AimMark } from './aim-mark.tsx';
import { MIDDLE } from './form-hotspot.ts';
import type { FormRow } from './form-hotspot.ts';
import { HotspotHandle } from './hotspot-handle.tsx';
import type { DrawnHandle } from './hotspot-handle.tsx';
import { Handles, PaneTitle, RoundFrame } from './pane-parts.ts';
import { directionName } from './picture-names.ts';
import { crowdAttribute } from './placed-hotspots.tsx';
import type { HandleEvent, PlacingState, RoundTarget } from './placing-state.ts';
import { themeOf, VisitorsSurroundings } from './visitors-surroundings.ts';

/** A hotspot with its direction in the panorama. */
export interface DrawnAround extends DrawnHandle {
  readonly direction: PanoramaDirection;
}

interface Props {
  /** URL of the panorama for the admin panel. */
  readonly address: string;
  /** Where it looks at first, and with the key `0`. */
  readonly first: StartView;
  readonly drawn: readonly DrawnAround[];
  readonly state: Pick<PlacingState<FormRow>, 'selected' | 'selections' | 'activity'>;
  readonly dispatch: (event: HandleEvent) => void;
  readonly isDisabled: boolean;
  /** Of the world that it belongs to. */
  readonly theme: PlacingSurroundings['theme'];
  /** Is told where it looks, whenever it is turned. */
  readonly onTurn?: (view: StartView) => void;
  /** Makes a view the first one; absent where there is none to choose. */
  readonly onFirst?: (view: StartView) => void;
  readonly children?: React.ReactNode;
}

const SHAPE = ASPECT_RATIO_VALUES['4x3'];

/** A panorama to turn in and to place hotspots all around: that of a location, or of a 360 view. */
export function RoundStage(props: Props) {
  const { address, first, drawn, state, dispatch, isDisabled, onTurn, onFirst } = props;
  const help = useId();
  const { t } = useTexts();
  const turning = useTurning(first);
  const { view, box, pointAt, bringIntoView, turnByKey, turnTo, zoomBy } = turning;
  const { onPointerDown, onPointerMove, endsDrag } = turning;
  const { canvas, state: shown } = usePanorama(address, view);
  const { activity, selections } = state;
  const isAiming = activity.kind === 'aiming' || activity.kind === 'choosing';
  const aim = isAiming && activity.at.ratio === 'panorama' ? activity.at.direction : undefined;
  const aimPoint = aim && pointInView(aim, view);
  const targetOf = (direction: PanoramaDirection): RoundTarget => ({
    ratio: 'panorama',
    direction,
    start: first,
  });
  const targetAt = (point: PicturePoint): RoundTarget => targetOf(directionOnPicture(point, view));

  const { yaw, pitch } = drawn.find(({ key }) => key === state.selected)?.direction ?? {};
  const isDragging = activity.kind === 'dragging';
  // Selected once more, by keyboard or in the list, it comes into view once more.
  useEffect(() => {
    const isShown = selections > 0 && !isDragging;
    if (yaw !== undefined && pitch !== undefined && isShown) bringIntoView({ yaw, pitch });
  }, [yaw, pitch, selections, isDragging, bringIntoView]);

  useEffect(() => onTurn?.(view), [onTurn, view]);

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.target !== event.currentTarget || turnByKey(event) || isDisabled) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const at = targetAt(MIDDLE);
      dispatch(activity.kind === 'aiming' ? { type: 'positionChosen', at } : { type: 'aimed', at });
    } else if (event.key === 'Escape' && activity.kind === 'aiming') {
      event.stopPropagation();
      dispatch({ type: 'addingCancelled' });
    }
  };

  return (
    <RoundFrame aria-label={t('placing.round.pane')}>
      <PaneTitle>{t('placing.round.pane')}</PaneTitle>
      <VisitorsSurroundings style={themeOf(props.theme)}>
        <PanoramaBox
          ref={box}
          role="application"
          aria-label={t('placing.round.stage')}
          aria-describedby={help}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onClick={(event) => {
            const isDrag = endsDrag();
            if (isDrag || isDisabled || (event.target as Element).closest('button')) return;
            dispatch({ type: 'selected', key: undefined });
            dispatch({ type: 'aimed', at: targetAt(pointAt(event)) });
          }}
        >
          <canvas ref={canvas} aria-hidden />
          <PanoramaNote state={shown} of="round" />
          {shown === 'ready' ? (
            <Handles className={hotspotStyles['layer']} {...crowdAttribute(drawn.length)} data-names="">
              {drawn.map((each) => {
                const point = pointInView(each.direction, view);
                return (
                  <HotspotHandle
                    key={each.key}
                    drawn={each}
                    name={directionName(t, each.title, each.direction)}
                    point={point ?? MIDDLE}
                    isOutOfView={point === undefined}
                    widthToHeight={SHAPE}
                    others={[]}
                    isSelected={state.selected === each.key}
                    isDragging={activity.kind === 'dragging' && activity.key === each.key}
                    isSnapping={false}
                    isDisabled={isDisabled}
                    pointAt={pointAt}
                    targetAt={targetAt}
                    dispatch={dispatch}
                  />
                );
              })}
            </Handles>
          ) : null}
          {aim && aimPoint ? (
            <AimMark point={aimPoint} onAdd={() => dispatch({ type: 'positionChosen', at: targetOf(aim) })} />
          ) : null}
        </PanoramaBox>
      </VisitorsSurroundings>
      <Typography id={help} variant="pi" textColor="neutral600" tag="p">
        {t('placing.round.help')}
      </Typography>
      {shown === 'ready' ? (
        <ViewLine view={view} onChange={zoomBy} onFirst={() => turnTo(first)}>
          {onFirst === undefined ? null : (
            <Button
              size="S"
              variant="secondary"
              disabled={isDisabled || isSameView(view, first)}
              onClick={() => onFirst(view)}
            >
              {t('placing.round.setFirst')}
            </Button>
          )}
        </ViewLine>
      ) : null}
      {props.children}
    </RoundFrame>
  );
}
