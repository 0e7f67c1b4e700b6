import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { expectSeen } from '../support/looking.ts';
import { openersOf } from '../support/overlays.ts';
import type { OpenedKind } from '../support/overlays.ts';
import {
  begins,
  expectFollowed,
  logsIn,
  openPresentationShowroom,
  presentationIn,
} from '../support/presentation.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

const LANGUAGE = 'de';

/** An article with sections of all kinds. */
const ARTICLE = 1;

const people = openPresentationShowroom();
let guide: Visitor;
let code: string;
let guests: readonly [phone: Visitor, wall: Visitor];

test.beforeEach(async () => {
  guide = await people.come(LANGUAGE, LANDSCAPE.use);
  await logsIn(guide);
  await guide.opens('entrance');
  code = await begins(guide);
  const { panel } = presentationIn(guide);
  await panel.getByRole('button', { name: textIn(LANGUAGE, 'dialog__close') }).click();
});

/** The guide opens an address, and guests who join then have it as well. */
async function shows(address: string): Promise<void> {
  await guide.page.goto(address);
  guests = [
    await people.come('en', PORTRAIT.use),
    await people.come('fr', { viewport: { width: 1920, height: 1080 } }),
  ];
  for (const guest of guests) {
    await guest.page.goto(`/join/${code}`);
    await expect(presentationIn(guest).says('following')).toBeVisible();
  }
  await expectFollowed(guide, guests);
}

/** The address that opens what a location has of a kind. */
function openedAt(location: string, kind: OpenedKind): string {
  const opener = openersOf(kind, LANGUAGE).find((one) => one.location === location);
  if (opener === undefined) throw new Error(`Nothing in ${location} opens a ${kind}.`);
  return `${addressOf(location, LANGUAGE)}${opener.query}`;
}

/** A guest who has looked elsewhere is said to roam, and is back with one tap. */
async function returns(guest: Visitor, step: () => Promise<void>): Promise<void> {
  const own = presentationIn(guest);
  await expect(own.says('following')).toBeVisible();
  await step();
  await expect(own.says('roaming')).toBeVisible();
  await expectAccessible(guest.page);
  await own.button('return').click();
  await expect(own.says('following')).toBeVisible();
}

/** Everybody's window shows something in what is open. */
async function areThere(selector: string): Promise<void> {
  for (const { page } of [guide, ...guests]) {
    await expect(page.locator(`dialog ${selector}`).first()).toBeAttached({ timeout: 60_000 });
  }
}

/** Turns the panorama of a window, as a mouse does. */
async function turn(visitor: Visitor, across: number): Promise<void> {
  const box = await visitor.page.getByRole('dialog').getByRole('application').boundingBox();
  if (box === null) throw new Error('There is no view.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { mouse } = visitor.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + across / 2, y, { steps: 4 });
  await mouse.move(x + across, y, { steps: 4 });
  await mouse.up();
}

test(
  'Guests see the page of a document and the item of a lightbox that the guide shows',
  { tag: ALL },
  async () => {
    await shows(openedAt('robot-arm', 'pdf'));
    await areThere('[data-page] canvas');
    const next = guide.page.getByRole('button', { name: textIn(LANGUAGE, 'pdf__next_page') });
    await expectSeen(guide, guests, 'page', () => next.click());
    await guide.page.goto(`${addressOf('robot-arm', LANGUAGE)}?article=${ARTICLE}`);
    await expectFollowed(guide, guests);
    await guide.page.locator('dialog [data-section="gallery"] a').first().click();
    await expectFollowed(guide, guests);
    await areThere('.yarl__slide_current img');
    await expectSeen(guide, guests, 'item', () => guide.page.keyboard.press('ArrowRight'));
  },
);

test(
  'Guests look in the direction in which the guide looks, until they turn themselves',
  { tag: ALL },
  async () => {
    await shows(openedAt('atrium', 'view360'));
    await areThere('.psv-marker--visible');
    await expectSeen(guide, guests, 'direction', () => turn(guide, 120));
    await expectSeen(guide, guests, 'direction', async () => {
      const closer = guide.page.getByRole('button', { name: textIn(LANGUAGE, 'view360__zoom_in') });
      await closer.click();
    });
    const [, wall] = guests;
    await returns(wall, () => turn(wall, 200));
    await expectSeen(guide, guests, 'direction', () => turn(guide, -60));
  },
);

test(
  'Guests see a film played, stopped and moved on, until they touch it themselves',
  { tag: ALL },
  async () => {
    await shows(openedAt('robot-arm', 'media'));
    await areThere('video');
    const { keyboard } = guide.page;
    await expectSeen(guide, guests, 'film', () => keyboard.press('k'));
    const positions = await Promise.all(
      [guide, ...guests].map(({ page }) =>
        page.locator('dialog video').evaluate((video: HTMLVideoElement) => ({
          at: performance.timeOrigin + performance.now(),
          position: video.currentTime,
        })),
      ),
    );
    const [own, ...others] = positions;
    for (const { at, position } of others) {
      const expected = (own?.position ?? 0) + (at - (own?.at ?? at)) / 1_000;
      expect(
        Math.abs(position - expected),
        'seconds between a guest’s film and the guide’s',
      ).toBeLessThanOrEqual(0.5);
    }
    await expectSeen(guide, guests, 'film', () => keyboard.press('k'));
    await expectSeen(guide, guests, 'film', () => keyboard.press('ArrowRight'));
    const [phone] = guests;
    await returns(phone, () => phone.page.locator('dialog section:has(> video)').press('ArrowRight'));
    await expectSeen(guide, guests, 'film', () => keyboard.press('ArrowLeft'));
  },
);

test('Guests read the section of an article that the guide reads, until they scroll', async () => {
  await shows(`${addressOf('robot-arm', LANGUAGE)}?article=${ARTICLE}`);
  await areThere('[data-section]');
  const chapters = guide.page
    .getByRole('navigation', { name: textIn(LANGUAGE, 'article__chapters') })
    .getByRole('link');
  await expectSeen(guide, guests, 'section', () => chapters.nth(2).click());
  await expectSeen(guide, guests, 'section', () => chapters.nth(1).click());
  await guide.page.mouse.move(640, 500);
  await expectSeen(guide, guests, 'section', () => guide.page.mouse.wheel(0, 1_500));
  const [, wall] = guests;
  await returns(wall, async () => {
    await wall.page.mouse.move(960, 700);
    await wall.page.mouse.wheel(0, 900);
  });
  await expectSeen(guide, guests, 'section', () => chapters.first().click());
});
