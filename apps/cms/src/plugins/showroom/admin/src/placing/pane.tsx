import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { uncoverPoint } from '@vitrine/core/placing/cover';
import { placedPictureOf, pointOn } from '@vitrine/core/placing/picture-point';
import type { Background, PicturePoint } from '@vitrine/core/world/background';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import { useRef, useState } from 'react';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { AimMark } from './aim-mark.tsx';
import { MIDDLE } from './form-hotspot.ts';
import { HotspotHandle } from './hotspot-handle.tsx';
import { AIM_STEP, stepOf } from '../key-steps.ts';
import { held } from './move-hotspot.ts';
import { Frame, GuideLine, PaneTitle, Scroller, Shade, Stage } from './pane-parts.ts';
import { FurnitureOnPicture } from './page-furniture.tsx';
import { Picture } from './picture.tsx';
import { handleName, pictureName, pictureText } from './picture-names.ts';
import { crowdAttribute } from './placed-hotspots.tsx';
import type { DrawnHotspot } from './placed-hotspots.tsx';
import type { PlacingState } from './placing-state.ts';
import type { Guide } from './snap.ts';
import type { Dispatch } from './use-placing.ts';
import { useZoomedScroll } from './use-zoomed-scroll.ts';
import { themeOf, VisitorsSurroundings } from './visitors-surroundings.ts';
import type { WindowView } from './windows.ts';

interface Props {
  readonly background: Background;
  readonly drawn: readonly DrawnHotspot[];
  readonly state: PlacingState;
  readonly dispatch: Dispatch;
  readonly surroundings: PlacingSurroundings;
  /** 1 shows the whole picture. */
  readonly zoom: number;
  readonly onZoom: (factor: number) => void;
  readonly isSnapping: boolean;
  readonly isDisabled: boolean;
  /** The window whose visible part is shown; the rest is shaded. */
  readonly view: WindowView | undefined;
  /** The window of which the page's own parts are drawn over the picture. */
  readonly furnished: WindowView | undefined;
}

/** One picture of a location with its draggable hotspots. */
export function Pane(props: Props) {
  const { background, drawn, state, dispatch, surroundings, isSnapping, isDisabled, view, furnished } = props;
  const { t } = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const scroller = useZoomedScroll(props.zoom, props.onZoom);
  const ratio = placedPictureOf(background);
  const said = pictureText(t, ratio);
  const widthToHeight = widthToHeightOf(background);
  const { activity } = state;
  const aimed = activity.kind === 'aiming' || activity.kind === 'choosing' ? activity.at : undefined;
  const aim =
    aimed !== undefined && aimed.ratio !== 'panorama' && pictureName(aimed.ratio) === pictureName(ratio)
      ? aimed
      : undefined;

  const pointAt = ({
    clientX,
    clientY,
  }: {
    readonly clientX: number;
    readonly clientY: number;
  }): PicturePoint => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return uncoverPoint({ x: clientX - left, y: clientY - top }, { box: { width, height }, widthToHeight });
  };
  const aimAt = (point: PicturePoint): void => dispatch({ type: 'aimed', at: { ratio, point: held(point) } });

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.target !== event.currentTarget || isDisabled) return;
    const step = stepOf(event, AIM_STEP);
    if (step !== undefined) {
      event.preventDefault();
      const { x, y } = activity.kind === 'aiming' ? (aim?.point ?? MIDDLE) : MIDDLE;
      aimAt({ x: x + step.x, y: y + step.y });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (activity.kind === 'aiming' && aim) dispatch({ type: 'positionChosen', at: aim });
      else aimAt(MIDDLE);
    } else if (event.key === 'Escape' && activity.kind === 'aiming') {
      event.stopPropagation();
      dispatch({ type: 'addingCancelled' });
    }
  };

  return (
    <Frame aria-label={t('placing.pane', { ratio: said })}>
      <PaneTitle>
        {typeof ratio === 'string' ? said : t('placing.mobileTitle')}
        {furnished === undefined ? null : <small>{t('placing.furnished', sizeOf(furnished))}</small>}
      </PaneTitle>
      <Scroller ref={scroller}>
        <VisitorsSurroundings style={themeOf(surroundings.theme)}>
          <Stage
            ref={stage}
            data-picture={pictureName(ratio)}
            style={{ width: `${props.zoom * 100}%`, aspectRatio: widthToHeight }}
            role="application"
            aria-label={t('placing.picture', { ratio: said })}
            aria-describedby="placing-help"
            tabIndex={0}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              if (isDisabled || (event.target as Element).closest('button')) return;
              dispatch({ type: 'selected', key: undefined });
              aimAt(pointAt(event));
            }}
          >
            <Picture background={background} />
            {view !== undefined && view.background === background ? <Shade {...view.seen} /> : null}
            {furnished === undefined ? null : <FurnitureOnPicture view={furnished} isNamed />}
            {/* Visitors see names as they come near; an editor sees them all. */}
            <div className={hotspotStyles['layer']} {...crowdAttribute(drawn.length)} data-names="">
              {drawn.map((each) => (
                <HotspotHandle
                  key={each.key}
                  drawn={each}
                  name={handleName(t, each.title, pointOn(each.placement, ratio))}
                  point={pointOn(each.placement, ratio)}
                  widthToHeight={widthToHeight}
                  others={drawn.flatMap(({ key, placement }) =>
                    key === each.key ? [] : [pointOn(placement, ratio)],
                  )}
                  isSelected={state.selected === each.key}
                  isDragging={activity.kind === 'dragging' && activity.key === each.key}
                  isSnapping={isSnapping}
                  isDisabled={isDisabled}
                  pointAt={pointAt}
                  targetAt={(point) => ({ ratio, point })}
                  onGuides={setGuides}
                  dispatch={dispatch}
                />
              ))}
            </div>
            {activity.kind === 'dragging'
              ? guides.map(({ axis, at, kind }) => (
                  <GuideLine
                    key={axis}
                    $axis={axis}
                    data-guide={kind}
                    style={{ [axis === 'x' ? 'left' : 'top']: `${at}%` }}
                  />
                ))
              : null}
            {aim ? (
              <AimMark point={aim.point} onAdd={() => dispatch({ type: 'positionChosen', at: aim })} />
            ) : null}
          </Stage>
        </VisitorsSurroundings>
      </Scroller>
    </Frame>
  );
}

function sizeOf({ window: { width, height } }: WindowView): {
  readonly width: string;
  readonly height: string;
} {
  return { width: String(width), height: String(height) };
}
