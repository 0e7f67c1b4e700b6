import type { Page } from '@playwright/test';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { canTurn, turned } from '../support/look-around.ts';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { PLACING_WORDS, tabTo } from './placing-view.ts';
import { degreesApart, directionAt, givePanorama, middleOf } from './round-placing-view.ts';

const WORDS = {
  en: {
    ...PLACING_WORDS.en,
    around: 'Place all around',
    link: 'Opens a link',
    address: 'Address',
    addHere: 'Add a hotspot here',
    yaw: 'Sideways (°)',
    pitch: 'Up or down (°)',
    fromLeft: 'From the left, 4:3 (%)',
    setFirst: 'Make this the start view',
    other: /seems to show something else/,
    earlier: /shows the start view as it was/,
    list: 'All hotspots',
  },
  de: {
    ...PLACING_WORDS.de,
    around: 'Rundum platzieren',
    link: 'Öffnet einen Link',
    address: 'Adresse',
    addHere: 'Hier hinzufügen',
    yaw: 'Seitwärts (°)',
    pitch: 'Auf oder ab (°)',
    fromLeft: 'Von links, 4:3 (%)',
    setFirst: 'Als Startblick übernehmen',
    other: /zeigt anscheinend etwas anderes/,
    earlier: /zeigt den bisherigen Startblick/,
    list: 'Alle Hotspots',
  },
} as const;

/** Degrees: one hundredth of the way around. */
const ALLOWED = 3.6;

const LAMP = { en: 'Lamp behind you', de: 'Lampe hinter Ihnen' } as const;

async function openRound(page: Page, slug: string, language: 'en' | 'de'): Promise<void> {
  const words = WORDS[language];
  const type = '/admin/content-manager/collection-types/api::content-location.content-location';
  const filter = `plugins[i18n][locale]=${language}&filters[$and][0][slug][$eq]=${slug}`;
  await page.goto(`${process.env['E2E_CMS_URL'] ?? ''}${type}?${filter}`);
  await page.getByRole('gridcell', { name: locationOf(slug, language).title, exact: true }).click();
  await page.getByRole('button', { name: words.open }).click();
  // The view is drawn when its hotspots are.
  await expect(
    page.getByRole('application', { name: words.around }).getByRole('button').first(),
  ).toBeAttached();
}

/** Fills the dialog for a new hotspot by keyboard. */
async function addLink(page: Page, language: 'en' | 'de'): Promise<void> {
  const words = WORDS[language];
  const dialog = page.getByRole('dialog', { name: words.add });
  await tabTo(dialog.getByRole('button', { name: words.link }));
  await page.keyboard.press('Enter');
  await tabTo(dialog.getByRole('textbox', { name: words.address }));
  await page.keyboard.type('https://lamps.example/');
  await tabTo(dialog.getByRole('textbox', { name: words.hotspotTitle }));
  await page.keyboard.type(LAMP[language]);
  await tabTo(dialog.getByRole('button', { name: words.add }));
  await page.keyboard.press('Enter');
}

/** What visitors see at the hotspot, once they have turned to it. */
async function expectInShowroom(page: Page, slug: string, language: 'en' | 'de', wanted: PanoramaDirection) {
  await page.goto(`${process.env['E2E_WEB_URL'] ?? ''}${addressOf(slug, language)}`);
  await page.getByRole('button', { name: textIn(language, 'view360__look_around') }).click();
  await canTurn(page);
  const lamp = page.getByRole('main').getByRole('link', { name: LAMP[language] });
  await expect(turned(page)).toBeAttached();
  await lamp.focus();
  await expect(lamp).not.toHaveAttribute('data-behind');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'body *:not(:has([data-stage]), [data-stage], [data-stage] *) { opacity: 0 !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expect
    .poll(async () => degreesApart(await directionAt(page, await middleOf(lamp)), wanted))
    .toBeLessThan(ALLOWED);
}

async function publish(page: Page, language: 'en' | 'de'): Promise<void> {
  const words = WORDS[language];
  const button = page.getByRole('button', { name: words.publish, exact: true });
  await button.click();
  await expect(page.getByText(words.published, { exact: true }).first()).toBeVisible();
}

test.describe('In en', () => {
  test.use({ language: 'en', viewport: { width: 1680, height: 1000 } });

  test(
    'an editor turns the room, drops a hotspot behind the camera, and visitors find it there',
    { tag: ALL },
    async ({ page, faults }) => {
      const words = WORDS.en;
      const slug = 'media-wall';
      await openAdminPanel(page, 'en', faults);
      await givePanorama(page, slug, 'en');
      await openRound(page, slug, 'en');
      const room = page.getByRole('application', { name: words.around });
      let wanted: PanoramaDirection = { yaw: 0, pitch: 0 };

      await test.step('the picture is no still of this panorama, and the editor reads that', async () => {
        await expect(page.getByText(words.other)).toBeVisible();
        await expectAccessible(page, page.getByRole('dialog'));
      });

      await test.step('turned around by dragging, a click adds a hotspot', async () => {
        for (let turns = 0; turns < 3; turns += 1) {
          const { x, y } = await middleOf(room);
          await page.mouse.move(x + 250, y);
          await page.mouse.down();
          await page.mouse.move(x, y + 10, { steps: 3 });
          await page.mouse.move(x - 250, y + 20, { steps: 3 });
          await page.mouse.up();
        }
        const { x, y } = await middleOf(room);
        await page.mouse.move(x - 300, y + 100);
        wanted = await directionAt(page, { x: x - 300, y: y + 100 });
        await page.mouse.click(x - 300, y + 100);
        await page.getByRole('button', { name: words.addHere }).click();
        await addLink(page, 'en');
      });

      await test.step('its numbers say where it is, and move it', async () => {
        const yaw = page.getByRole('textbox', { name: words.yaw });
        const pitch = page.getByRole('textbox', { name: words.pitch });
        const written = async () => ({
          yaw: Number(await yaw.inputValue()),
          pitch: Number(await pitch.inputValue()),
        });
        expect(degreesApart(await written(), wanted)).toBeLessThan(1);
        await expect(page.getByRole('textbox', { name: words.fromLeft })).toHaveCount(0);
        await pitch.fill('20');
        await pitch.blur();
        await expect(room.getByRole('button', { name: LAMP.en })).toHaveAttribute('aria-label', /20\.0°/);
        wanted = { ...wanted, pitch: 20 };
      });

      await test.step('saved and published, it is there for visitors', async () => {
        await page.getByRole('button', { name: words.save, exact: true }).click();
        await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: words.done }).click();
        await publish(page, 'en');
        await expectInShowroom(page, slug, 'en', wanted);
      });
    },
  );
});

test.describe('In de', () => {
  test.use({ language: 'de', viewport: { width: 1366, height: 768 } });

  test('the same by keyboard alone, with another start view', { tag: ALL }, async ({ page, faults }) => {
    const words = WORDS.de;
    const slug = 'lounge';
    await openAdminPanel(page, 'de', faults);
    await givePanorama(page, slug, 'de');
    await openRound(page, slug, 'de');
    const room = page.getByRole('application', { name: words.around });

    await test.step('the start view is turned up a little, and the picture has to follow', async () => {
      await tabTo(room);
      await page.keyboard.press('ArrowUp');
      await tabTo(page.getByRole('button', { name: words.setFirst }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.earlier)).toBeVisible();
      await expect(page.getByRole('button', { name: words.setFirst })).toBeDisabled();
      // The tags in the details beside it are Strapi's.
      await expectAccessible(page, room);
    });

    await test.step('behind, a hotspot is added in the middle of the view, and nudged', async () => {
      await room.focus();
      for (let turns = 0; turns < 5; turns += 1) await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await addLink(page, 'de');
      const lamp = room.getByRole('button', { name: LAMP.de });
      await lamp.focus();
      const before = await lamp.getAttribute('aria-label');
      await page.keyboard.press('ArrowUp');
      await expect(lamp).not.toHaveAttribute('aria-label', before ?? '');
      await expect(lamp).toBeFocused();
    });

    await test.step('turned away, choosing it in the list turns back to it', async () => {
      await room.focus();
      await page.keyboard.press('0');
      const lamp = room.getByRole('button', { name: LAMP.de });
      await expect(lamp).toHaveAttribute('data-out-of-view');
      const item = page.getByRole('list', { name: words.list }).getByRole('button', { name: LAMP.de });
      await page.getByRole('list', { name: words.list }).getByRole('button').first().press('Enter');
      await tabTo(item);
      await page.keyboard.press('Enter');
      await expect(lamp).not.toHaveAttribute('data-out-of-view');
    });

    await test.step('saved and published, it is there for visitors', async () => {
      const wanted = {
        yaw: Number(await page.getByRole('textbox', { name: words.yaw }).inputValue().then(decimal)),
        pitch: Number(await page.getByRole('textbox', { name: words.pitch }).inputValue().then(decimal)),
      };
      await page.keyboard.press('Control+s');
      await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: words.done }).press('Enter');
      await publish(page, 'de');
      await expectInShowroom(page, slug, 'de', wanted);
    });
  });
});

/** German numbers have a comma. */
function decimal(text: string): string {
  return text.replace(',', '.');
}
