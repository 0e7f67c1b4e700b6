import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { textIn } from './demo.ts';
import { geometryOf, onStage } from './geometry.ts';
import type { PicturePoint } from './geometry.ts';
import type { Visitor } from './visitor.ts';

/** What is drawn on the picture of a window. */
export type MarkKind = 'pointer' | 'ping' | 'look';

/** Of the picture's width: how far a mark may be from its point. */
const TOLERANCE = 0.01;

export function marksIn(page: Page, kind: MarkKind) {
  return page.locator(`[data-mark="${kind}"]`);
}

/** Where a window shows a point of the 4:3 picture, on whichever picture it shows. */
export async function positionOf(page: Page, { x, y }: PicturePoint) {
  const geometry = await geometryOf(page);
  // The 16:9 picture is the middle of the 4:3 one, as wide.
  const point = geometry.crop === '16x9' ? { x, y: 50 + (y - 50) * (4 / 3) } : { x, y };
  return { ...onStage(point, geometry), ...geometry };
}

/** Waits until a window has a mark on a point of the 4:3 picture, to within 1 % of the picture's width. */
export async function expectMarked({ page }: Visitor, kind: MarkKind, point: PicturePoint): Promise<void> {
  const { x, y, pictureWidth } = await positionOf(page, point);
  const distance = async (): Promise<number> => {
    const box = await marksIn(page, kind)
      .last()
      .evaluate((mark) => {
        const { left, top } = mark.getBoundingClientRect();
        return { left, top };
      });
    return Math.hypot(box.left - x, box.top - y) / pictureWidth;
  };
  await expect(async () => expect(await distance()).toBeLessThan(TOLERANCE)).toPass({ timeout: 5_000 });
}

/** The button of a presenter's pointer. */
export function pointerOf({ page, speaks }: Visitor) {
  return page.getByRole('button', { name: textIn(speaks(), 'presentation__pointer'), exact: true });
}

/** Has the mouse at a point of the 4:3 picture. */
export async function pointsAt({ page }: Visitor, point: PicturePoint): Promise<void> {
  const { x, y } = await positionOf(page, point);
  await page.mouse.move(x, y, { steps: 3 });
}
