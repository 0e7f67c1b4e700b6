import type { BoxSize } from '../background/aspect-ratio.ts';
import type { Rectangle } from './rectangle.ts';
import { BREAKPOINTS } from '../layout/breakpoints.ts';
import { isLowLandscape, usesPortraitLayout } from '../layout/portrait.ts';

/** A part of the page that lies over the picture of a location. */
export interface Furniture {
  readonly name: 'logo' | 'tools' | 'words' | 'plan' | 'bar' | 'arrows' | 'back' | 'next';
  /** In CSS pixels of the window. */
  readonly rectangle: Rectangle;
}

/** As `--u` in `apps/web/app/styles/tokens.css`: large windows have larger furniture. */
const MAX_SCALE = 2.4;

/** CSS pixels at a scale of 1: the height of a row, the room around it, and below the words. */
const ROW = 58;
const EDGE = 20;
const GAP = 8;

/**
 * What of the page lies over the picture in a window: header, words and bar. The rectangles are those of the demo's
 * locations, because a title, a logo and the names in a bar take as much room as their texts; a journey
 * (`e2e/journeys/furniture.spec.ts`) compares them with the page.
 *
 * @param window of a visitor, in CSS pixels.
 */
export function furnitureOf(window: BoxSize): readonly Furniture[] {
  if (usesPortraitLayout(window)) return uprightFurniture(window);
  return isLowLandscape(window) ? lowFurniture(window) : wideFurniture(window);
}

function wideFurniture({ width, height }: BoxSize): readonly Furniture[] {
  const u = Math.min(
    Math.max(1, Math.min(Math.max(width, height) / 1600, Math.min(width, height) / 900)),
    MAX_SCALE,
  );
  const edge = EDGE * u;
  const row = ROW * u;
  const bottom = height - edge;
  const above = bottom - row - GAP * u;
  const lead =
    width < BREAKPOINTS.xxl
      ? 382 * u
      : Math.max(0.38 * width, Math.min(0.42 * width, 0.5 * width - edge - 146 * u));
  const arrows = (width < BREAKPOINTS.xl ? 246 : 394) * u;
  const right = width - edge;
  return [
    { name: 'logo', rectangle: { left: edge, top: 0, right: edge + 348 * u, bottom: edge + row } },
    { name: 'tools', rectangle: { left: right - 364 * u, top: edge, right, bottom: edge + row } },
    {
      name: 'words',
      rectangle: {
        left: edge,
        top: above - 156 * u,
        right: edge + Math.min(400 * u, 0.28 * width),
        bottom: above,
      },
    },
    { name: 'plan', rectangle: { left: right - 95 * u, top: above - 108 * u, right, bottom: above } },
    { name: 'bar', rectangle: { left: edge, top: bottom - row, right: edge + lead, bottom } },
    { name: 'arrows', rectangle: { left: right - arrows, top: bottom - row, right, bottom } },
  ];
}

/** A low window belongs to the picture: signs in its corners, arrows at its sides. */
function lowFurniture({ width, height }: BoxSize): readonly Furniture[] {
  const right = width - 8;
  const bottom = height - 8;
  const middle = { top: height / 2 - 22, bottom: height / 2 + 22 };
  return [
    { name: 'logo', rectangle: { left: 8, top: 0, right: 126, bottom: 52 } },
    { name: 'tools', rectangle: { left: right - 364, top: 8, right, bottom: 52 } },
    { name: 'bar', rectangle: { left: 8, top: bottom - 46, right: 154, bottom } },
    { name: 'arrows', rectangle: { left: right - 44, top: bottom - 46, right, bottom } },
    { name: 'back', rectangle: { left: 8, right: 52, ...middle } },
    { name: 'next', rectangle: { left: right - 44, right, ...middle } },
  ];
}

/** Words and bar are below the picture. */
function uprightFurniture({ width }: BoxSize): readonly Furniture[] {
  const right = width - 12;
  const tools = width < BREAKPOINTS.s ? 178 : 230;
  return [
    { name: 'logo', rectangle: { left: 12, top: 0, right: 130, bottom: 44 } },
    { name: 'tools', rectangle: { left: right - tools, top: 12, right, bottom: 12 + ROW } },
  ];
}
