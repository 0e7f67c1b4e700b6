import type { Page } from '@playwright/test';

/** Somewhere on a picture, in percent of it. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The visible parts of a location in its window. Lengths are CSS pixels, from the window's corner. */
export interface Geometry {
  readonly stage: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The crop of the picture that is on top. */
  readonly crop: '4x3' | '16x9';
  /** The point that each hotspot marks: its middle, or the end of its line. */
  readonly hotspots: readonly {
    readonly walk: string | null;
    readonly name: string;
    readonly x: number;
    readonly y: number;
    /** Its point is out of sight or is none: a marker, or the button back. */
    readonly isElsewhere: boolean;
  }[];
  /** Hotspots inside the window whose middle belongs to something of the header or of the bars. */
  readonly covered: readonly string[];
  /** How much wider the page is than the window. */
  readonly overhang: number;
}

/** Measures the location that a page shows. */
export function geometryOf(page: Page): Promise<Geometry> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('[data-stage] img[data-layer]')].filter(
      (image) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === '1',
    );
    const [top] = shown
      .map((image) => ({ image, depth: Number.parseInt(getComputedStyle(image).zIndex, 10) || 0 }))
      .toSorted((one, other) => other.depth - one.depth);
    const ratio = top === undefined ? 0 : top.image.naturalWidth / top.image.naturalHeight;
    const { x, y, width, height } = (
      document.querySelector('[data-stage]') ?? document.body
    ).getBoundingClientRect();
    const found = [...document.querySelectorAll('main [data-hotspot]')].map((hotspot) => {
      const box = hotspot.getBoundingClientRect();
      const style = getComputedStyle(hotspot);
      const isMoved = hotspot.hasAttribute('data-arranged');
      const angle = (Number.parseFloat(style.getPropertyValue('--lead-angle')) * Math.PI) / 180;
      const [length, direction] = isMoved
        ? [Number.parseFloat(style.getPropertyValue('--lead')), angle]
        : [box.height * Number(style.getPropertyValue('--lift')), Math.PI / 2];
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      return {
        walk: hotspot.getAttribute('data-walk'),
        name: hotspot.getAttribute('aria-label') ?? '',
        x: middle.x + length * Math.cos(direction),
        y: middle.y + length * Math.sin(direction),
        isElsewhere: hotspot.hasAttribute('data-beyond') || hotspot.getAttribute('data-arrow') === 'back',
        middle,
        isSeen: style.visibility === 'visible',
      };
    });
    return {
      stage: { x, y, width, height },
      crop: ratio > (4 / 3 + 16 / 9) / 2 ? '16x9' : '4x3',
      hotspots: found,
      covered: found.flatMap((hotspot) => {
        const cover = document.elementFromPoint(hotspot.middle.x, hotspot.middle.y)?.closest('header, nav');
        return cover && hotspot.isSeen ? [`${hotspot.name} under ${cover.outerHTML.slice(0, 80)}`] : [];
      }),
      overhang: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

/** Where a point of a picture lies in the window, when the picture covers the stage. */
export function onStage(point: PicturePoint, { stage, crop }: Pick<Geometry, 'stage' | 'crop'>) {
  const ratio = crop === '16x9' ? 16 / 9 : 4 / 3;
  const pictureWidth = Math.max(stage.width, stage.height * ratio);
  const pictureHeight = pictureWidth / ratio;
  const x = (stage.width - pictureWidth) / 2 + (point.x / 100) * pictureWidth;
  const y = (stage.height - pictureHeight) / 2 + (point.y / 100) * pictureHeight;
  return {
    x: stage.x + x,
    y: stage.y + y,
    isInside: x >= 0 && x <= stage.width && y >= 0 && y <= stage.height,
    pictureWidth,
  };
}
