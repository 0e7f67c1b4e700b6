import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import { tileArea, tileUrl } from '@vitrine/core/media/picture-tiles';
import type { TileArea, TileLevel } from '@vitrine/core/media/picture-tiles';
import { coverSize } from '@vitrine/core/placing/cover';
import type { StagePicture } from '@vitrine/core/world/background';
import { tilesInView } from '@vitrine/core/zoom/tiles-in-view';
import type { Zoom } from '@vitrine/core/zoom/zoom';
import { browserClock } from '../browser/clock.ts';
import { createTileLoader } from './tile-loader.ts';
import type { TileElement, TileLoader } from './tile-loader.ts';

/** A picture of the stage that has tiles. */
export interface TiledPicture {
  readonly image: HTMLImageElement;
  readonly media: StagePicture;
  /** Pixels of the original. */
  readonly size: BoxSize;
}

interface TileRequest {
  readonly address: string;
  readonly area: TileArea;
}

/** The tiles over a picture of the stage. */
export interface PictureTiles {
  /** Shows those in view, and no others. */
  show(picture: TiledPicture, zoom: Zoom): void;
  clear(): void;
}

/**
 * Lays tiles over a picture. They are in a layer as large as their level, which one transform brings over the picture;
 * the stage's own transform, the zoom, moves both.
 */
export function createPictureTiles(): PictureTiles {
  let layer:
    | { readonly key: string; readonly element: Element; readonly loader: TileLoader<TileRequest> }
    | undefined;
  const clear = () => {
    layer?.loader.want([]);
    layer?.element.remove();
    layer = undefined;
  };
  return {
    show({ image, media, size }, zoom) {
      const box = sizeOf(image);
      const found = tilesInView({ picture: size, box, zoom, pixelRatio: devicePixelRatio });
      if (found === undefined) {
        clear();
        return;
      }
      const { level, tiles } = found;
      const transform = overPicture(level, size, box);
      const key = `${media.url} ${level.level} ${transform}`;
      if (layer?.key !== key) {
        clear();
        const element = document.createElement('div');
        element.dataset['tiles'] = '';
        element.style.transform = transform;
        (image.closest('picture') ?? image).parentElement?.append(element);
        const loader = createTileLoader<TileRequest>({
          put: (tile) => putTile(element, tile),
          clock: browserClock,
        });
        layer = { key, element, loader };
      }
      layer.loader.want(
        tiles.flatMap((tile) => {
          const area = tileArea(level, tile);
          return area === undefined ? [] : [{ address: tileUrl(media, level.level, tile), area }];
        }),
      );
    },
    clear,
  };
}

/** CSS pixels, with their fractions, whatever the zoom. */
function sizeOf(element: Element): BoxSize {
  const { width, height } = getComputedStyle(element);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** Brings a level to where the browser draws the picture that covers a box: its edges are on pixels of the screen. */
function overPicture(level: TileLevel, size: BoxSize, box: BoxSize): string {
  const cover = coverSize({ box, widthToHeight: size.width / size.height });
  const left = onPixel((box.width - cover.width) / 2);
  const top = onPixel((box.height - cover.height) / 2);
  const across = (onPixel((box.width + cover.width) / 2) - left) / level.width;
  const down = (onPixel((box.height + cover.height) / 2) - top) / level.height;
  return `translate(${left}px, ${top}px) scale(${across}, ${down})`;
}

function onPixel(position: number): number {
  return Math.round(position * devicePixelRatio) / devicePixelRatio;
}

function putTile(layer: Element, { address, area }: TileRequest): TileElement {
  const image = new Image(area.width, area.height);
  image.alt = '';
  image.decoding = 'async';
  image.fetchPriority = 'low';
  image.draggable = false;
  image.style.left = `${area.left}px`;
  image.style.top = `${area.top}px`;
  image.src = address;
  layer.append(image);
  return {
    ready: reveal(image),
    remove() {
      image.remove();
      // Ends the request.
      image.removeAttribute('src');
    },
  };
}

async function reveal(image: HTMLImageElement): Promise<void> {
  await image.decode();
  image.dataset['shown'] = '';
}
