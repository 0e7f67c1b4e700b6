import { MathUtils } from 'three';
import type { PerspectiveCamera } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { glide, LED_GLIDE } from '~/showroom/browser/glide.ts';
import type { Seen, SeenEngine } from './use-engine-view.ts';

/** Degrees, and hundredths of the distance, that no one sees. */
const SAME = 0.01;

/** Where a model is seen from, and how its camera is led there. */
export interface OrbitView extends SeenEngine<'model'> {
  /** To be called before the visitor moves the camera in another way than by the controls themselves. */
  readonly release: () => void;
}

/** @param options.whole the distance at which the whole model is seen. */
export function createOrbitView(options: {
  readonly camera: PerspectiveCamera;
  readonly controls: OrbitControls;
  readonly whole: () => number;
}): OrbitView {
  const { camera, controls, whole } = options;
  let isLed = false;
  let endGlide: (() => void) | undefined;
  const seen = (): Seen<'model'> => ({
    azimuth: MathUtils.radToDeg(controls.getAzimuthalAngle()),
    polar: MathUtils.radToDeg(controls.getPolarAngle()),
    distance: controls.getDistance() / whole(),
  });
  const release = (): void => {
    isLed = false;
    endGlide?.();
  };
  controls.addEventListener('start', release);

  return {
    release,
    seen,
    lead: (goal) => {
      release();
      isLed = true;
      const from = seen();
      const turn = shorterTurn(goal.azimuth - from.azimuth);
      endGlide = glide(LED_GLIDE, (part) => {
        const between = (one: number, other: number): number => one + (other - one) * part;
        camera.position
          .setFromSphericalCoords(
            between(from.distance, goal.distance) * whole(),
            MathUtils.degToRad(between(from.polar, goal.polar)),
            MathUtils.degToRad(from.azimuth + turn * part),
          )
          .add(controls.target);
        controls.update();
      });
    },
    watch: (onTurn) => {
      let last = seen();
      controls.addEventListener('change', () => {
        const now = seen();
        // In a window of another size the camera is elsewhere, and sees the same.
        const isSame =
          Math.abs(now.azimuth - last.azimuth) < SAME &&
          Math.abs(now.polar - last.polar) < SAME &&
          Math.abs(now.distance - last.distance) < SAME;
        if (isSame) return;
        last = now;
        onTurn(isLed ? 'itself' : 'visitor');
      });
    },
  };
}

/** The same turn, in the direction in which it is shorter; degrees. */
function shorterTurn(degrees: number): number {
  return MathUtils.euclideanModulo(degrees + 180, 360) - 180;
}
