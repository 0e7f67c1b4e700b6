import { ASPECT_RATIO_VALUES } from '../background/aspect-ratio.ts';
import type { PanoramaDirection, StartView } from '../world/panorama.ts';
import { FIELD_OF_VIEW_RANGE } from '../world/panorama.ts';
import { startLook } from './look.ts';
import { degreesOf, radiansOf, wrappedYaw } from './projection.ts';

/** Frames per second of a walk film. */
export const FILM_RATE = 30;

/** Seconds of a walk film: a shorter one is seen as a jerk, for a longer one visitors wait. */
export const FILM_SECONDS = { least: 1.2, most: 1.8 } as const;

/** How a walk film leads from one panorama into another. */
export interface WalkPlan {
  readonly from: StartView;
  readonly to: StartView;
  /** Where the first panorama is left; absent: the pictures dissolve, and nothing turns. */
  readonly heading?: PanoramaDirection;
  /** Where in the second panorama one looks who has just come in; absent: where it looks at first. */
  readonly arrival?: PanoramaDirection;
  /** Seconds; absent: as long as its turns need. */
  readonly seconds?: number;
}

/** One panorama in one frame. */
export interface FilmView {
  readonly view: StartView;
  /** The part of the location's own picture in it: 1 at the end of the film that shows it, 0 in the middle. */
  readonly still: number;
}

/** One frame: one panorama, or two that dissolve into each other. */
export interface FilmFrame {
  readonly from?: FilmView;
  readonly to?: FilmView;
  /** The part of the second panorama, 0 to 1. */
  readonly dissolved: number;
}

/**
 * The start view as a window of another shape shows it, which the location's picture covers: the same direction, and
 * the degrees from the window's left edge to its right one.
 *
 * @param widthToHeight of the window and of the picture.
 */
export function startViewOn(
  start: StartView,
  widthToHeight: { readonly window: number; readonly picture: number },
): StartView {
  const box = { width: widthToHeight.window, height: 1 };
  const { height } = startLook(start, { box, widthToHeight: widthToHeight.picture });
  return {
    ...start,
    fieldOfView: 2 * degreesOf(Math.atan(Math.tan(radiansOf(height) / 2) * widthToHeight.window)),
  };
}

/** Half of the width, at a distance of 1, that a location's whole picture shows. */
export function halfWidthOfPicture({ fieldOfView }: StartView, widthToHeight: number): number {
  return Math.tan(radiansOf(fieldOfView) / 2) * Math.min(1, widthToHeight / ASPECT_RATIO_VALUES['4x3']);
}

/** The parts of a film's length in which the first panorama moves, both are seen, and the second one moves. */
const LEAVING_ENDS = 0.62;
const DISSOLVE = { begins: 0.42, ends: 0.66 } as const;
const ARRIVING_BEGINS = 0.38;

/** The part of each leg in which the picture gives over to the panorama, which has fewer pixels. */
const STILL_FADES = 0.45;

/** How much closer one comes before the pictures dissolve, and how much wider the destination begins. */
const CLOSER = 1.55;
const WIDER = 1.22;

/** Degrees: one looks ahead while walking, also where the arrow lies on the floor. */
const MAX_TILT = 8;

/** Degrees by which a turn may become faster or slower from one frame to the next. */
const MAX_ACCELERATION = 1.4;

/** The most that `eased` accelerates: six times the turn, by the square of the frames that it takes. */
const EASED_PEAK = 6;

/** The frames of a walk film. The first shows exactly the start view of the first panorama, the last that of the second. */
export function walkFilm(plan: WalkPlan): readonly FilmFrame[] {
  const last = framesOf(plan) - 1;
  return Array.from({ length: last + 1 }, (_, index) => frameAt(plan, index / last));
}

/** Seconds that the film of a plan takes: those asked for, unless its turns would be too fast. */
export function secondsOf(plan: WalkPlan): number {
  return framesOf(plan) / FILM_RATE;
}

function framesOf(plan: WalkPlan): number {
  const { least, most } = FILM_SECONDS;
  const [leaving, arriving] = [Math.abs(turnOut(plan)), Math.abs(turnIn(plan))];
  const needed = Math.max(framesFor(leaving) / LEAVING_ENDS, framesFor(arriving) / (1 - ARRIVING_BEGINS));
  // A film without an order of its own takes its time where there is much to turn.
  const pleasant =
    plan.heading === undefined ? least : least + 0.3 + (0.3 * Math.max(leaving, arriving)) / 180;
  const seconds = Math.max(plan.seconds ?? pleasant, (needed + 1) / FILM_RATE);
  return Math.round(Math.min(most, Math.max(least, seconds)) * FILM_RATE);
}

/** Frames that a turn takes without becoming faster or slower than a film may. */
function framesFor(degrees: number): number {
  return Math.sqrt((EASED_PEAK * degrees) / MAX_ACCELERATION);
}

function turnOut({ from, heading }: WalkPlan): number {
  return heading === undefined ? 0 : wrappedYaw(heading.yaw - from.yaw);
}

function turnIn({ to, heading, arrival }: WalkPlan): number {
  return heading === undefined || arrival === undefined ? 0 : wrappedYaw(to.yaw - arrival.yaw);
}

function frameAt(plan: WalkPlan, part: number): FilmFrame {
  const dissolved = eased((part - DISSOLVE.begins) / (DISSOLVE.ends - DISSOLVE.begins));
  return {
    dissolved,
    ...(dissolved < 1 && { from: leavingAt(plan, Math.min(1, part / LEAVING_ENDS)) }),
    ...(dissolved > 0 && { to: arrivingAt(plan, (part - ARRIVING_BEGINS) / (1 - ARRIVING_BEGINS)) }),
  };
}

/** @param part of the leg in the first panorama, 0 to 1. */
function leavingAt({ from, heading, ...plan }: WalkPlan, part: number): FilmView {
  const still = 1 - eased(part / STILL_FADES);
  if (heading === undefined) return { view: from, still: 1 };
  const turned = eased(part);
  const tilt = Math.min(MAX_TILT, Math.max(-MAX_TILT, heading.pitch));
  return {
    still,
    view: {
      yaw: wrappedYaw(from.yaw + turnOut({ from, heading, ...plan }) * turned),
      pitch: from.pitch + (tilt - from.pitch) * turned,
      // It begins slowly and does not stop: the movement goes on in the other panorama.
      fieldOfView: zoomed(from.fieldOfView, CLOSER ** (part * part)),
    },
  };
}

/** @param part of the leg in the second panorama, 0 to 1. */
function arrivingAt({ to, heading, ...plan }: WalkPlan, part: number): FilmView {
  if (heading === undefined) return { view: to, still: 1 };
  const rest = 1 - eased(part);
  return {
    still: 1 - eased((1 - part) / STILL_FADES),
    view: {
      yaw: wrappedYaw(to.yaw - turnIn({ to, heading, ...plan }) * rest),
      pitch: to.pitch * (1 - rest),
      fieldOfView: Math.min(
        Math.max(to.fieldOfView, FIELD_OF_VIEW_RANGE.most),
        zoomed(to.fieldOfView, WIDER ** -((1 - part) ** 2)),
      ),
    },
  };
}

/** Degrees of a picture that shows what is so many times closer. */
function zoomed(fieldOfView: number, times: number): number {
  return 2 * degreesOf(Math.atan(Math.tan(radiansOf(fieldOfView) / 2) / times));
}

/** From 0 to 1, at rest at both ends. */
function eased(part: number): number {
  const within = Math.min(1, Math.max(0, part));
  return within * within * (3 - 2 * within);
}
