import { expectAccessible } from '../support/axe.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import {
  begins,
  expectFollowed,
  logsIn,
  openPresentationShowroom,
  presentationIn,
} from '../support/presentation.ts';
import { rowsOf } from '../support/rows.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

const people = openPresentationShowroom();

/** Milliseconds: what is shown for a shorter time is on the way to something else. */
const WORTH_KEEPING = 3_000;

/** A German guide with a running presentation at the entrance, and its code. */
async function aGuide(): Promise<{ readonly guide: Visitor; readonly code: string }> {
  const guide = await people.come('de', LANDSCAPE.use);
  await guide.page.clock.install();
  await logsIn(guide);
  await guide.opens('entrance');
  return { guide, code: await begins(guide) };
}

function titleOf(location: string, { speaks }: Visitor): string {
  return locationOf(location, speaks()).title;
}

const GUESTS = [
  { language: 'en', window: PORTRAIT },
  { language: 'fr', window: LANDSCAPE },
] as const;

for (const { language, window, tag } of rowsOf(GUESTS, 0)) {
  test.describe(`After a presentation, a guest in ${language}, ${window.name}`, { tag }, () => {
    test('keeps what was shown, and the guide reads how it went', async () => {
      const { guide, code } = await aGuide();
      const guest = await people.come(language, window.use);
      await guest.page.clock.install();
      await guest.page.goto(`/join/${code}`);
      await expect(presentationIn(guest).says('following')).toBeVisible();
      const passTime = () => Promise.all([guide, guest].map(({ page }) => page.clock.runFor(WORTH_KEEPING)));
      await passTime();
      await guide.walksTo('reception');
      await expectFollowed(guide, [guest]);
      await presentationIn(guest).button('raise_hand').click();
      await expect(
        presentationIn(guide).panel.getByText(textIn('de', 'presentation__hand_up')),
      ).toBeVisible();
      await passTime();
      await presentationIn(guide).button('end').click();

      // The guest: links, in their own language, without the guide's figures.
      const inTheirs = (key: string) => textIn(language, `presentation__${key}`);
      await expect(presentationIn(guest).says('over')).toBeVisible();
      await expectAccessible(guest.page);
      await presentationIn(guest)
        .bar.getByRole('link', { name: inTheirs('recap') })
        .click();
      const { page } = guest;
      await expect(page.getByRole('heading', { level: 1, name: inTheirs('recap') })).toBeVisible();
      const stops = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(stops).toHaveText([
        new RegExp(titleOf('entrance', guest)),
        new RegExp(titleOf('reception', guest)),
      ]);
      await expect(page.getByText(/\d:\d\d(?!\d)/)).toHaveCount(0);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const kept = page.url();
      await stops.last().click();
      await guest.standsIn('reception');

      // The guide: how long, how many, and where a hand was raised.
      await presentationIn(guide)
        .bar.getByRole('link', { name: textIn('de', 'presentation__summary') })
        .click();
      const summary = guide.page.getByRole('region', { name: textIn('de', 'presentation__summary') });
      await expect(summary).toContainText(/\d:\d\d.* · 1 Gast · 1 gehobene Hand/);
      await expect(guide.page.getByRole('listitem')).toHaveText([
        /\d:\d\d lang gezeigt$/,
        / · 1 gehobene Hand$/,
      ]);
      await expectAccessible(guide.page);

      // Who gets the link needs no scripts, and reads it in their own language.
      const reader = await people.come('es', { javaScriptEnabled: false });
      await reader.page.goto(kept.replace(`/${language}/`, '/es/'));
      const card = reader.page.getByRole('link', { name: new RegExp(titleOf('reception', reader)) });
      await expect(card).toHaveCSS('display', 'grid');
      await card.click();
      await expect(reader.page).toHaveURL((url) => url.pathname === addressOf('reception', 'es'));
    });
  });
}

/** A text of presentations in English. */
function t(key: string): string {
  return textIn('en', `presentation__${key}`);
}

test('A guest takes part by keyboard alone, from the code to what is left of it', async () => {
  const { guide, code } = await aGuide();
  const guest = await people.come('en', LANDSCAPE.use);
  const { page } = guest;
  const { says } = presentationIn(guest);
  const presses = async (key: string) => {
    await tabTo(page, new RegExp(`^${t(key)}$`));
    await page.keyboard.press('Enter');
  };
  await page.clock.install();
  await page.goto('/join');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(t('code'))).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(says('following')).toBeVisible();
  await expect(
    page.getByRole('status').getByText(t('shows').replace('{title}', titleOf('entrance', guest))),
  ).toBeAttached();
  await page.clock.runFor(WORTH_KEEPING);

  await presses('raise_hand');
  await expect(presentationIn(guide).panel.getByText(textIn('de', 'presentation__hand_up'))).toBeVisible();
  await presses('lower_hand');
  await expect(
    presentationIn(guide).panel.getByText(textIn('de', 'presentation__is_following')),
  ).toBeVisible();

  await tabTo(page, new RegExp(`^${textIn('en', 'navigation__menu')}$`));
  await page.keyboard.press('Enter');
  await expect(says('roaming')).toBeVisible();
  await presses('return');
  await expect(says('following')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await presses('react');
  await expect(page.getByRole('group', { name: t('react') })).toBeVisible();
  await tabTo(page, new RegExp(`^${t('react_question')}`));
  await page.keyboard.press('Enter');
  await expect(guide.page.getByText('1 Reaktion', { exact: true })).toBeAttached();

  await presses('leave');
  await expect(says('left')).toBeVisible();
  await presses('recap');
  await expect(page.getByRole('heading', { level: 1, name: t('recap') })).toBeVisible();
  await tabTo(page, new RegExp(titleOf('entrance', guest)));
  await page.keyboard.press('Enter');
  await guest.standsIn('entrance');
});
