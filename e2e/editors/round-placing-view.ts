import type { Locator, Page } from '@playwright/test';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { PNG } from 'pngjs';
import { ROUND_START, roundRoomFiles } from '../support/round-room.ts';
import { askAs, uploadAs } from './ask-as.ts';

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';
const ARTICLES = '/content-manager/collection-types/api::article.article';

/** Uploads the panorama of the round room. @returns its number in the media library */
function uploadRound(page: Page, name: string): Promise<number> {
  const [picture] = Object.values(roundRoomFiles());
  if (picture === undefined) throw new Error('The round room has no panorama.');
  return uploadAs(page, { name: `round-${name}.png`, mimeType: 'image/png', buffer: Buffer.from(picture) });
}

/** Gives a location the panorama of the round room, with the permissions of the account that is logged in. */
export async function givePanorama(page: Page, slug: string, locale: string): Promise<void> {
  const picture = await uploadRound(page, slug);
  const query = `locale=${locale}&filters[slug][$eq]=${slug}`;
  const { results } = (await askAs(page, 'GET', `${LOCATIONS}?${query}`)) as {
    readonly results: readonly { readonly documentId: string }[];
  };
  const { yaw, pitch, fieldOfView } = ROUND_START;
  await askAs(page, 'PUT', `${LOCATIONS}/${results[0]?.documentId}?locale=${locale}`, {
    panorama: { picture, yaw, pitch, field_of_view: fieldOfView },
  });
}

/** An article that shows the panorama of the round room as a 360 view. */
export async function makeRoundArticle(page: Page, title: string, locale: string) {
  const section = {
    __component: 'article-sections.view-360',
    title,
    media: [await uploadRound(page, 'article')],
    hotspots: [],
  };
  const { data } = (await askAs(page, 'POST', `${ARTICLES}?locale=${locale}`, {
    title,
    shown_unlinked: true,
    sections: [section],
  })) as { readonly data: { readonly documentId: string; readonly public_id: number } };
  return data;
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
