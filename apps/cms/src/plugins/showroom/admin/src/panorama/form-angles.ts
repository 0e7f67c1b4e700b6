import { wrappedYaw } from '@vitrine/core/panorama/projection';
import { DEFAULT_START, FIELD_OF_VIEW_RANGE } from '@vitrine/core/world/panorama';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';

/** Degrees: less than a pixel of the largest screen. */
const STEP = 0.01;

type Row = Readonly<Record<string, unknown>>;

/** The direction that a row of a form names; undefined unless it names both angles. */
export function directionIn(row: Row | null | undefined): PanoramaDirection | undefined {
  const [yaw, pitch] = [numberIn(row?.['yaw']), numberIn(row?.['pitch'])];
  return yaw === undefined || pitch === undefined ? undefined : heldDirection({ yaw, pitch });
}

/**
 * The view that a form names, completed like `packages/content` does.
 *
 * @param otherwise what the view has where the form names nothing
 */
export function viewIn(row: Row, otherwise: StartView = DEFAULT_START): StartView {
  return heldView({
    yaw: numberIn(row['yaw']) ?? otherwise.yaw,
    pitch: numberIn(row['pitch']) ?? otherwise.pitch,
    fieldOfView: numberIn(row['field_of_view']) ?? otherwise.fieldOfView,
  });
}

/** A row of a form that names this view. Whatever else the row holds stays. */
export function withView(row: unknown, view: StartView): Row {
  const { yaw, pitch, fieldOfView } = heldView(view);
  return { ...(typeof row === 'object' ? row : {}), yaw, pitch, field_of_view: fieldOfView };
}

/** Whether two views are the same to a hundredth of a degree, as they are stored. */
export function isSameView(one: StartView, other: StartView): boolean {
  const [a, b] = [heldView(one), heldView(other)];
  return a.yaw === b.yaw && a.pitch === b.pitch && a.fieldOfView === b.fieldOfView;
}

/** Within the limits of the fields, and rounded to what editors read. */
export function heldDirection({ yaw, pitch }: PanoramaDirection): PanoramaDirection {
  return { yaw: rounded(wrappedYaw(yaw)), pitch: rounded(Math.min(90, Math.max(-90, pitch))) };
}

export function heldView({ fieldOfView, ...direction }: StartView): StartView {
  const { least, most } = FIELD_OF_VIEW_RANGE;
  return {
    ...heldDirection(direction),
    fieldOfView: rounded(Math.min(most, Math.max(least, fieldOfView))),
  };
}

/** Postgres returns decimals as text. */
function numberIn(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function rounded(degrees: number): number {
  return Math.round(degrees / STEP) / Math.round(1 / STEP);
}
