import type { Page } from '@playwright/test';
import type { Article } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { expect } from '../support/test.ts';
import { testIn } from '../support/test-in.ts';

/** The number of an article whose words look like scripts. */
const TALKING = 90_101;

const OWN_CONTAINER = 'GTM-OWN1234';
const FOREIGN_CONTAINER = 'GTM-OTHER99';

const talking: Article = {
  id: overlayId(TALKING),
  title: 'Elements',
  summary: '',
  tags: [],
  actionButtons: [],
  sections: [
    {
      kind: 'text',
      title: 'Words',
      text: {
        format: 'markdown',
        source: [
          'See [the `<script>` element](https://developer.mozilla.org/script).',
          `![<script>alert(1)</script>](${locationOf('reception').backgrounds[0]?.media.url ?? ''})`,
        ].join('\n\n'),
      },
    },
  ],
};

function changed(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    // Nothing leads to it.
    articles: [...snapshot.articles, { ...talking, isShownUnlinked: true }],
    settings: {
      ...snapshot.settings,
      analytics: { isActive: true, needsConsent: true, tagManagerId: OWN_CONTAINER },
    },
  };
}

const test = testIn(changed);

interface Loaded {
  readonly containers?: readonly string[];
}

function loadedContainers(page: Page) {
  return page.evaluate(() => (globalThis as Loaded).containers ?? []);
}

/** Replaces Google: the script that runs names its container. */
function serveContainers(page: Page) {
  return page.route(/^https:\/\/www\.googletagmanager\.com\//, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(window.containers ??= []).push(${JSON.stringify(new URL(route.request().url()).search)})`,
    }),
  );
}

/** Puts markup into a page on its way, under the policy that the server gave it. */
function injectInto(page: Page, address: string, markup: string) {
  return page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${markup}</body>`);
    await route.fulfill({ response, body });
  });
}

function consentIn(page: Page) {
  return page.getByRole('button', { name: textIn('en', 'consent__accept') });
}

test(
  'A page whose text speaks of a script comes alive, and that text may run nothing',
  { tag: ALL },
  async ({ page }) => {
    const answer = await page.goto(`${addressOf('reception')}?article=${TALKING}`);
    // SHA-256 of `alert(1)`.
    expect(answer?.headers()['content-security-policy']).not.toContain(
      'bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    );
    const article = page.locator('dialog[data-phase="open"]');
    await expect(article.getByRole('link', { name: 'the <script> element' })).toBeVisible();
    // Only a hydrated page asks for consent, and closes overlays on Escape.
    await expect(consentIn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(article).toHaveCount(0);
  },
);

test(
  'After consent the showroom’s own container loads, and none that was slipped into the page',
  { tag: ALL },
  async ({ page, faults }) => {
    faults.expects(/violates the following Content Security Policy directive/);
    faults.expects(new RegExp(FOREIGN_CONTAINER));
    await serveContainers(page);
    const address = addressOf('reception');
    await injectInto(
      page,
      address,
      `<script src="https://www.googletagmanager.com/gtm.js?id=${FOREIGN_CONTAINER}"></script>`,
    );
    await page.goto(address);
    await consentIn(page).click();
    await expect.poll(() => loadedContainers(page)).toEqual([`?id=${OWN_CONTAINER}`]);
  },
);
