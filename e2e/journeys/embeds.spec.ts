import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { Article } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { OverlayId } from '@vitrine/core/world/ids';
import { payloadId } from '@vitrine/core/world/ids';
import type { Hotspot } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { freePort } from '../../scripts/run/free-port.ts';
import { expectAccessible } from '../support/axe.ts';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-in.ts';
import { VISITS } from '../support/windows.ts';

const HALL = 'reception';
const ARTICLE = overlayId(91_001);
const FRAMES = { good: overlayId(91_002), unreachable: overlayId(91_003), silent: overlayId(91_004) };

const test = testWith(async () => {
  const site = createServer((request, response) => {
    if (request.url === '/silent') return;
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>A</title>A page of another site');
  });
  const host = `127.0.0.1:${await listen(site)}`;
  const nowhere = `127.0.0.1:${await freePort()}`;
  const showroom = await openChangedShowroom(withFrames(host, nowhere));
  return {
    ...showroom,
    /** The host of a page that can be framed; below `/silent` it never answers. */
    host,
    /** A host where nothing listens. */
    nowhere,
    stop: async () => {
      await showroom.stop();
      site.closeAllConnections();
      site.close();
    },
  };
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('The system gave no port.'));
    });
  });
}

function withFrames(host: string, nowhere: string) {
  return (snapshot: Snapshot): Snapshot => {
    const [background] = locationOf(HALL).backgrounds;
    const urls = {
      good: `http://${host}/page`,
      unreachable: `http://${nowhere}/`,
      silent: `http://${host}/silent`,
    };
    const article: Article = {
      id: ARTICLE,
      title: 'A page inside',
      summary: '',
      tags: [],
      actionButtons: [],
      isShownUnlinked: true,
      sections: [
        {
          kind: 'iframe',
          title: 'The configurator',
          url: urls.good,
          ...(background?.kind === 'image' && { poster: background.media }),
        },
      ],
    };
    return {
      ...snapshot,
      articles: [article, ...snapshot.articles],
      settings: { ...snapshot.settings, embedHosts: [host, nowhere] },
      locations: snapshot.locations.map((location) =>
        location.payloadId === payloadId(HALL)
          ? {
              ...location,
              hotspots: [
                hotspotOf('A good page', FRAMES.good, urls.good),
                hotspotOf('A page that is away', FRAMES.unreachable, urls.unreachable),
                hotspotOf('A silent page', FRAMES.silent, urls.silent),
              ],
            }
          : location,
      ),
    };
  };
}

function hotspotOf(title: string, iframe: OverlayId, url: string): Hotspot {
  return {
    id: title,
    component: 'hotspots.open-link',
    title,
    action: { kind: 'openIframe', iframe, url, title },
    placement: { on4x3: { x: 50, y: 50 } },
    categories: [],
    priority: 0,
  };
}

async function opens(page: Page, iframe: OverlayId): Promise<Locator> {
  await page.goto(`${addressOf(HALL)}${formatOverlayStack([{ kind: 'iframe', id: iframe }])}`);
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('button')).toBeEnabled();
  return overlay;
}

for (const [number, { language, window }] of VISITS.entries()) {
  test.describe(`In ${language}, ${window.name}`, { tag: number === 0 ? [] : [ALL] }, () => {
    test.use({ ...window.use, language });
    const text = (key: string, host = '') => textIn(language, key).replaceAll('{host}', host);
    const addressIn = (iframe: OverlayId) =>
      `${addressOf(HALL, language)}${formatOverlayStack([{ kind: 'iframe', id: iframe }])}`;

    test('a page of another site: its picture first, then the page, and one button that closes it', async ({
      page,
      showroom,
    }) => {
      await page.goto(addressIn(FRAMES.good));
      const overlay = page.getByRole('dialog');
      await expect(overlay.getByText(text('iframe__notice', showroom.host))).toBeVisible();
      await expect(overlay.locator('img')).toHaveJSProperty('complete', true);
      expect(
        await overlay.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      await expectAccessible(page);
      await overlay.getByRole('button', { name: text('iframe__load') }).click();
      await expect(overlay.frameLocator('iframe').getByText('A page of another site')).toBeVisible();
      await expect(overlay.locator('[data-state="loaded"]')).toBeVisible();
      await expect(overlay.getByRole('button')).toHaveCount(0);
      await expect(overlay.getByRole('link', { name: text('dialog__close'), exact: true })).toHaveCount(1);
    });

    test('in an article it can be unloaded, by a word', { tag: ALL }, async ({ page, showroom }) => {
      await page.goto(
        `${addressOf(HALL, language)}${formatOverlayStack([{ kind: 'article', id: ARTICLE }])}`,
      );
      const article = page.getByRole('article');
      await article.getByRole('button', { name: text('iframe__load') }).click();
      await expect(article.frameLocator('iframe').getByText('A page of another site')).toBeVisible();
      // The page has the room, and not what is said about it.
      const [frame, said] = [article.locator('iframe'), article.getByText(text('iframe__nothing_seen'))];
      const heights = await Promise.all([frame.boundingBox(), said.boundingBox()]);
      expect(heights[0]?.height).toBeGreaterThan(3 * (heights[1]?.height ?? 0));
      await article.getByText(text('iframe__unload'), { exact: true }).click();
      await expect(article.locator('iframe')).toHaveCount(0);
      await expect(article.getByText(text('iframe__notice', showroom.host))).toBeVisible();
    });

    test('a site that is not reached: a sentence of ours instead of the browser’s page', async ({
      page,
      showroom,
      faults,
    }) => {
      faults.expects(/ERR_CONNECTION_REFUSED|chrome-error/);
      await page.goto(addressIn(FRAMES.unreachable));
      const overlay = page.getByRole('dialog');
      await overlay.getByRole('button', { name: text('iframe__load') }).click();
      await expect(overlay.getByText(text('iframe__unreachable', showroom.nowhere))).toBeVisible();
      await expect(overlay.locator('iframe')).toHaveCount(0);
      await expect(overlay.getByRole('link', { name: text('iframe__new_window') })).toHaveAttribute(
        'href',
        `http://${showroom.nowhere}/`,
      );
      await expectAccessible(page);
      await overlay.getByRole('button', { name: text('iframe__again') }).click();
      await expect(overlay.getByText(text('iframe__unreachable', showroom.nowhere))).toBeVisible();
    });
  });
}

test(
  'a site that does not answer: after some seconds the visitor reads so',
  { tag: ALL },
  async ({ page, showroom }) => {
    const overlay = await opens(page, FRAMES.silent);
    await overlay.getByRole('button', { name: textIn('en', 'iframe__load') }).click();
    await expect(
      overlay.getByText(textIn('en', 'iframe__slow').replace('{host}', showroom.host)),
    ).toBeVisible();
    await expect(
      overlay.getByRole('link', { name: textIn('en', 'iframe__new_window') }).first(),
    ).toBeVisible();
  },
);
