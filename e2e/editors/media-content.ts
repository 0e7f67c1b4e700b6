import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { askAs, uploadAs } from './ask-as.ts';

/** The content that the CMS has to have before an editor can look at its videos. */
export interface MediaContent {
  /** Uploads a film, optionally truncated. @returns Its id. */
  readonly uploads: (name: string, isCut?: boolean) => Promise<number>;
  /** Gives the draft of a transition this one clip. @returns The address of its form below `/admin`. */
  readonly givesClip: (transition: string, video: number) => Promise<string>;
  /** Gives the drafts of locations, by their addresses, a panorama that looks ahead. */
  readonly givesPanoramas: (locations: readonly string[]) => Promise<void>;
}

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';
const PANORAMA = new URL('../../demo/media/panoramas/atrium.jpg', import.meta.url);
const TRANSITIONS = '/content-manager/collection-types/api::content-transition.content-transition';

/** Works with the permissions of the account that is logged in to the page. */
export function mediaContentOf(page: Page): MediaContent {
  return {
    async uploads(name, isCut = false) {
      const film = tinyFilm();
      const buffer = isCut ? film.subarray(0, Math.round(film.length * 0.6)) : film;
      return uploadAs(page, { name, mimeType: 'video/mp4', buffer });
    },
    async givesPanoramas(locations) {
      const buffer = readFileSync(PANORAMA);
      const picture = await uploadAs(page, { name: 'panorama.jpg', mimeType: 'image/jpeg', buffer });
      const panorama = { picture, yaw: 0, pitch: 0, field_of_view: 80 };
      for (const slug of locations) {
        const query = `filters[slug][$eq]=${slug}&locale=en`;
        const { results } = (await askAs(page, 'GET', `${LOCATIONS}?${query}`)) as {
          results: { documentId: string }[];
        };
        await askAs(page, 'PUT', `${LOCATIONS}/${results[0]?.documentId}?locale=en`, { panorama });
      }
    },
    async givesClip(transition, video) {
      const query = `filters[payloadId][$eq]=${transition}&locale=en`;
      const { results } = (await askAs(page, 'GET', `${TRANSITIONS}?${query}`)) as {
        results: { documentId: string }[];
      };
      const path = `${TRANSITIONS}/${results[0]?.documentId}`;
      const background = [
        { __component: 'background-content.video', key: 'default_background_4x3', video, loop: false },
      ];
      await askAs(page, 'PUT', `${path}?locale=en`, { background });
      return `${path}?plugins[i18n][locale]=en`;
    },
  };
}

const FFMPEG = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

/** Half a second of made-up pictures, as small as a film can be. */
export function tinyFilm(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-film-'));
  const path = join(folder, 'film.mp4');
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=10:d=0.5'];
  const coding = '-c:v libx264 -pix_fmt yuv420p -movflags +faststart'.split(' ');
  try {
    const { stderr, status } = spawnSync(FFMPEG, ['-v', 'error', '-nostdin', ...source, ...coding, path]);
    expect(status, `ffmpeg makes the film of this journey. ${String(stderr)}`).toBe(0);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
