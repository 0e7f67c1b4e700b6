import { ASPECT_RATIO_VALUES } from '@vitrine/core/background/aspect-ratio';
import { changeLook, lookAt, startLook, viewOfLook } from '@vitrine/core/panorama/look';
import type { Look } from '@vitrine/core/panorama/look';
import { pointOnPicture } from '@vitrine/core/panorama/projection';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';

/** The pane in percent of its width: in its shape of 4:3 a view is a {@link StartView}. */
const BOX = { width: 100, height: 100 / ASPECT_RATIO_VALUES['4x3'] };

/** Percent from the edges within which something counts as hardly seen. */
const MARGIN = 4;

/** A change of the view, in percent of the pane: what is under `from` gets under `to`, `by` times as large. */
export interface RoundChange {
  readonly from: PicturePoint;
  readonly to: PicturePoint;
  readonly by: number;
}

/** The view after a drag or the wheel, within the limits of the visitors' own. */
export function changedView(view: StartView, { from, to, by }: RoundChange, first: StartView): StartView {
  const change = { from: inBox(from), to: inBox(to), by };
  return viewOfLook(changeLook(lookOf(view), change, BOX, lookOf(first)));
}

/** The view turned until a direction is in its middle. */
export function viewTowards(view: StartView, direction: PanoramaDirection): StartView {
  const { yaw, pitch } = lookAt(lookOf(view), direction);
  return { ...view, yaw, pitch };
}

/** Where a direction is in the pane, in percent of both sides; undefined for what it does not show. */
export function pointInView(direction: PanoramaDirection, view: StartView): PicturePoint | undefined {
  const point = pointOnPicture(direction, view);
  return point && isWithin(point, 0) ? point : undefined;
}

/** Whether a direction is in the view and not at its very edge. */
export function isWellSeen(direction: PanoramaDirection, view: StartView): boolean {
  const point = pointOnPicture(direction, view);
  return point !== undefined && isWithin(point, MARGIN);
}

function lookOf(view: StartView): Look {
  return startLook(view, { box: BOX, widthToHeight: ASPECT_RATIO_VALUES['4x3'] });
}

function inBox({ x, y }: PicturePoint): PicturePoint {
  return { x, y: (y / 100) * BOX.height };
}

function isWithin({ x, y }: PicturePoint, margin: number): boolean {
  return Math.min(x, y, 100 - x, 100 - y) >= margin;
}
