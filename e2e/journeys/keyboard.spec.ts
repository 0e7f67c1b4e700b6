import { expectAccessible } from '../support/axe.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL } from '../support/rows.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

test.use(WITH_MOTION);

test('The whole way from the entrance to an article is walked by keyboard alone', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens('entrance');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: textIn('en', 'navigation__skip') })).toBeFocused();
  await tabTo(page, /^Go to Reception/);
  await page.keyboard.press('Enter');
  await visitor.standsIn('reception');
  await tabTo(page, /^Go to Atrium/);
  await page.keyboard.press('Enter');
  await visitor.standsIn('atrium');

  await tabTo(page, /^Robot NV-6$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await visitor.standsIn('atrium');

  await tabTo(page, /^Back$/);
  await page.keyboard.press('Enter');
  await visitor.standsIn('reception');
});

test(
  'Keys and clickers walk to the next and the previous location, but not where something else takes them',
  { tag: ALL },
  async ({ visitor }) => {
    const { page } = visitor;
    const { next } = locationOf('reception', 'en');
    if (next === undefined) throw new Error('No arrow leads on from the reception of the demo.');
    await visitor.opens('reception');
    for (const [on, back] of [
      ['ArrowRight', 'ArrowLeft'],
      ['PageDown', 'PageUp'],
      ['Space', 'Shift+Space'],
    ] as const) {
      await page.keyboard.press(on);
      await visitor.standsIn(next);
      await page.keyboard.press(back);
      await visitor.standsIn('reception');
    }

    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: textIn('en', 'search__title') })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await visitor.standsIn('reception');
  },
);

test(
  'Numbers choose hotspots, the upper arrow key goes ahead, Escape skips the walk, and ? lists the keys',
  { tag: ALL },
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('entrance');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: textIn('en', 'keys__title') });
    await expect(list.getByText(textIn('en', 'keys__escape'))).toBeVisible();
    await expectAccessible(page);
    // The overlay keeps its keys: nothing walks behind it.
    await page.keyboard.press('PageDown');
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await visitor.standsIn('entrance');

    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await visitor.hasSeen()).length).toBe(1);
    await page.keyboard.press('Escape');
    await visitor.standsIn('reception');
    expect(await visitor.hasSeen()).toMatchObject([{ walk: 'entrance--reception', hasEnded: false }]);

    const second = visitor.stage.locator('[data-hotspot]').nth(1);
    const target = await second.getAttribute('data-walk');
    await page.keyboard.press('2');
    await visitor.standsIn(target ?? '');
  },
);

test(
  'The list of places and the languages open, choose and close by keyboard',
  { tag: ALL },
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('entrance');
    await tabTo(page, new RegExp(`^${textIn('en', 'places__open')}$`));
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: textIn('en', 'places__title') });
    await expect(panel).toBeVisible();
    await tabTo(page, /^Atrium$/);
    await page.keyboard.press('Enter');
    await visitor.standsIn('atrium');

    await tabTo(page, /Choose language/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  },
);

test(
  'A visitor faster than the page closes two overlays and opens the next one',
  { tag: ALL },
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('atrium');
    const hotspot = visitor.stage.locator('[data-hotspot]').filter({ hasText: 'Robot NV-6' });
    await hotspot.focus();
    await hotspot.press('Enter');
    const article = page.locator('dialog[data-overlay^="article"][data-phase="open"]');
    await expect(article).toBeVisible();
    await article.locator('a[href*="media="]').first().press('Enter');
    await expect(page.locator('dialog[data-overlay^="media"][data-phase="open"]')).toBeVisible();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: textIn('en', 'places__title') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL(({ search }) => search === '?places' || search === '?places=');
    // "Closes during a transition are ignored." (specification section 4)
    await expect(page.locator('dialog[data-phase="open"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await visitor.standsIn('atrium');
    await expect(page).toHaveURL(({ search }) => search === '');
  },
);

test(
  'A key that comes with the overlay itself, before it is painted, closes it',
  { tag: ALL },
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('atrium');
    const hotspot = visitor.stage.locator('[data-hotspot]').filter({ hasText: 'Robot NV-6' });
    await page.evaluate(() => {
      // A slow machine: the browser has the key before React has done everything that follows a change.
      const showModal = Reflect.get(HTMLDialogElement.prototype, 'showModal');
      HTMLDialogElement.prototype.showModal = function show() {
        showModal.call(this);
        for (const end = performance.now() + 50; performance.now() < end;);
      };
      const watch = new MutationObserver(() => {
        const dialog = document.querySelector('dialog[data-overlay]');
        if (dialog === null) return;
        watch.disconnect();
        document.body.dataset['key'] = 'pressed';
        const escape = { key: 'Escape', bubbles: true, cancelable: true };
        dialog.dispatchEvent(new KeyboardEvent('keydown', escape));
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    await hotspot.focus();
    await hotspot.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-key', 'pressed');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hotspot).toBeFocused();
    await expect(page).toHaveURL(({ search }) => search === '');
  },
);

test('Sidebars "slide in over a dimmed backdrop", and out to where they came from', async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    const offsets: string[] = [];
    Object.assign(globalThis, { offsets });
    // As soon as it starts to move: a slow machine may paint none of it.
    const watch = new MutationObserver(() => {
      const sidebar = document.querySelector(
        'dialog:is([data-phase="opening"], [data-phase="closing"]) > div',
      );
      const frames = (sidebar?.getAnimations() ?? []).flatMap(({ effect }) => {
        return effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      });
      const offset = frames.map((frame) => String(frame['translate'])).find((value) => value.includes('%'));
      const count = sidebar?.parentElement?.dataset['phase'] === 'opening' ? 0 : 1;
      if (offset !== undefined && offsets.length === count) offsets.push(offset);
    });
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
  });
  await visitor.opens('atrium');
  const offsets = () =>
    page.evaluate(() => (globalThis as typeof globalThis & { offsets?: string[] }).offsets);
  await page.getByRole('link', { name: textIn('en', 'navigation__contact'), exact: true }).click();
  const sidebar = page.getByRole('dialog', { name: textIn('en', 'contact__title') });
  await expect(sidebar).toHaveAttribute('data-phase', 'open');
  expect(await offsets()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(sidebar).toHaveCount(0);
  const [from, to] = (await offsets()) ?? [];
  expect(from).toMatch(/^-?100%/);
  expect(to).toBe(from);
});

test('A sidebar that is opened by its address closes at the first key', { tag: ALL }, async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    // The moment from which the page can be used.
    const watch = new MutationObserver(() => {
      const dialog = document.querySelector('dialog:has(form[novalidate])');
      if (dialog === null) return;
      watch.disconnect();
      const escape = { key: 'Escape', bubbles: true, cancelable: true };
      setTimeout(() => dialog.dispatchEvent(new KeyboardEvent('keydown', escape)));
    });
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ['novalidate'] });
  });
  await page.goto(`${addressOf('atrium')}?contact`);
  await visitor.standsIn('atrium');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(({ search }) => search === '');
});
