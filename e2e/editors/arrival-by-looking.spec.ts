import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { locationOf } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { ROUND_START } from '../support/round-room.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';
import { PLACING_WORDS, tabTo } from './placing-view.ts';
import { degreesApart, directionAt, givePanorama, middleOf } from './round-placing-view.ts';

const TRANSITIONS = '/content-manager/collection-types/api::content-transition.content-transition';

/** The way in, and the location with the panorama. */
const WALK = 'partner-suite--terrace';
const ROOM = 'terrace';
/** The way back, into a location without one. */
const BACK = 'terrace--partner-suite';

/** The demo has its transitions in one language, which the others fall back to. */
const CONTENT = 'en';

const WORDS = {
  en: {
    ...PLACING_WORDS.en,
    open: 'Choose it by looking',
    title: (room: string) => `View on arrival in “${room}`,
    room: 'Turn to the view on arrival',
    take: 'Make this the view on arrival',
    remove: 'Back to the start view',
    none: 'Visitors who come in see the start view.',
    turned: /^Visitors who come in are turned: Sideways /,
    yaw: /^Sideways/,
    pitch: /^Up or down/,
    width: /^Width/,
    clip: /^Clip or picture/,
  },
  de: {
    ...PLACING_WORDS.de,
    open: 'Im Panorama wählen',
    title: (room: string) => `Blick bei der Ankunft in „${room}`,
    room: 'Zum Blick bei der Ankunft drehen',
    take: 'Als Blick bei der Ankunft übernehmen',
    remove: 'Wieder der Startblick',
    none: 'Wer ankommt, sieht den Startblick.',
    turned: /^Wer ankommt, wird gedreht: Seitwärts /,
    yaw: /^Seitwärts/,
    pitch: /^Auf oder ab/,
    width: /^Breite/,
    clip: /^Clip oder Bild/,
  },
} as const;

/** Degrees: one hundredth of the way around. */
const ALLOWED = 3.6;

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language, viewport: { width: 1366, height: 768 } });

    test('where visitors look on arrival is chosen by turning the panorama, and is in the form', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const isByKeyboard = language === 'de';
      const editor = await openAdminPanel(page, language, faults);
      await givePanorama(page, ROOM, CONTENT);
      const forms = { back: await formOf(BACK), walk: await formOf(WALK) };
      const main = page.getByRole('main');
      const entrance = page.getByRole('button', { name: words.open });
      // Where worlds are several, the name of its own follows.
      const dialog = page.getByRole('dialog', { name: words.title(locationOf(ROOM, CONTENT).title) });
      const room = dialog.getByRole('application', { name: words.room });
      const take = dialog.getByRole('button', { name: words.take });
      const degrees = (name: RegExp): Locator => main.getByRole('textbox', { name });

      await test.step('into a location without a panorama nothing is chosen', async () => {
        await editor.opens(forms.back);
        await expect(main.getByText(words.clip).first()).toBeVisible();
        await expect(page.getByText(words.none)).toHaveCount(0);
        await expect(entrance).toHaveCount(0);
      });

      await test.step('the panorama opens with the start view', async () => {
        await editor.opens(forms.walk);
        await expect(page.getByText(words.none)).toBeVisible();
        await entrance.press('Enter');
        await expect(take).toBeVisible();
        await expect.poll(async () => degreesApart(await shown(), ROUND_START)).toBeLessThan(ALLOWED);
        await expectAccessible(page, dialog);
      });

      let wanted = { yaw: 0, pitch: 0 };

      await test.step('turned and brought closer, it is taken over into the form', async () => {
        if (isByKeyboard) {
          await tabTo(room);
          for (let turns = 0; turns < 4; turns += 1) await page.keyboard.press('Shift+ArrowRight');
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('+');
        } else {
          const { x, y } = await middleOf(room);
          await page.mouse.move(x + 200, y);
          await page.mouse.down();
          await page.mouse.move(x, y + 20, { steps: 3 });
          await page.mouse.move(x - 200, y + 40, { steps: 3 });
          await page.mouse.up();
          await page.mouse.wheel(0, -150);
        }
        await expect.poll(async () => degreesApart(await shown(), ROUND_START)).toBeGreaterThan(20);
        wanted = await shown();
        if (isByKeyboard) {
          await tabTo(take);
          await page.keyboard.press('Enter');
        } else await take.click();
        await expect(take).toBeDisabled();
        await expect(room).toBeFocused();
        await expect(dialog.getByText(words.turned)).toBeVisible();
        await expectAccessible(page, dialog);
        await page.screenshot({ path: test.info().outputPath(`arrival-${language}.png`) });
      });

      await test.step('nothing is saved behind the form’s back: it holds the numbers, and saves them', async () => {
        await dialog.getByRole('button', { name: words.done }).press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(entrance).toBeFocused();
        expect(await storedView()).toBeNull();
        await expect(degrees(words.yaw)).toBeVisible();
        const written = { yaw: await numberIn(words.yaw), pitch: await numberIn(words.pitch) };
        expect(degreesApart(written, wanted)).toBeLessThan(ALLOWED);
        expect(await numberIn(words.width)).toBeLessThan(ROUND_START.fieldOfView);
        await editor.saves();
        expect(await storedView()).toMatchObject(written);
      });

      await test.step('it opens again as it is now, and goes back to the start view', async () => {
        await page.reload();
        await expect(page.getByText(words.turned)).toBeVisible();
        await expectAccessible(page, page.getByRole('complementary').filter({ has: entrance }));
        await entrance.press('Enter');
        await expect(take).toBeDisabled();
        await expect.poll(async () => degreesApart(await shown(), wanted)).toBeLessThan(ALLOWED);
        await tabTo(dialog.getByRole('button', { name: words.remove }));
        await page.keyboard.press('Enter');
        await expect(room).toBeFocused();
        await expect(dialog.getByText(words.none)).toBeVisible();
        await expect.poll(async () => degreesApart(await shown(), ROUND_START)).toBeLessThan(ALLOWED);
        await dialog.getByRole('button', { name: words.done }).press('Enter');
        await editor.saves();
        expect(await storedView()).toBeNull();
      });

      /** The direction that is drawn in the middle of the panorama. */
      async function shown() {
        return directionAt(page, await middleOf(room));
      }

      /** Of the panel's language, where numbers may have a comma. */
      async function numberIn(name: RegExp): Promise<number> {
        return Number((await degrees(name).inputValue()).replace(',', '.'));
      }

      async function storedView(): Promise<unknown> {
        const { pathname } = new URL(page.url());
        const { data } = (await askAs(
          page,
          'GET',
          `${pathname.replace('/admin', '')}?locale=${CONTENT}`,
        )) as { data: { arrival_view: unknown } };
        return data.arrival_view;
      }

      /** The address of a transition's form below `/admin`. */
      async function formOf(payloadId: string): Promise<string> {
        const query = `filters[payloadId][$eq]=${payloadId}&locale=${CONTENT}`;
        const { results } = (await askAs(page, 'GET', `${TRANSITIONS}?${query}`)) as {
          results: readonly { readonly documentId: string }[];
        };
        return `${TRANSITIONS}/${results[0]?.documentId}?plugins[i18n][locale]=${CONTENT}`;
      }
    });
  });
}
