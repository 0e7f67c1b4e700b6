import { Button, Typography } from '@strapi/design-system';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import { ASPECT_RATIO_VALUES, pictureOf } from '@vitrine/core/background/aspect-ratio';
import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { Background, PicturePoint } from '@vitrine/core/world/background';
import type { Media } from '@vitrine/core/world/media';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useMemo } from 'react';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { PanoramaBox, PanoramaNote, ViewLine } from '../panorama/panorama-box.tsx';
import { pointInView } from '../panorama/round-view.ts';
import { useShowsElse } from '../panorama/use-likeness.ts';
import { usePanorama } from '../panorama/use-panorama.ts';
import { useTurning } from '../panorama/use-turning.ts';
import type { TextKey } from '../texts/text-key.ts';
import { useTexts } from '../use-texts.ts';
import { AimMark } from './aim-mark.tsx';
import { keyOf, MIDDLE } from './form-hotspot.ts';
import { isSameStart, panoramaIn } from './form-panorama.ts';
import type { FormPanorama } from './form-panorama.ts';
import { HotspotHandle } from './hotspot-handle.tsx';
import { Handles, PaneTitle, RoundFrame } from './pane-parts.ts';
import { directionName } from './picture-names.ts';
import { crowdAttribute } from './placed-hotspots.tsx';
import type { DrawnHotspot } from './placed-hotspots.tsx';
import { backgroundFor, backgroundsIn, NARROW, pictureAddress } from './pictures.ts';
import type { PlacingState, RoundTarget } from './placing-state.ts';
import { directionOf } from './round-position.ts';
import type { Dispatch } from './use-placing.ts';
import { themeOf, VisitorsSurroundings } from './visitors-surroundings.ts';

interface Props {
  readonly panorama: FormPanorama;
  readonly drawn: readonly DrawnHotspot[];
  readonly state: PlacingState;
  readonly dispatch: Dispatch;
  readonly surroundings: PlacingSurroundings;
  readonly isDisabled: boolean;
  readonly backgrounds: readonly Background[];
  readonly onStart: (view: StartView) => void;
}

const SHAPE = ASPECT_RATIO_VALUES['4x3'];

/** The panorama of a location, to turn in and to place hotspots all around. */
export function RoundPane(props: Props) {
  const { panorama, drawn, state, dispatch, isDisabled } = props;
  const { start } = panorama;
  const { t } = useTexts();
  const turning = useTurning(start);
  const { view, box, pointAt, bringIntoView, turnByKey, turnTo, zoomBy } = turning;
  const { onPointerDown, onPointerMove, endsDrag } = turning;
  const { canvas, state: shown } = usePanorama(panorama.picture.url, view);
  const { activity } = state;
  const isAiming = activity.kind === 'aiming' || activity.kind === 'choosing';
  const aim = isAiming && activity.at.ratio === 'panorama' ? activity.at.direction : undefined;
  const aimPoint = aim && pointInView(aim, view);
  const pictureNote = usePictureNote(props);
  const targetAt = (point: PicturePoint): RoundTarget => targetOf(directionOnPicture(point, view));
  const targetOf = (direction: PanoramaDirection): RoundTarget => ({ ratio: 'panorama', direction, start });

  const selected = state.hotspots.find((hotspot) => keyOf(hotspot) === state.selected);
  const { yaw, pitch } = (selected && directionOf(selected, start)) ?? {};
  const isDragging = activity.kind === 'dragging';
  useEffect(() => {
    if (yaw !== undefined && pitch !== undefined && !isDragging) bringIntoView({ yaw, pitch });
  }, [yaw, pitch, isDragging, bringIntoView]);

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
      <VisitorsSurroundings style={themeOf(props.surroundings.theme)}>
        <PanoramaBox
          ref={box}
          role="application"
          aria-label={t('placing.round.stage')}
          aria-describedby="placing-round-help"
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
          <PanoramaNote state={shown} />
          {shown === 'ready' ? (
            <Handles className={hotspotStyles['layer']} {...crowdAttribute(drawn.length)} data-names="">
              {drawn.map((each) => {
                const direction = directionOf(each.hotspot, start);
                const point = pointInView(direction, view);
                return (
                  <HotspotHandle
                    key={each.key}
                    drawn={each}
                    name={directionName(t, each.title, direction)}
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
      <Typography id="placing-round-help" variant="pi" textColor="neutral600" tag="p">
        {t('placing.round.help')}
      </Typography>
      {shown === 'ready' ? (
        <ViewLine view={view} onChange={zoomBy} onFirst={() => turnTo(start)}>
          <Button
            size="S"
            variant="secondary"
            disabled={isDisabled || isSameStart(view, start)}
            onClick={() => props.onStart(view)}
          >
            {t('placing.round.setFirst')}
          </Button>
        </ViewLine>
      ) : null}
      <Typography textColor="warning700" tag="output">
        {pictureNote === undefined ? '' : t(pictureNote)}
      </Typography>
    </RoundFrame>
  );
}

/** Pixels across of the pictures that are compared. */
const COMPARED = 500;

/** What is wrong with the picture: it is the still of the first view, and has to remain that. */
function usePictureNote({ panorama, backgrounds }: Props): TextKey | undefined {
  const initialValues = useForm('RoundPane', (form) => form.initialValues);
  const stored = useMemo(
    () => ({ panorama: panoramaIn(initialValues), picture: pictureIn(backgroundsIn(initialValues)) }),
    [initialValues],
  );
  const picture = pictureIn(backgrounds);
  const isElse = useShowsElse(
    pictureAddress(panorama.picture, COMPARED),
    picture && pictureAddress(picture, COMPARED),
    panorama.start,
  );
  const isTurned = stored.panorama !== undefined && !isSameStart(stored.panorama.start, panorama.start);
  if (isTurned && picture !== undefined && picture.url === stored.picture?.url) {
    return 'placing.round.pictureEarlier';
  }
  return isElse ? 'placing.round.pictureOther' : undefined;
}

/** The still that most windows show. */
function pictureIn(backgrounds: readonly Background[]): Media | undefined {
  const shown = backgroundFor(backgrounds, NARROW);
  return shown && pictureOf(shown);
}
