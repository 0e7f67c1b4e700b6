import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import { fileNameOf } from '@vitrine/core/media/image-address';
import { tiledSize } from '@vitrine/core/media/picture-tiles';
import type { StageBackground } from '@vitrine/core/world/background';
import { isZoomedIn } from '@vitrine/core/zoom/zoom';
import { isSavingData } from '../browser/browser-conditions.ts';
import type { PictureTiles, TiledPicture } from './picture-tiles.ts';
import type { StageZoom } from './stage-zoom.ts';

/** CSS pixels by which a copy's rounded sides may differ from the original's shape. */
const ROUNDING = 2;

/**
 * Shows the tiles of a large picture when it rests enlarged. Their code is fetched for the first one that has tiles;
 * without it, and without them, the picture remains.
 *
 * @param backgrounds those of the location that the box shows.
 * @returns a function that stops that, and removes them.
 */
export function followTiles(
  box: HTMLElement,
  zoom: StageZoom,
  backgrounds: readonly StageBackground[],
): () => void {
  let tiles: PictureTiles | undefined;
  let isRequested = false;
  let isStopped = false;

  const update = () => {
    const resting = zoom.resting.getState();
    const picture = isZoomedIn(resting) && !isSavingData() ? tiledPicture(box, backgrounds) : undefined;
    if (picture === undefined) tiles?.clear();
    else if (tiles !== undefined) tiles.show(picture, resting);
    else if (!isRequested) void load();
  };
  const load = async () => {
    isRequested = true;
    try {
      const { createPictureTiles } = await import('./picture-tiles.ts');
      if (isStopped) return;
      tiles = createPictureTiles();
      update();
    } catch {
      // The picture is there.
    }
  };

  const stopFollowing = zoom.resting.subscribe(update);
  const sizes = new ResizeObserver(update);
  sizes.observe(box);
  // The player brings another picture, or a film.
  const layers = new MutationObserver((changes) => {
    if (changes.some(({ target }) => isLayer(target))) update();
  });
  // A large picture may come after the visitor has begun to look closer.
  const onLoad = ({ target }: Event) => {
    if (isLayer(target)) update();
  };
  const stage = box.querySelector('[data-stage]');
  if (stage) layers.observe(stage, { subtree: true, attributeFilter: ['src', 'style'] });
  stage?.addEventListener('load', onLoad, { capture: true });
  update();
  return () => {
    isStopped = true;
    stopFollowing();
    sizes.disconnect();
    layers.disconnect();
    stage?.removeEventListener('load', onLoad, { capture: true });
    tiles?.clear();
  };
}

/** Whether it is one of the player's own elements, as the tiles are not. */
function isLayer(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset['layer'] !== undefined;
}

/** The picture that the stage of a box shows, if it has tiles. */
function tiledPicture(box: HTMLElement, backgrounds: readonly StageBackground[]): TiledPicture | undefined {
  const films = box.querySelectorAll<HTMLElement>('[data-stage] video[data-layer]');
  if ([...films].some(({ style }) => style.opacity === '1')) return undefined;
  const images = box.querySelectorAll<HTMLImageElement>('[data-stage] img[data-layer][src]');
  const image = [...images]
    .filter(({ style, naturalWidth }) => style.opacity !== '0' && naturalWidth > 0)
    .toSorted((one, other) => Number(one.style.zIndex) - Number(other.style.zIndex))
    .at(-1);
  if (image === undefined) return undefined;
  const file = fileNameOf({ url: image.currentSrc });
  const media = backgrounds.map((one) => pictureOf(one)).find((one) => one && fileNameOf(one) === file);
  if (media === undefined) return undefined;
  const size = tiledSize(media);
  return size !== undefined && hasShape(image, size) ? { image, media, size } : undefined;
}

/** Not a picture that the CMS measured before it was turned upright. */
function hasShape({ naturalWidth, naturalHeight }: HTMLImageElement, { width, height }: BoxSize): boolean {
  return (
    Math.abs(naturalHeight - (naturalWidth * height) / width) <= ROUNDING &&
    Math.abs(naturalWidth - (naturalHeight * width) / height) <= ROUNDING
  );
}
