import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { PNG } from 'pngjs';
import { ROUND_START, roundRoomFiles } from '../support/round-room.ts';
import { tokenOf } from './panel-token.ts';

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

/** Gives a location the panorama of the round room, with the permissions of the account that is logged in. */
export async function givePanorama(page: Page, slug: string, locale: string): Promise<void> {
  const cms = process.env['E2E_CMS_URL'] ?? '';
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const [picture] = Object.values(roundRoomFiles());
  if (picture === undefined) throw new Error('The round room has no panorama.');
  const uploaded = await page.request.post(`${cms}/upload`, {
    headers,
    multipart: {
      files: { name: `round-${slug}.png`, mimeType: 'image/png', buffer: Buffer.from(picture) },
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const [file] = (await uploaded.json()) as readonly { readonly id: number }[];
  const found = await page.request.get(`${cms}${LOCATIONS}?locale=${locale}&filters[slug][$eq]=${slug}`, {
    headers,
  });
  const { results } = (await found.json()) as {
    readonly results: readonly { readonly documentId: string }[];
  };
  const { yaw, pitch, fieldOfView } = ROUND_START;
  const saved = await page.request.put(`${cms}${LOCATIONS}/${results[0]?.documentId}?locale=${locale}`, {
    headers,
    data: { panorama: { picture: file?.id, yaw, pitch, field_of_view: fieldOfView } },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Which direction of the round room is drawn at a point of the window, read from its colour. */
export async function directionAt(page: Page, at: { readonly x: number; readonly y: number }) {
  const clip = { x: Math.round(at.x) - 1, y: Math.round(at.y) - 1, width: 3, height: 3 };
  const { data } = PNG.sync.read(await page.screenshot({ clip, scale: 'css' }));
  const middle = 4 * 4;
  const [red, green, blue] = [0, 1, 2].map((channel) => data[middle + channel] ?? 0);
  return {
    yaw: (Math.atan2((red ?? 0) - 128, (green ?? 0) - 128) * 180) / Math.PI,
    pitch: (blue ?? 0) - 128,
  };
}

/** Degrees between two directions, the larger of both angles. */
export function degreesApart(one: PanoramaDirection, other: PanoramaDirection): number {
  const turn = Math.abs(((one.yaw - other.yaw + 540) % 360) - 180);
  return Math.max(turn, Math.abs(one.pitch - other.pitch));
}

/** The middle of an element in the window. */
export async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
