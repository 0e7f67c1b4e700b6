import type { Page } from '@playwright/test';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { PLACING_WORDS, tabTo } from './placing-view.ts';
import { degreesApart, directionAt, makeRoundArticle, middleOf } from './round-placing-view.ts';

const WORDS = {
  en: {
    ...PLACING_WORDS.en,
    around: 'Place all around',
    link: 'Opens a link',
    address: 'Address',
    addHere: 'Add a hotspot here',
    yaw: 'Sideways (°)',
    pitch: 'Up or down (°)',
    list: 'All hotspots',
    opens: 'Opens pictures or videos',
    inside: 'Place inside the 360 view',
    nothing: 'Nothing yet',
  },
  de: {
    ...PLACING_WORDS.de,
    around: 'Rundum platzieren',
    link: 'Öffnet einen Link',
    address: 'Adresse',
    addHere: 'Hier hinzufügen',
    yaw: 'Seitwärts (°)',
    pitch: 'Auf oder ab (°)',
    list: 'Alle Hotspots',
    inside: 'In der 360-Grad-Ansicht platzieren',
    nothing: 'Noch nichts',
    selected: 'Der ausgewählte Hotspot',
  },
} as const;

/** Degrees: one hundredth of the way around. */
const ALLOWED = 3.6;

const LAMP = { en: 'Lamp', de: 'Lampe' } as const;
const ROOM = 'Round showroom';

/** Fills the dialog for a new hotspot. */
async function addLink(page: Page, language: 'en' | 'de'): Promise<void> {
  const words = WORDS[language];
  const dialog = page.getByRole('dialog', { name: words.add });
  await tabTo(dialog.getByRole('button', { name: words.link }));
  await page.keyboard.press('Enter');
  await tabTo(dialog.getByRole('textbox', { name: words.address }));
  await page.keyboard.type('https://lamps.example/');
  await tabTo(dialog.getByRole('textbox', { name: words.hotspotTitle }));
  await page.keyboard.type(LAMP[language]);
  await expectAccessible(page, dialog);
  await tabTo(dialog.getByRole('button', { name: words.add }));
  await page.keyboard.press('Enter');
}

/** The numbers beside the panorama. */
async function numbersOf(page: Page, language: 'en' | 'de'): Promise<PanoramaDirection> {
  const valueOf = async (name: string) =>
    Number((await page.getByRole('textbox', { name }).inputValue()).replace(',', '.'));
  return { yaw: await valueOf(WORDS[language].yaw), pitch: await valueOf(WORDS[language].pitch) };
}

test.describe('In en', () => {
  test.use({ language: 'en', viewport: { width: 1680, height: 1000 } });

  test(
    'an editor turns the 360 view of an article, drops a hotspot, drags it on, and visitors find it there',
    { tag: ALL },
    async ({ page, faults }) => {
      const words = WORDS.en;
      await openAdminPanel(page, 'en', faults);
      const article = await makeRoundArticle(page, ROOM, 'en');
      const type = '/admin/content-manager/collection-types/api::article.article';
      await page.goto(
        `${process.env['E2E_CMS_URL'] ?? ''}${type}/${article.documentId}?plugins[i18n][locale]=en`,
      );
      const entrance = page.getByRole('button', { name: `Place inside “${ROOM}”` });
      await expect(entrance).toBeVisible();
      await entrance.click();
      const room = page.getByRole('application', { name: words.around });
      const view = page.getByRole('dialog', { name: ROOM });
      await expect(page.getByText(/^Sideways 0°/)).toBeVisible();
      let wanted: PanoramaDirection = { yaw: 0, pitch: 0 };

      await test.step('turned by dragging, a click adds a hotspot', async () => {
        const { x, y } = await middleOf(room);
        for (let turns = 0; turns < 2; turns += 1) {
          await page.mouse.move(x + 250, y);
          await page.mouse.down();
          await page.mouse.move(x, y + 10, { steps: 3 });
          await page.mouse.move(x - 250, y + 20, { steps: 3 });
          await page.mouse.up();
        }
        wanted = await directionAt(page, { x: x - 200, y: y + 90 });
        await page.mouse.click(x - 200, y + 90);
        await page.getByRole('button', { name: words.addHere }).click();
        await addLink(page, 'en');
        expect(degreesApart(await numbersOf(page, 'en'), wanted)).toBeLessThan(1);
        await expectAccessible(page, view);
      });

      await test.step('dragged on, it is where it was let go; an undo takes it back, a redo there again', async () => {
        const lamp = room.getByRole('button', { name: LAMP.en });
        const from = await middleOf(lamp);
        const before = await numbersOf(page, 'en');
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + 60, from.y - 40, { steps: 3 });
        await page.mouse.move(from.x + 160, from.y - 80, { steps: 3 });
        await page.mouse.up();
        await expect.poll(async () => degreesApart(await numbersOf(page, 'en'), before)).toBeGreaterThan(5);
        wanted = await numbersOf(page, 'en');
        await view.getByRole('button', { name: words.undo }).click();
        await expect.poll(() => numbersOf(page, 'en')).toEqual(before);
        await view.getByRole('button', { name: 'Redo' }).click();
        await expect.poll(() => numbersOf(page, 'en')).toEqual(wanted);
      });

      await test.step('saved and published, visitors find it there', async () => {
        await view.getByRole('button', { name: words.save, exact: true }).click();
        await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
        await expect(room.getByRole('button', { name: LAMP.en })).toBeAttached();
        await view.getByRole('button', { name: words.done }).click();
        await page.getByRole('button', { name: words.publish, exact: true }).click();
        await expect(page.getByText(words.published, { exact: true }).first()).toBeVisible();
        const web = process.env['E2E_WEB_URL'] ?? '';
        const address = `${web}${addressOf('atrium', 'en')}?article=${article.public_id}-round-showroom`;
        const picture = page.getByRole('link', { name: `${textIn('en', 'article__look_around')}: ${ROOM}` });
        await expect(async () => {
          await page.goto(address);
          await expect(picture).toBeVisible({ timeout: 5000 });
        }).toPass({ timeout: 60_000 });
        await picture.click();
        const lamp = page.getByRole('application').getByRole('link', { name: LAMP.en });
        await expect(lamp).toBeAttached();
        await lamp.scrollIntoViewIfNeeded();
        await page.keyboard.press('Tab');
        await lamp.focus();
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.psv-marker, .psv-markers a { opacity: 0 !important }');
          document.adoptedStyleSheets = [sheet];
        });
        await expect
          .poll(async () => degreesApart(await directionAt(page, await middleOf(lamp)), wanted), {
            timeout: 30_000,
          })
          .toBeLessThan(ALLOWED);
      });
    },
  );
});

test.describe('In de', () => {
  test.use({ language: 'de', viewport: { width: 1366, height: 768 } });

  test(
    'by keyboard alone from the hotspot that opens the view: added, moved, found again, saved',
    { tag: ALL },
    async ({ page, faults }) => {
      const words = WORDS.de;
      const slug = 'atrium';
      const opener = locationOf(slug, 'de').hotspots.find(({ action }) => action.kind === 'openView360');
      const inside = opener?.action.kind === 'openView360' ? (opener.action.hotspots ?? []) : [];
      await openAdminPanel(page, 'de', faults);
      const type = '/admin/content-manager/collection-types/api::content-location.content-location';
      const filter = `plugins[i18n][locale]=de&filters[$and][0][slug][$eq]=${slug}`;
      await page.goto(`${process.env['E2E_CMS_URL'] ?? ''}${type}?${filter}`);
      await page.getByRole('gridcell', { name: locationOf(slug, 'de').title, exact: true }).click();
      await page.getByRole('button', { name: words.open }).press('Enter');
      const list = page.getByRole('list', { name: words.list });
      await list.getByRole('button', { name: opener?.title ?? '' }).press('Enter');
      // Forwards are the hotspots on the pictures, which are selected by the focus.
      await tabTo(page.getByRole('button', { name: words.inside }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const view = page.getByRole('dialog', { name: /360-Grad-Ansicht/ });
      const room = view.getByRole('application', { name: words.around });

      await test.step('its hotspots are there, with what they lead to', async () => {
        await expect(room.getByRole('button')).toHaveCount(inside.length);
        const leading = inside.find(({ action }) => action.kind === 'navigate');
        const target = leading?.action.kind === 'navigate' ? leading.action.target : '';
        const hotspots = view.getByRole('list').getByRole('button');
        await hotspots
          .filter({ hasText: leading?.title ?? '' })
          .first()
          .press('Enter');
        const selected = view.getByRole('region', { name: words.selected });
        await expect(selected.getByText(locationOf(target, 'de').title, { exact: true })).toBeVisible();
        await expect(view.getByText(words.nothing)).toHaveCount(0);
        await expectAccessible(page, view);
      });

      await test.step('one is added in the middle of the view, and nudged', async () => {
        await tabTo(room);
        for (let turns = 0; turns < 3; turns += 1) await page.keyboard.press('Shift+ArrowLeft');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await addLink(page, 'de');
        const lamp = room.getByRole('button', { name: LAMP.de });
        await lamp.focus();
        const before = await lamp.getAttribute('aria-label');
        await page.keyboard.press('ArrowUp');
        await expect(lamp).not.toHaveAttribute('aria-label', before ?? '');
      });

      await test.step('turned away, the focus alone brings the selected one back into view', async () => {
        const lamp = room.getByRole('button', { name: LAMP.de });
        await room.focus();
        for (let turns = 0; turns < 4; turns += 1) await page.keyboard.press('Shift+ArrowRight');
        await expect(lamp).toHaveAttribute('data-out-of-view');
        await tabTo(lamp);
        await expect(lamp).not.toHaveAttribute('data-out-of-view');
      });

      await test.step('saved, it is in the draft, beside the others', async () => {
        const wanted = await numbersOf(page, 'de');
        await page.keyboard.press('Control+s');
        await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
        await expect(room.getByRole('button')).toHaveCount(inside.length + 1);
        await view.getByRole('list').getByRole('button', { name: LAMP.de }).press('Enter');
        expect(await numbersOf(page, 'de')).toEqual(wanted);
        await view.getByRole('button', { name: words.done }).press('Enter');
        await expect(view).toHaveCount(0);
        await expect(list).toBeVisible();
      });
    },
  );
});
