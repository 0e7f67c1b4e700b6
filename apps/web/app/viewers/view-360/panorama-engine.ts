import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';
import { EquirectangularAdapter, Viewer, events } from '@photo-sphere-viewer/core';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import { imageUrl } from '@vitrine/core/media/image-address';
import { degreesOf, radiansOf, wrappedYaw } from '@vitrine/core/panorama/projection';
import type { ClientMedia } from '@vitrine/core/world/media';
import { LED_GLIDE } from '~/showroom/browser/glide.ts';
import { gyroscopeOf } from './gyroscope.ts';
import type { Gyroscope } from './gyroscope.ts';
import { keepMarksApart } from './panorama-marks.ts';
import type { PanoramaMark, PanoramaPoint } from './panorama-marks.ts';
import type { Engine, EngineStart } from './use-engine.ts';
import type { SeenEngine } from './use-engine-view.ts';
import { MAX_PIXEL_RATIO, sharpAddress, STILL_CHANGE } from './panorama-quality.ts';
import { requireWebGl, wantsStillness } from './webgl.ts';

/** The controls of a panorama that has loaded. */
export interface PanoramaEngine extends Engine, SeenEngine<'panorama'> {
  readonly zoomBy: (step: number) => void;
  readonly reset: () => void;
  /** Turns until a point is in the middle; degrees. */
  readonly lookAt: (point: PanoramaPoint) => void;
  /** Whether arrow keys turn it. */
  readonly setKeyboard: (isOn: boolean) => void;
  /**
   * Follows the device's orientation; undefined where the device does not report it. Resolved with its first
   * report.
   */
  readonly gyroscope: Promise<Gyroscope | undefined>;
}

/** The first picture's width in pixels: fast, and sharp enough to begin with. */
const FIRST_WIDTH = 1000;

/** The whole picture is six times as high as the visible part: 360 of 60 degrees, twice as wide as high. */
const PICTURE_WIDTH_PER_VIEW_HEIGHT = 6;

const MIDDLE: PanoramaPoint = { yaw: 0, pitch: 0 };
/* 0 is the widest, 100 the closest view. */
const START_ZOOM = 50;
const WHEEL_STEP = 5;
const BUTTON_STEP = 20;

/** What its frame has over the view. */
const TOOLS = '[role="toolbar"]';

/** Milliseconds. */
const ZOOM_TIME = 250;

/** Draws a panorama: a small picture first, then the one that suits the screen. */
export async function startPanorama(
  { mount, signal, onProgress }: EngineStart,
  options: {
    readonly picture: ClientMedia;
    readonly marks: readonly PanoramaMark[];
    readonly isEmbedded: boolean;
    /** Shown on touch screens where the page below would scroll. */
    readonly twoFingersText: string;
  },
): Promise<PanoramaEngine> {
  requireWebGl();
  const isStill = wantsStillness();
  const viewer = new Viewer({
    container: mount,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    plugins: [
      GyroscopePlugin,
      MarkersPlugin.withConfig({
        markers: options.marks.map(({ id, element, ...point }) => ({
          id,
          element,
          position: degrees(point),
          anchor: 'center center',
        })),
      }),
    ],
    navbar: false,
    keyboard: false,
    defaultZoomLvl: START_ZOOM,
    moveInertia: !isStill,
    // Inside a page, wheel and one finger scroll the page; zooming with Ctrl is ours (below).
    mousewheel: !options.isEmbedded,
    touchmoveTwoFingers: options.isEmbedded,
    canvasBackground: 'transparent',
    lang: { twoFingers: options.twoFingersText },
  });
  keepMarksApart(viewer, options.marks, () => mount.closest('section')?.querySelectorAll(TOOLS) ?? []);
  // The frame around it says how far it is, and the marks are links: screen readers find pictures without a name here.
  for (const drawn of mount.querySelectorAll('.psv-loader-container, .psv-markers-svg-container')) {
    drawn.setAttribute('aria-hidden', 'true');
  }
  const zoomWithKey = (event: WheelEvent) => {
    if (!options.isEmbedded || !event.ctrlKey) return;
    event.preventDefault();
    viewer.zoom(viewer.getZoomLevel() + (event.deltaY < 0 ? WHEEL_STEP : -WHEEL_STEP));
  };
  mount.addEventListener('wheel', zoomWithKey, { passive: false });
  let isGone = false;
  const destroy = () => {
    if (isGone) return;
    isGone = true;
    mount.removeEventListener('wheel', zoomWithKey);
    viewer.destroy();
  };
  signal.addEventListener('abort', destroy, { once: true });
  viewer.addEventListener(events.LoadProgressEvent.type, ({ progress }) => onProgress(progress / 100));

  // Fetched separately: closing while a picture is loading must not log an error.
  const show = async (address: string) => {
    await viewer.textureLoader.preloadPanorama(address);
    signal.throwIfAborted();
    await viewer.setPanorama(address, STILL_CHANGE);
    signal.throwIfAborted();
  };
  await show(imageUrl(options.picture, FIRST_WIDTH));
  // Without the fine one, the small picture stays.
  show(sharpAddress(options.picture, fineWidth(mount.clientHeight))).catch(() => {
    if (!isGone) viewer.hideError();
  });

  const turn = (point: PanoramaPoint, zoom?: number) => {
    const goal = { ...degrees(point), ...(zoom !== undefined && { zoom }) };
    if (!isStill) {
      void viewer.animate({ ...goal, speed: '10rpm' });
      return;
    }
    viewer.rotate(goal);
    if (zoom !== undefined) viewer.zoom(zoom);
  };
  return {
    destroy,
    zoomBy: (step) => {
      const zoom = viewer.getZoomLevel() + step * BUTTON_STEP;
      if (isStill) viewer.zoom(zoom);
      else void viewer.animate({ zoom, speed: ZOOM_TIME });
    },
    reset: () => turn(MIDDLE, START_ZOOM),
    lookAt: (point) => turn(point),
    setKeyboard: (isOn) => (isOn ? viewer.startKeyboardControl() : viewer.stopKeyboardControl()),
    gyroscope: gyroscopeOf(viewer),
    ...seenThrough(viewer, isStill),
  };
}

/** Where a viewer looks, and how it is led there. What leads it is no visitor, until one touches it. */
function seenThrough(viewer: Viewer, isStill: boolean): SeenEngine<'panorama'> {
  const { dataHelper } = viewer;
  const startHeight = Math.tan(radiansOf(dataHelper.zoomLevelToFov(START_ZOOM)) / 2);
  let ledBy: object | undefined;
  return {
    seen: () => {
      const { yaw, pitch } = viewer.getPosition();
      const height = Math.tan(radiansOf(dataHelper.zoomLevelToFov(viewer.getZoomLevel())) / 2);
      return { yaw: wrappedYaw(degreesOf(yaw)), pitch: degreesOf(pitch), zoom: startHeight / height };
    },
    lead: ({ zoom, ...point }) => {
      const height = 2 * degreesOf(Math.atan(startHeight / zoom));
      const goal = { ...degrees(point), zoom: dataHelper.fovToZoomLevel(height) };
      const own = {};
      ledBy = own;
      const end = () => {
        if (ledBy === own) ledBy = undefined;
      };
      if (isStill) {
        viewer.rotate(goal);
        viewer.zoom(goal.zoom);
        end();
      } else void viewer.animate({ ...goal, speed: LED_GLIDE }).then(end);
    },
    watch: (onTurn) => {
      const report = () => onTurn(ledBy === undefined ? 'visitor' : 'itself');
      viewer.addEventListener(events.PositionUpdatedEvent.type, report);
      viewer.addEventListener(events.ZoomUpdatedEvent.type, report);
    },
  };
}

/** The width in pixels that makes a panorama sharp at the angle it opens with. */
function fineWidth(viewHeight: number): number {
  const ratio = Math.min(globalThis.devicePixelRatio, MAX_PIXEL_RATIO);
  return viewHeight * ratio * PICTURE_WIDTH_PER_VIEW_HEIGHT;
}

function degrees({ yaw, pitch }: PanoramaPoint) {
  return { yaw: `${yaw}deg`, pitch: `${pitch}deg` };
}
