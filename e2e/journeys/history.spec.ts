import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { openersOf } from '../support/overlays.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';
import { VISITS } from '../support/windows.ts';

test.use(WITH_MOTION);

const [opener] = openersOf('article', 'en');
if (opener === undefined) throw new Error('No hotspot of the demo opens an article.');
const { location, hotspot: name, query } = opener;
const elsewhere = location === 'atrium' ? 'lounge' : 'atrium';

/** The start of the demo's world. */
const START = 'entrance';

/** Opens a location, and waits until the page requests the walk graph: from then on its code handles taps. */
async function comesIn(visitor: Visitor): Promise<void> {
  const asking = visitor.page.waitForResponse('**/box-api/walk/**');
  await visitor.opens(location);
  await asking;
}

/** Whether it is the page's data request for the location, without the list of locations over it. */
function isOfLocation({ pathname, searchParams }: URL): boolean {
  return pathname === `${addressOf(location)}.data` && !searchParams.has('places');
}

test(
  'a visitor who closes an overlay while the server is slow, and walks on at once, stays in the showroom',
  { tag: ALL },
  async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await comesIn(visitor);
    await visitor.stage.locator('[data-hotspot]').filter({ hasText: name }).first().press('Enter');
    await expect(page.locator('dialog[data-overlay^="article"][data-phase="open"]')).toBeVisible();

    const answering = Promise.withResolvers<void>();
    await page.route(isOfLocation, async (route) => {
      await answering.promise;
      await route.continue();
    });
    const asking = page.waitForRequest((request) => isOfLocation(new URL(request.url())));
    await page.keyboard.press('Escape');
    await asking;
    await page.clock.fastForward(10_000);
    await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
    answering.resolve();

    const panel = page.getByRole('dialog', { name: textIn('en', 'places__title') });
    await panel.locator(`a[data-walk="${elsewhere}"]`).first().click();
    await visitor.standsIn(elsewhere);
  },
);

test(
  'a visitor who presses Back twice comes to the start, and no further',
  { tag: ALL },
  async ({ visitor }) => {
    await comesIn(visitor);
    await visitor.choosesLocation(elsewhere);
    await visitor.standsIn(elsewhere);
    await backLinkOf(visitor).dblclick();
    await visitor.standsIn(START);
    await expect(backLinkOf(visitor)).toBeDisabled();
  },
);

test('closing an overlay that was opened by its address leads back to the start, never out of the showroom', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto(`${addressOf(location)}${query}`);
  await expect(page.locator('dialog[data-phase="open"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.standsIn(location);
  await backLinkOf(visitor).click();
  await visitor.standsIn(START);
  await expect(backLinkOf(visitor)).toBeDisabled();
});

for (const { language, window, tag } of rowsOf(VISITS, 0)) {
  test.describe(`Going back in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    // Specification section 4, History: "A back action returns to the last entry."
    test(
      'leads step by step to the start, together with the browser’s own',
      { tag: ALL },
      async ({ visitor }) => {
        await visitor.opens(START);
        await expect(backLinkOf(visitor)).toBeDisabled();
        await visitor.choosesLocation('reception');
        await visitor.standsIn('reception');
        await visitor.choosesLocation('atrium');
        await visitor.standsIn('atrium');
        await backLinkOf(visitor).click();
        await visitor.standsIn('reception');
        await visitor.choosesLocation('lounge');
        await visitor.standsIn('lounge');
        await visitor.goesBack();
        await visitor.standsIn('reception');
        await expectAccessible(visitor.page);
        await backLinkOf(visitor).click();
        await visitor.standsIn(START);
        await expect(backLinkOf(visitor)).toBeDisabled();
      },
    );

    test(
      'from a deep link leads to the start, and another language does not change the way',
      { tag: ALL },
      async ({ visitor }) => {
        await visitor.opens('atrium');
        await visitor.choosesLocation('lounge');
        await visitor.standsIn('lounge');
        await visitor.switchesTo('fr');
        await visitor.standsIn('lounge');
        await backLinkOf(visitor).click();
        await visitor.standsIn('atrium');
        await visitor.page.reload();
        await visitor.standsIn('atrium');
        await backLinkOf(visitor).click();
        await visitor.standsIn(START);
      },
    );
  });
}

function backLinkOf({ page, speaks }: Visitor) {
  return page.getByRole('button', { name: textIn(speaks(), 'navigation__back'), exact: true });
}
