import { imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { SpinMotion } from './spin-motion.ts';
import { frameAt, loadingOrder, nearestLoaded } from './spin.ts';
import type { Engine, EngineStart } from './use-engine.ts';
import type { SeenEngine } from './use-engine-view.ts';
import { wantsStillness } from './webgl.ts';

/** The controls of a product spin whose first picture has loaded. */
export interface SpinEngine extends Engine, SeenEngine<'spin'> {
  readonly zoomBy: (step: number) => void;
  readonly reset: () => void;
  /** Shows a picture: 0 to the number of pictures - 1. */
  readonly showFrame: (frame: number) => void;
}

/** The number of parallel requests: browsers send six to one host without queueing. */
const LANES = 4;
const MAX_PIXEL_RATIO = 2;

/** Turns a product in its pictures. They are drawn on one canvas, so that nothing flickers between them. */
export async function startSpin(
  { mount, signal, onProgress }: EngineStart,
  options: {
    readonly frames: readonly [ClientMedia, ...ClientMedia[]];
    readonly isEmbedded: boolean;
    /** Called with the visible picture whenever it changes. */
    readonly onFrame: (frame: number) => void;
  },
): Promise<SpinEngine> {
  const { frames } = options;
  const count = frames.length;
  const pictures = new Map<number, HTMLImageElement>();
  const canvas = document.createElement('canvas');
  const ending = new AbortController();
  const width = mount.clientWidth * Math.min(globalThis.devicePixelRatio, MAX_PIXEL_RATIO);
  let wanted = 0;
  let drawn = -1;

  const draw = () => {
    const nearest = nearestLoaded(wanted, count, (index) => pictures.has(index));
    const picture = nearest === undefined ? undefined : pictures.get(nearest);
    if (nearest === undefined || picture === undefined || nearest === drawn) return;
    drawn = nearest;
    if (canvas.width !== picture.naturalWidth) canvas.width = picture.naturalWidth;
    if (canvas.height !== picture.naturalHeight) canvas.height = picture.naturalHeight;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  };
  const load = async (index: number) => {
    const media = frames[index];
    if (media === undefined) return;
    const picture = new Image();
    picture.src = addressOf(media, width);
    await picture.decode();
    if (ending.signal.aborted) return;
    pictures.set(index, picture);
    onProgress(pictures.size / count);
    draw();
  };

  signal.addEventListener('abort', () => ending.abort(), { once: true });
  const [first = 0, ...others] = loadingOrder(count);
  await load(first);
  signal.throwIfAborted();
  mount.replaceChildren(canvas);

  const motion = new SpinMotion({
    surface: mount,
    canvas,
    isEmbedded: options.isEmbedded,
    isStill: wantsStillness(),
    onAngle: (angle) => {
      const frame = frameAt(angle, count);
      if (frame !== wanted) options.onFrame(frame);
      wanted = frame;
      draw();
    },
  });
  void loadAll(others, load, ending.signal).then(() => motion.showOff());

  return {
    destroy() {
      ending.abort();
      motion.destroy();
      canvas.remove();
    },
    zoomBy: (step) => motion.zoomBy(step),
    reset: () => motion.reset(),
    showFrame: (frame) => motion.turnTo(frame, count),
    seen: () => motion.seen(),
    lead: (seen) => motion.lead(seen),
    watch: (onTurn) => motion.watch(onTurn),
  };
}

/** Fetches pictures in order, a few at a time. One that fails to load is left out. */
async function loadAll(
  order: readonly number[],
  load: (index: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const left = order.values();
  const lane = async () => {
    for (const index of left) {
      if (signal.aborted) return;
      await load(index).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The file itself where no offered width is as good. */
function addressOf(media: ClientMedia, width: number): string {
  return media.width !== undefined && width >= media.width ? media.url : imageUrl(media, width);
}
