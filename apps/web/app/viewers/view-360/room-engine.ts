import '@photo-sphere-viewer/core/index.css';
import { EquirectangularAdapter, events, Viewer } from '@photo-sphere-viewer/core';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { imageUrl } from '@vitrine/core/media/image-address';
import type { Look } from '@vitrine/core/panorama/look';
import { degreesOf, wrappedYaw } from '@vitrine/core/panorama/projection';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { gyroscopeOf } from './gyroscope.ts';
import type { Gyroscope } from './gyroscope.ts';
import type { Engine, EngineStart } from './use-engine.ts';
import { MAX_PIXEL_RATIO, sharpAddress, STILL_CHANGE } from './panorama-quality.ts';
import { requireWebGl, wantsStillness } from './webgl.ts';

/** Draws the panorama that visitors stand in. What they do with it is not its business. */
export interface RoomEngine extends Engine {
  /** Draws another look with the next frame. What the device leads ends with it. */
  readonly look: (look: Look) => void;
  /** Undefined as well for visitors who prefer less motion: a hand is never quite still. */
  readonly gyroscope: Promise<Gyroscope | undefined>;
}

/** Pixels across: as sharp as a small window needs, and there soon. */
const FIRST_WIDTH = 1920;

/** Degrees from top to bottom: wider and narrower than any look. */
const FIELD_OF_VIEW = { least: 10, most: 150 };

/**
 * Draws a panorama at a look: a picture of moderate size first, then the one that suits the screen. Resolved with the
 * first one.
 */
export async function startRoom(
  { mount, signal }: EngineStart,
  options: {
    readonly picture: ClientMedia;
    readonly look: Look;
    readonly isSavingData: boolean;
    /** The device has turned it. */
    readonly onTurn: (direction: PanoramaDirection) => void;
  },
): Promise<RoomEngine> {
  requireWebGl();
  const { picture } = options;
  const viewer = new Viewer({
    container: mount,
    // Exactly the projection that hotspots are placed by: a ball of triangles is some pixels off.
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false, shader: true }),
    // Hotspots remain upright, so the horizon does.
    plugins: [GyroscopePlugin.withConfig({ roll: false, touchmove: false })],
    navbar: false,
    keyboard: false,
    mousemove: false,
    mousewheel: false,
    minFov: FIELD_OF_VIEW.least,
    maxFov: FIELD_OF_VIEW.most,
    canvasBackground: 'transparent',
  });
  let isGone = false;
  const destroy = () => {
    if (isGone) return;
    isGone = true;
    viewer.destroy();
  };
  signal.addEventListener('abort', destroy, { once: true });

  const following = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  /** Where the device has turned it last, and whether it does so right now. */
  let led: PanoramaDirection | undefined;
  let isLed = false;
  viewer.addEventListener(events.PositionUpdatedEvent.type, ({ position }) => {
    if (!following.isEnabled()) return;
    led = { yaw: wrappedYaw(degreesOf(position.yaw)), pitch: degreesOf(position.pitch) };
    isLed = true;
    options.onTurn(led);
    isLed = false;
  });

  const look = ({ yaw, pitch, height }: Look) => {
    if (isGone || isLed) return;
    // Drawn again in a box of another size, it is led on.
    const isLedOn = following.isEnabled() && yaw === led?.yaw && pitch === led.pitch;
    if (!isLedOn) following.stop();
    const { least, most } = FIELD_OF_VIEW;
    if (!isLedOn) viewer.rotate({ yaw: `${yaw}deg`, pitch: `${pitch}deg` });
    viewer.zoom(((most - height) / (most - least)) * 100);
  };
  // Fetched separately: leaving while a picture is loading must not log an error.
  const show = async (address: string) => {
    await viewer.textureLoader.preloadPanorama(address);
    signal.throwIfAborted();
    await viewer.setPanorama(address, STILL_CHANGE);
    signal.throwIfAborted();
  };
  await show(imageUrl(picture, FIRST_WIDTH));
  look(options.look);
  const sharp = sharpAddress(picture, widthAt(options.look, mount.clientHeight));
  // Without the fine one, the first picture stays.
  if (!options.isSavingData && sharp !== imageUrl(picture, FIRST_WIDTH)) {
    show(sharp).catch(() => {
      if (!isGone) viewer.hideError();
    });
  }
  const gyroscope = wantsStillness() ? Promise.resolve(undefined) : gyroscopeOf(viewer);
  return { destroy, look, gyroscope };
}

/** The pixels that the screen would have for the whole panorama, at a look. */
function widthAt({ height }: Look, boxHeight: number): number {
  const pixels = boxHeight * Math.min(globalThis.devicePixelRatio, MAX_PIXEL_RATIO);
  return (360 * pixels) / height;
}
