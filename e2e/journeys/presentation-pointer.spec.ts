import { expectAccessible } from '../support/axe.ts';
import { locationOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { createFinger } from '../support/finger.ts';
import { expectMarked, marksIn, positionOf, pointerOf, pointsAt } from '../support/presentation-pointer.ts';
import {
  begins,
  expectFollowed,
  logsIn,
  openPresentationShowroom,
  presentationIn,
} from '../support/presentation.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

const people = openPresentationShowroom();

const WALL = { viewport: { width: 1920, height: 1080 } };
/** A window that shows the 4:3 picture. */
const SQUARE = { viewport: { width: 1024, height: 768 } };

/** A guide with guests in other languages, on a phone and on a large screen. */
async function aPresentation(language: Language, use: { readonly viewport: object } = LANDSCAPE.use) {
  const guide = await people.come(language, use as typeof WALL);
  await logsIn(guide);
  await guide.opens('reception');
  const code = await begins(guide);
  const { panel, button } = presentationIn(guide);
  await panel.getByRole('button', { name: textIn(language, 'dialog__close') }).click();
  const phone = await people.come('fr', PORTRAIT.use);
  const wall = await people.come(language === 'de' ? 'en' : 'de', WALL);
  for (const guest of [phone, wall]) {
    await guest.page.goto(`/join/${code}`);
    await expect(presentationIn(guest).says('following')).toBeVisible();
  }
  await expectFollowed(guide, [phone, wall]);
  return { guide, phone, wall, guests: [phone, wall], panel, button };
}

/** A hotspot of the reception that opens an article, and its title in a language. */
function articleIn(language: Language) {
  const found = locationOf('reception', language).hotspots.find(
    ({ action }) => action.kind === 'openArticle',
  );
  if (found === undefined) throw new Error('Nothing in the reception opens an article.');
  return found;
}

const GUIDES = [
  { language: 'de', name: '16:9', use: LANDSCAPE.use },
  { language: 'en', name: '4:3', use: SQUARE },
] as const;

for (const { language, name, use, tag } of rowsOf(GUIDES, 0)) {
  test.describe(`A guide in ${language} over a ${name} picture`, { tag }, () => {
    test('points where every guest sees the same, until the pointer fades or something opens', async () => {
      const { guide, guests } = await aPresentation(language, use);
      await guide.page.keyboard.press('p');
      await expect(pointerOf(guide)).toHaveAttribute('aria-pressed', 'true');
      for (const point of [
        { x: 31, y: 42 },
        { x: 62.5, y: 71 },
        { x: 12, y: 55 },
      ]) {
        await pointsAt(guide, point);
        await Promise.all([guide, ...guests].map((person) => expectMarked(person, 'pointer', point)));
      }
      for (const { page } of guests)
        await expect(marksIn(page, 'pointer')).toHaveCount(0, { timeout: 6_000 });

      await pointsAt(guide, { x: 48, y: 50 });
      for (const { page } of guests) await expect(marksIn(page, 'pointer')).toHaveCount(1);
      await guide.page.getByRole('link', { name: textIn(language, 'navigation__menu'), exact: true }).click();
      for (const { page } of guests) {
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(marksIn(page, 'pointer')).toHaveCount(0, { timeout: 2_000 });
      }
    });

    test('pings a place, and highlights a hotspot instead of opening it', async () => {
      const { guide, phone, wall, guests } = await aPresentation(language, use);
      await pointerOf(guide).click();
      const position = await positionOf(guide.page, { x: 40, y: 36 });
      await guide.page.mouse.click(position.x, position.y);
      await Promise.all([guide, ...guests].map((person) => expectMarked(person, 'ping', { x: 40, y: 36 })));
      for (const { page } of guests) await expect(marksIn(page, 'ping')).toHaveCount(0, { timeout: 6_000 });

      const { title } = articleIn(language);
      await guide.page.getByRole('main').getByRole('link', { name: title }).first().focus();
      await guide.page.keyboard.press('Enter');
      for (const guest of guests) {
        const own = articleIn(guest.speaks()).title;
        await expect(marksIn(guest.page, 'look')).toHaveText(own);
        const sentence = textIn(guest.speaks(), 'presentation__points_at').replace('{title}', own);
        await expect(guest.page.getByText(sentence)).toBeAttached();
        const link = guest.page.getByRole('main').getByRole('link', { name: own }).first();
        const distance = async () => {
          const [mark, box] = [
            await marksIn(guest.page, 'look').evaluate((element) => {
              const { left: x, top: y } = element.getBoundingClientRect();
              return { x, y };
            }),
            await link.boundingBox(),
          ];
          if (box === null) throw new Error('The hotspot is not there.');
          return Math.hypot(mark.x - box.x - box.width / 2, mark.y - box.y - box.height / 2);
        };
        await expect.poll(distance).toBeLessThan(4);
      }
      await expect(guide.page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(guide.page);
      await expectAccessible(phone.page);
      await expectAccessible(wall.page);
      await expect(marksIn(phone.page, 'look')).toHaveCount(0, { timeout: 9_000 });
      // Without the pointer, it opens.
      await guide.page.keyboard.press('Escape');
      await pointerOf(guide).click();
      await guide.page.getByRole('main').getByRole('link', { name: title }).first().click();
      await expect(guide.page.getByRole('dialog')).toBeVisible();
    });
  });
}

test('A point that a wide screen cuts off is a marker at its edge', { tag: ALL }, async () => {
  const { guide, phone, wall } = await aPresentation('en', SQUARE);
  await guide.page.keyboard.press('p');
  const point = { x: 65, y: 94 };
  await pointsAt(guide, point);
  await expectMarked(phone, 'pointer', point);
  const position = await positionOf(wall.page, point);
  expect(position.isInside).toBe(false);
  await expect(marksIn(wall.page, 'pointer')).toHaveAttribute('data-beyond', 'edge');
  const at = await marksIn(wall.page, 'pointer').evaluate((mark) => mark.getBoundingClientRect().x);
  expect(Math.abs(at - position.x) / position.pictureWidth).toBeLessThan(0.01);
});

test('Guests react, and everybody sees how many', async () => {
  const { guide, phone, wall, guests } = await aPresentation('de');
  for (const guest of guests) {
    await presentationIn(guest).button('react').click();
    await presentationIn(guest).button('react_love').click();
  }
  await presentationIn(phone).button('react_question').click();
  for (const { page } of [guide, ...guests]) {
    await expect(page.getByRole('complementary').locator('b', { hasText: '2' })).toBeVisible();
    await expect(page.getByRole('complementary').locator('b', { hasText: '1' })).toBeVisible();
  }
  await expect(presentationIn(guide).bar.getByText(/^3 /)).toBeAttached();
  await expectAccessible(phone.page);
  await expectAccessible(wall.page);
  await wall.page.keyboard.press('Escape');
  await expect(presentationIn(wall).button('react_love')).toHaveCount(0);
  await expect(presentationIn(wall).button('react')).toBeFocused();
  await expect(guide.page.getByRole('complementary').locator('b', { hasText: '2' })).toHaveCount(0, {
    timeout: 9_000,
  });
});

test('A guest who has the lead points with a finger', { tag: ALL }, async () => {
  const { guide, phone, wall, panel } = await aPresentation('de');
  await presentationIn(guide).opener.click();
  await panel.getByRole('listitem').filter({ hasText: 'FR' }).getByRole('button').click();
  await expect(presentationIn(phone).says('you_lead')).toBeVisible();
  await expect(pointerOf(guide)).toHaveCount(0);
  await pointerOf(phone).tap();
  const from = await positionOf(phone.page, { x: 20, y: 40 });
  const to = await positionOf(phone.page, { x: 45, y: 60 });
  const finger = await createFinger(phone.page);
  await finger.down(from);
  await finger.move({ x: to.x - from.x, y: to.y - from.y });
  await Promise.all([guide, wall].map((person) => expectMarked(person, 'pointer', { x: 45, y: 60 })));
  await finger.up();
});
