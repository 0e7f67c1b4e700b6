import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import { viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import type { Action } from '@vitrine/core/world/action';
import type { Locator, Page } from '@playwright/test';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import {
  BAD_LINKS,
  BROKEN_COPY,
  CROWD,
  GOOD_LINKS,
  HARM,
  HOSTILE,
  HOSTILE_FILES,
  HOSTILE_SVG,
  HOSTILE_TITLE,
  LAST_OF_CROWD,
  makeHostile,
  NO_PICTURE,
  NO_VIDEO,
  NO_PDF,
  openBrokenCopy,
  openPdf,
  openPicture,
  openVideo,
  UNLISTED_HOST,
} from '../support/hostile-content.ts';
import { ALL, firstOnly } from '../support/rows.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-in.ts';

/** A site whose pages must not be framed. */
interface RefusingSite {
  readonly host: string;
  readonly stop: () => void;
}

const test = testWith(async () => {
  const site = await openRefusingSite();
  const showroom = await openChangedShowroom(makeHostile(site.host), [], HOSTILE_FILES);
  return {
    ...showroom,
    frameHost: site.host,
    stop: async () => {
      await showroom.stop();
      site.stop();
    },
  };
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate((name) => name in window, HARM), 'No script of the content has run.').toBe(
    false,
  );
});

test('scripts in titles, HTML, Markdown, blocks and tables: the words are read, nothing runs', async ({
  page,
}) => {
  const article = await opens(page, { kind: 'article', id: HOSTILE.texts });
  await expect(article.getByRole('heading', { name: HOSTILE_TITLE, exact: true }).first()).toBeVisible();
  for (const words of ['of HTML', 'of Markdown', 'of blocks']) {
    await expect(article.getByText(`Harmless words ${words}`)).toBeVisible();
  }
  await expect(page).toHaveTitle(new RegExp(`^Robot </title>`));
  await article.getByText('Pressed words').click();
  expect(await dangersIn(page.locator('body'))).toEqual([]);
  await expect(article.locator('script, style, iframe, form, base')).toHaveCount(0);
});

test('drawings with scripts: they are shown, and do nothing even when they are opened by themselves', async ({
  page,
  faults,
}) => {
  const article = await opens(page, { kind: 'article', id: HOSTILE.drawings });
  await expect(article.getByText('Beside its icon')).toBeVisible();
  const drawing = article.locator(`img[src*="${HOSTILE_SVG.hash}"]`).first();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(article.locator('svg script, object, embed')).toHaveCount(0);

  faults.expects(/Content Security Policy|sandbox/i);
  await page.goto(HOSTILE_SVG.url);
  await expect(page.locator('rect')).toBeVisible();
});

test('a text of ten million characters: the page stays small, and says that the rest was left out', async ({
  page,
}) => {
  const answer = await page.request.get(addressWith({ kind: 'article', id: HOSTILE.endless }));
  expect((await answer.body()).byteLength).toBeLessThan(1_000_000);
  const article = await opens(page, { kind: 'article', id: HOSTILE.endless });
  await expect(article.getByText('The arm lifts, turns and sets down.').first()).toBeVisible();
  await expect(article.getByText(textIn('en', 'article__rest_left_out'))).toBeAttached();
});

test(
  'five hundred hotspots on one picture: each is a link with a name, and the last one opens',
  { tag: ALL },
  async ({ visitor }) => {
    await visitor.opens('lounge');
    const crowd = visitor.stage.getByRole('link', { name: /^Point \d+/ });
    await expect(crowd).toHaveCount(CROWD);
    const last = visitor.stage.locator('[data-hotspot]').filter({ hasText: LAST_OF_CROWD });
    await last.focus();
    await last.press('Enter');
    await expect(visitor.article(HOSTILE_TITLE)).toBeVisible();
    await visitor.page.keyboard.press('Escape');
    await expect(last).toBeFocused();
    await visitor.choosesLocation('atrium');
    await visitor.standsIn('atrium');
  },
);

const BROKEN_FILES: readonly (readonly [string, Action, string, string])[] = [
  ['a document', openPdf, 'pdf__broken', NO_PDF.url],
  ['a video', openVideo, 'media__video_failed', NO_VIDEO.url],
  ['a picture', openPicture, 'media__picture_failed', NO_PICTURE.url],
];

for (const [number, [name, action, sentence, url]] of BROKEN_FILES.entries()) {
  test(`${name} that is none says so`, { tag: firstOnly(number) }, async ({ page, faults }) => {
    // Its resized copies cannot be made, so the page gets an error.
    faults.expects(new RegExp(NO_PICTURE.hash));
    const viewer = await opens(page, viewerRef(action));
    await expect(viewer.getByText(textIn('en', sentence))).toBeVisible();
    // Documents and videos can still be taken along.
    if (action === openPicture) return;
    const download = page.waitForEvent('download');
    await viewer.locator(`a[download][href="${url}"]`).first().click();
    expect((await download).suggestedFilename()).toMatch(/^no-/);
  });
}

test('a film whose smaller copy is broken is played from the other', { tag: ALL }, async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes(NO_VIDEO.hash));
  const viewer = await opens(page, viewerRef(openBrokenCopy));
  const film = viewer.locator('video');
  await asked;
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => [video.readyState > 0, video.currentSrc]))
    .toEqual([true, new URL(BROKEN_COPY.url, page.url()).href]);
  await expect(viewer.getByText(textIn('en', 'media__video_failed'))).toHaveCount(0);
});

test(
  'a frame of a site that is not listed: links open it in a new tab, its address says where it leads',
  { tag: ALL },
  async ({ page }) => {
    await page.goto(addressOf('reception'));
    const hotspot = page.getByRole('main').locator('[data-hotspot]').filter({ hasText: 'An unlisted frame' });
    await expect(hotspot).toHaveAttribute('href', `https://${UNLISTED_HOST}/`);
    await expect(hotspot).toHaveAttribute('target', '_blank');

    const frame = await opens(page, { kind: 'iframe', id: HOSTILE.unlistedFrame });
    await expect(frame.getByText(textWithHost('iframe__not_allowed', UNLISTED_HOST))).toBeVisible();
    await expect(frame.locator('iframe')).toHaveCount(0);
    await expectLinkOut(frame, `https://${UNLISTED_HOST}/`);
  },
);

test(
  'a frame of a site that refuses to be framed: the visitor reads what to do',
  { tag: ALL },
  async ({ page, faults, showroom: { frameHost } }) => {
    faults.expects(/X-Frame-Options|BLOCKED_BY_RESPONSE/i);
    const frame = await opens(page, { kind: 'iframe', id: HOSTILE.refusingFrame });
    await expect(frame.getByText(textWithHost('iframe__notice', frameHost))).toBeVisible();
    await frame.getByRole('button', { name: textIn('en', 'iframe__load') }).click();
    await expect(frame.locator('iframe')).toBeVisible();
    await expect(frame.getByText(textWithHost('iframe__shown', frameHost))).toBeVisible();
    await expectLinkOut(frame, `http://${frameHost}/`);
  },
);

test('links: no script is ever a target; the others lead where they were typed to, in their tab', async ({
  page,
}) => {
  const article = await opens(page, { kind: 'article', id: HOSTILE.links });
  for (const scope of [page.getByRole('main').locator('[data-hotspot]'), article.getByRole('link')]) {
    for (const title of BAD_LINKS) await expect(scope.filter({ hasText: title })).toHaveCount(0);
    for (const { title, href, newTab } of GOOD_LINKS) {
      const link = scope.filter({ hasText: title }).first();
      await expect(link).toHaveAttribute('href', href);
      if (newTab) await expect(link).toHaveAttribute('target', '_blank');
      else await expect(link).not.toHaveAttribute('target');
    }
  }
  expect(await dangersIn(page.locator('body'))).toEqual([]);

  const [sameTab, otherTab] = GOOD_LINKS;
  await page.context().route(/shop\.example/, (route) => route.fulfill({ body: 'A shop' }));
  const opened = page.waitForEvent('popup');
  await article.getByRole('link', { name: otherTab.title }).click();
  const other = await opened;
  await expect(other).toHaveURL(otherTab.href);
  await other.close();
  await article.getByRole('link', { name: sameTab.title }).click();
  await expect(page).toHaveURL(sameTab.href);
});

function addressWith(overlay: OverlayRef): string {
  return `${addressOf('reception')}${formatOverlayStack([overlay])}`;
}

function viewerRef(action: Action): OverlayRef {
  const viewer = viewerOfAction(action);
  if (viewer === undefined) throw new Error(`${action.kind} opens no viewer.`);
  return { kind: viewer.kind, id: viewerId(viewer) };
}

/** Opens something over the reception by its address. */
async function opens(page: Page, overlay: OverlayRef): Promise<Locator> {
  await page.goto(addressWith(overlay));
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
  await expect(page.getByRole('heading', { level: 1, name: locationOf('reception').title })).toBeAttached();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Handlers and script addresses among everything inside an element. */
function dangersIn(scope: Locator): Promise<readonly string[]> {
  return scope.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') || /^\s*(?:javascript|data:text):?/i.test(value))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  );
}

function textWithHost(key: string, host: string): string {
  return textIn('en', key).replaceAll('{host}', host);
}

async function expectLinkOut(frame: Locator, href: string): Promise<void> {
  const link = frame.getByRole('link', { name: textIn('en', 'iframe__new_window') }).first();
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
}

async function openRefusingSite(): Promise<RefusingSite> {
  const server: Server = createServer((_request, response) => {
    response.setHeader('x-frame-options', 'DENY').setHeader('content-type', 'text/html').end('A page');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.');
  return {
    host: `127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
