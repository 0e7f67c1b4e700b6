import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { locationOf } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { tabTo } from './placing-view.ts';
import { middleOf } from './round-placing-view.ts';

/** Another world than the journey of the map draws in: a pin is also where the map shows its location. */
const WORLD = 'Showroom';
/** The floor plan reads titles in the default language. */
const LINE = 'Packaging line';
const LINE_ID = 'packaging-line';
const CORNER = 'Energy';

const WORDS = {
  en: {
    open: 'Place on the floor plan',
    openAll: 'Pins and view cones on the floor plan',
    heading: `Floor plan of ${WORLD}`,
    side: 'Locations',
    saved: 'All changes saved as drafts',
    undo: 'Undo',
    turn: (title: string) => `Where ${title} looks`,
    camera: (title: string) => new RegExp(`^Camera of ${title}:`),
    apart: 'The pin is elsewhere than the camera',
    cone: 'Show what its picture shows',
    remove: 'Remove from the plan',
    middle: 'Put it in the middle of the plan',
    off: 'Not on the plan yet',
    held: 'What needs your decision',
    theirs: 'Take theirs',
  },
  de: {
    open: 'Auf dem Grundriss platzieren',
    openAll: 'Markierungen und Blickfelder auf dem Grundriss',
    heading: `Grundriss von ${WORLD}`,
    side: 'Orte',
    saved: 'Alle Änderungen als Entwurf gespeichert',
    undo: 'Rückgängig',
    turn: (title: string) => `Blickrichtung von ${title}`,
    camera: (title: string) => new RegExp(`^Kamera von ${title}:`),
    apart: 'Die Markierung ist woanders als die Kamera',
    cone: 'Zeigen, was auf dem Bild zu sehen ist',
    remove: 'Vom Grundriss nehmen',
    middle: 'In die Mitte des Grundrisses setzen',
    off: 'Noch nicht auf dem Grundriss',
    held: 'Was auf Ihre Entscheidung wartet',
    theirs: 'Das andere nehmen',
  },
} as const;

const CHANGES = /\/showroom\/map\/[^/]+\/changes$/;

/** The parts of the page, by what they are called. */
function partsOf(page: Page, language: 'de' | 'en') {
  const words = WORDS[language];
  const main = page.getByRole('main');
  const side = page.getByRole('complementary', { name: words.side });
  return {
    main,
    side,
    saved: main.getByText(words.saved),
    pin: (title: string) => main.getByRole('button', { name: new RegExp(`^${title}: `) }),
    turn: (title: string) => main.getByRole('slider', { name: words.turn(title) }),
    camera: (title: string) => main.getByRole('button', { name: words.camera(title) }),
    off: side.getByRole('region', { name: words.off }),
  };
}

/** The numbers in the name of a pin: from the left and from the top, in percent. */
async function numbersIn(pin: Locator): Promise<readonly number[]> {
  const name = (await pin.getAttribute('aria-label')) ?? '';
  return [...name.matchAll(/(\d+(?:[.,]\d+)?) %/g)].map(([, number]) => Number(number?.replace(',', '.')));
}

async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 3 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 3 });
  await page.mouse.up();
}

test.describe.configure({ mode: 'serial' });

test.describe('In en', () => {
  test.use({ language: 'en', viewport: { width: 1680, height: 1000 } });

  test(
    'pins and cones are pulled on the floor plan, and nothing is lost',
    { tag: ALL },
    async ({ page, faults }) => {
      const words = WORDS.en;
      const editor = await openAdminPanel(page, 'en', faults);
      const { main, side, saved, pin, turn, camera, off } = partsOf(page, 'en');

      await test.step('it is opened from the map', async () => {
        await editor.opens('/plugins/showroom/map');
        await main.getByRole('link', { name: WORLD }).click();
        await main.getByRole('link', { name: words.openAll }).click();
        await expect(main.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
        await expect(pin(LINE)).toBeVisible();
        await pin(LINE).click();
        await expect(pin(LINE)).toHaveAttribute('aria-pressed', 'true');
        await expectAccessible(page, main);
      });

      const begun = await numbersIn(pin(LINE));
      const direction = await turn(LINE).getAttribute('aria-valuetext');

      await test.step('a pin is pulled elsewhere, and a drag is one step', async () => {
        await drag(page, pin(LINE), { x: 60, y: 40 });
        await expect.poll(() => numbersIn(pin(LINE))).not.toEqual(begun);
        const moved = await numbersIn(pin(LINE));
        expect(moved[0]).toBeGreaterThan(begun[0] ?? 100);
        expect(moved[1]).toBeGreaterThan(begun[1] ?? 100);
        await expect(saved).toBeVisible();
        await main.getByRole('button', { name: words.undo }).click();
        await expect.poll(() => numbersIn(pin(LINE))).toEqual(begun);
      });

      await test.step('a cone is turned, and Escape lets it go', async () => {
        await drag(page, turn(LINE), { x: -70, y: 50 });
        await expect(turn(LINE)).not.toHaveAttribute('aria-valuetext', direction ?? '');
        const turned = await turn(LINE).getAttribute('aria-valuetext');
        const { x, y } = await middleOf(turn(LINE));
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 40, y + 60, { steps: 3 });
        await expect(turn(LINE)).not.toHaveAttribute('aria-valuetext', turned ?? '');
        await page.keyboard.press('Escape');
        await page.mouse.up();
        await expect(turn(LINE)).toHaveAttribute('aria-valuetext', turned ?? '');
        await expect(saved).toBeVisible();
      });

      await test.step('the pin returns to the camera, and leaves it again', async () => {
        const apart = side.getByRole('checkbox', { name: words.apart });
        await expect(apart).toBeChecked();
        const from = await numbersIn(camera(LINE));
        await apart.click();
        await expect(camera(LINE)).toHaveCount(0);
        expect(await numbersIn(pin(LINE))).toEqual(from);
        await main.getByRole('button', { name: words.undo }).click();
        await expect.poll(() => numbersIn(pin(LINE))).toEqual(begun);
      });

      await test.step('what is off the plan is put on it with a tap', async () => {
        await pin(CORNER).click();
        await side.getByRole('button', { name: words.remove }).click();
        await expect(pin(CORNER)).toHaveCount(0);
        await expect(off.getByRole('button', { name: CORNER })).toHaveAttribute('aria-pressed', 'true');
        const plan = main.getByRole('img', { name: words.heading });
        const box = await plan.boundingBox();
        await plan.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 10 } });
        await expect(pin(CORNER)).toBeFocused();
        const [x, y] = await numbersIn(pin(CORNER));
        expect(x).toBeCloseTo(25, 0);
        expect(y).toBeCloseTo(10, 0);
        await expect(saved).toBeVisible();
      });

      await test.step('where someone else was quicker, the editor is asked', async () => {
        await page.route(
          CHANGES,
          async (route) => {
            // A colleague has placed it meanwhile.
            const { changes } = route.request().postDataJSON() as { changes: { before: unknown }[] };
            const [mine] = changes;
            await route.fetch({ postData: { changes: [{ ...mine, after: { x: 40, y: 60 } }] } });
            await route.continue();
          },
          { times: 1 },
        );
        await pin(CORNER).focus();
        await page.keyboard.press('Shift+ArrowDown');
        const question = main.getByRole('alert', { name: words.held });
        await expect(question).toBeVisible();
        await expectAccessible(page, main);
        await question.getByRole('button', { name: words.theirs }).click();
        await expect.poll(() => numbersIn(pin(CORNER))).toEqual([40, 60]);
        await expect(saved).toBeVisible();
      });

      await test.step('and it is there for the next one', async () => {
        await page.reload();
        await expect.poll(() => numbersIn(pin(CORNER))).toEqual([40, 60]);
        await expect.poll(() => numbersIn(pin(LINE))).toEqual(begun);
      });
    },
  );
});

test.describe('In de', () => {
  test.use({ language: 'de', viewport: { width: 1024, height: 768 } });

  test('by keyboard alone, from the form of a location', { tag: ALL }, async ({ page, faults }) => {
    const words = WORDS.de;
    await openAdminPanel(page, 'de', faults);
    const { main, side, saved, pin, turn, off } = partsOf(page, 'de');
    const type = '/admin/content-manager/collection-types/api::content-location.content-location';
    const filter = `plugins[i18n][locale]=de&filters[$and][0][slug][$eq]=${LINE_ID}`;
    await page.goto(`${process.env['E2E_CMS_URL'] ?? ''}${type}?${filter}`);
    await page.getByRole('gridcell', { name: locationOf(LINE_ID, 'de').title, exact: true }).click();
    const entrance = page.getByRole('link', { name: words.open });
    await expect(entrance).toBeVisible();
    await entrance.press('Enter');

    await expect(main.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    await expect(pin(LINE)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, main);
    const [x = 0, y = 0] = await numbersIn(pin(LINE));
    const degrees = Number(await turn(LINE).getAttribute('aria-valuenow'));

    await tabTo(pin(LINE));
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await numbersIn(pin(LINE)))[0]).toBeCloseTo(x - 5, 1);
    expect((await numbersIn(pin(LINE)))[1]).toBeCloseTo(y - 0.5, 1);
    await expect(main.locator('[aria-live]')).toContainText(`${LINE}: `);

    await tabTo(turn(LINE));
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(turn(LINE)).toHaveAttribute('aria-valuenow', String((degrees + 14) % 360));
    await page.keyboard.press('Control+z');
    await expect(turn(LINE)).toHaveAttribute('aria-valuenow', String(degrees));
    await page.keyboard.press('Control+z');
    await expect.poll(() => numbersIn(pin(LINE))).toEqual([x, y]);

    const remove = side.getByRole('button', { name: words.remove });
    await tabTo(remove);
    await page.keyboard.press('Enter');
    await expect(off.getByRole('button', { name: LINE })).toBeVisible();
    await expect(side.getByRole('button', { name: words.middle })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pin(LINE)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => numbersIn(pin(LINE))).toEqual([50.5, 50]);
    // Away from the pin of the room that is in the middle.
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => numbersIn(pin(LINE))).toEqual([35.5, 50]);
    await expect(saved).toBeVisible();
    await expectAccessible(page, main);
  });
});
