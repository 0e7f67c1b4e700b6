/** The camera's position in front of a model. */
export interface Framing {
  /** Of length 1, from the model's middle to the camera. */
  readonly direction: readonly [x: number, y: number, z: number];
  /** From the middle, in the model's own measure. */
  readonly distance: number;
}

/** The sphere around a model is larger than its visible part: a little closer leaves the same margin. */
const AIR = 0.92;

/** From the front right and slightly above, as products are shown. */
const DIRECTION = [0.62, 0.36, 0.7] as const;

/**
 * The position from which all of a model is visible.
 *
 * @param request.fieldOfView degrees, from top to bottom.
 * @param request.aspect the view's width by its height.
 */
export function framingOf(request: {
  readonly radius: number;
  readonly fieldOfView: number;
  readonly aspect: number;
}): Framing {
  const vertical = (request.fieldOfView * Math.PI) / 360;
  const horizontal = Math.atan(Math.tan(vertical) * request.aspect);
  const length = Math.hypot(...DIRECTION);
  const [x, y, z] = DIRECTION;
  return {
    direction: [x / length, y / length, z / length],
    distance: (request.radius * AIR) / Math.sin(Math.min(vertical, horizontal)),
  };
}
