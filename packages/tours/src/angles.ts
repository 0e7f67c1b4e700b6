import type { Arrival, Direction, View } from './tour.ts';

/** Degrees of an angle in radians. */
export function degreesOf(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** Radians of an angle in degrees. */
export function radiansOf(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/**
 * The same direction with a yaw from -180 (without it) to 180 and a pitch from -90 to 90, all in degrees. A pitch
 * beyond the pole goes on at its other side.
 */
export function directionOf(yaw: number, pitch: number): Direction {
  const upwards = wrapped(pitch);
  if (Math.abs(upwards) <= 90) return { yaw: wrapped(yaw), pitch: upwards };
  return { yaw: wrapped(wrapped(yaw) + 180), pitch: Math.sign(upwards) * 180 - upwards };
}

/** What a link says of the view on arrival, without what it does not say; degrees upwards and to the right. */
export function arrivalIn(given: {
  readonly yaw: number | undefined;
  readonly pitch: number | undefined;
  readonly fieldOfView: number | undefined;
}): Arrival {
  const { yaw, pitch, fieldOfView } = given;
  return {
    ...(yaw !== undefined && { yaw: directionOf(yaw, 0).yaw }),
    ...(pitch !== undefined && { pitch: Math.min(90, Math.max(-90, pitch)) }),
    ...(fieldOfView !== undefined && fieldOfView > 0 && fieldOfView < 180 && { fieldOfView }),
  };
}

/** An angle in degrees, brought to more than -180 and at most 180. */
function wrapped(degrees: number): number {
  // A number may be too large to be turned into degrees.
  if (!Number.isFinite(degrees)) return 0;
  if (degrees > -180 && degrees <= 180) return degrees + 0;
  const rest = degrees % 360;
  if (rest > 180) return rest - 360;
  return rest <= -180 ? rest + 360 : rest + 0;
}

/**
 * Marzipano counts in radians and downwards: its comment in `Rectilinear.js` says upwards, its code
 * (`y = -sin(pitch)`) does the opposite, and so do its tours.
 */
export function directionOfMarzipano(yaw: number, pitch: number): Direction {
  return directionOf(degreesOf(yaw), -degreesOf(pitch));
}

/** krpano's `ath` and `atv` are degrees to the right and downwards. */
export function directionOfKrpano(ath: number, atv: number): Direction {
  return directionOf(ath, -atv);
}

/** The field of view at right angles to another, both in degrees, for a picture of `ratio` across to along. */
export function otherFieldOfView(degrees: number, ratio: number): number {
  return degreesOf(2 * Math.atan(Math.tan(radiansOf(degrees) / 2) * ratio));
}

/** How many degrees a view shows from left to right in a picture of `aspect` width to height. */
export function horizontalFieldOfView({ degrees, axis }: View['fieldOfView'], aspect: number): number {
  return axis === 'horizontal' ? degrees : otherFieldOfView(degrees, aspect);
}
