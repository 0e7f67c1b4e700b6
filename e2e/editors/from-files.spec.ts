import type { JSHandle, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { tinyFilm } from './media-content.ts';
import { newWorldOf } from './new-world.ts';

const WORDS = {
  en: {
    makeWorld: 'Create a world',
    name: 'Name',
    add: 'Create',
    open: 'Add pictures and clips',
    empty: /^This world is empty: drop the pictures/,
    title: (file: string) => `Title of the location from “${file}”`,
    include: (title: string) => `Create “${title}”`,
    wide: 'Wide screens (16:9)',
    phone: 'Phones',
    refused: /^notes\.txt: not a kind/,
    broken: /^broken\.jpg: damaged/,
    create: (count: number) => `Create ${count} locations`,
    again: 'Try the 2 missing ones again',
    progress: 'One done, 2 missing.',
    close: 'Close',
    choose: 'Choose files',
    known: /already has a location of that title/,
    start: 'Start',
    target: 'To',
    draw: 'Draw a transition',
    arrows: 'Arrows in the pictures',
    arrow: ['Gate → Main hall · forward', 'Main hall → Gate · back'],
    addArrows: 'Add 2 arrows',
    noArrows: 'Every transition has a hotspot.',
    found: 'Gate → Main hall, for 4:3 screens',
    missing: /^There is no transition from “Main hall” to “Roof garden”/,
    assign: 'Assign one clip',
    saved: 'All changes saved as drafts',
  },
  de: {
    makeWorld: 'Welt anlegen',
    name: 'Name',
    add: 'Anlegen',
    open: 'Bilder und Clips hinzufügen',
    empty: /^Diese Welt ist leer: Ziehen Sie die Bilder/,
    title: (file: string) => `Titel des Ortes aus „${file}“`,
    include: (title: string) => `„${title}“ anlegen`,
    wide: 'Breite Bildschirme (16:9)',
    phone: 'Smartphones',
    refused: /^notes\.txt: kein Format/,
    broken: /^broken\.jpg: beschädigt/,
    create: (count: number) => `${count} Orte anlegen`,
    again: 'Die 2 fehlenden noch einmal versuchen',
    progress: '1 fertig, 2 fehlen.',
    close: 'Schließen',
    choose: 'Dateien auswählen',
    known: /gibt es hier schon/,
    start: 'Start',
    target: 'Nach',
    draw: 'Übergang zeichnen',
    arrows: 'Pfeile in den Bildern',
    arrow: ['Gate → Main hall · nach vorn', 'Main hall → Gate · zurück'],
    addArrows: '2 Pfeile hinzufügen',
    noArrows: 'Für jeden Übergang gibt es einen Hotspot.',
    found: 'Gate → Main hall, für 4:3-Bildschirme',
    missing: /^Von „Main hall“ nach „Roof garden“ gibt es keinen Übergang/,
    assign: 'Einen Clip zuordnen',
    saved: 'Alle Änderungen als Entwurf gespeichert',
  },
} as const;

/** Pictures by name: width and height. */
const PICTURES = {
  '01_gate_4x3.png': [160, 120],
  '01_gate_wide.png': [160, 90],
  '02_main-hall.png': [160, 120],
  '02_main-hall_phone.png': [90, 160],
  '03_roof.png': [160, 120],
} as const;

/** Of these only the first has a transition. */
const CLIPS = ['gate_to_main-hall.mp4', 'main-hall--roof-garden.mp4'];

/** The smallest picture, as a PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What the browser hands over when files are dropped: pictures, and two that are none. */
function droppedFiles(page: Page): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(async (pictures) => {
    const dropped = new DataTransfer();
    for (const [name, [width, height]] of Object.entries(pictures)) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.fillStyle = `hsl(${name.codePointAt(1) ?? 0}0 60% 60%)`;
      context.fillRect(0, 0, width, height);
      dropped.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
    }
    dropped.items.add(new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }));
    dropped.items.add(new File(['some notes'], 'notes.txt', { type: 'text/plain' }));
    return dropped;
  }, PICTURES);
}

const LOCATIONS = /\/showroom\/map\/[^/]+\/locations$/;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('pictures that are dropped on a map become a world', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const node = (title: string): Locator => main.getByRole('group', { name: new RegExp(`^${title},`) });
      const title = (file: string): Locator => dialog.getByRole('textbox', { name: words.title(file) });

      const documentId = await test.step('a new world says how it begins', async () => {
        await editor.opens('/plugins/showroom/map');
        await main.getByRole('button', { name: words.makeWorld }).click();
        await dialog.getByRole('textbox', { name: words.name }).fill('Harbour');
        await dialog.getByRole('button', { name: words.add, exact: true }).click();
        await expect(main.getByText(words.empty)).toBeVisible();
        await expectAccessible(page, main);
        return page.url().split('/').at(-1) ?? '';
      });
      const world = newWorldOf(page, documentId, 'Harbour');

      await test.step('what the pictures become is shown before anything is written', async () => {
        await main.getByText(words.empty).dispatchEvent('drop', { dataTransfer: await droppedFiles(page) });
        await expect(title('01_gate_4x3.png')).toHaveValue('Gate');
        await expect(title('02_main-hall.png')).toHaveValue('Main hall');
        await expect(title('03_roof.png')).toHaveValue('Roof');
        await expect(dialog.getByText(words.wide)).toBeVisible();
        await expect(dialog.getByText(words.phone)).toBeVisible();
        await expect(dialog.getByText(words.broken)).toBeVisible();
        await expect(dialog.getByText(words.refused)).toBeVisible();
        await expectAccessible(page, dialog);
        expect(await world.locations()).toEqual([]);
        // Beside the area for it: the browser would leave the page for the file.
        const isRefused = await dialog.evaluate(
          (element, dataTransfer) => {
            const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
            return !element.dispatchEvent(drop);
          },
          await droppedFiles(page),
        );
        expect(isRefused).toBe(true);
        await title('03_roof.png').fill('Roof garden');
      });

      await test.step('a failure in the middle loses nothing, and trying again repeats nothing', async () => {
        faults.expects(/Failed to load resource|ERR_|\/locations/);
        let sent = 0;
        await page.route(LOCATIONS, (route) => {
          sent += 1;
          return sent === 2 ? route.abort() : route.continue();
        });
        await dialog.getByRole('button', { name: words.create(3) }).click();
        await expect(dialog.getByText(words.progress)).toBeVisible();
        expect(await world.locations()).toEqual(['Gate']);
        await dialog.getByRole('button', { name: words.again }).click();
        await expect(dialog).toHaveCount(0);
        expect(await world.locations()).toEqual(['Gate', 'Main hall', 'Roof garden']);
        expect(await world.uploads(Object.keys(PICTURES))).toHaveLength(Object.keys(PICTURES).length);
      });

      await test.step('they are on the map, and visitors start at the first', async () => {
        await expect(main.getByRole('group', { name: new RegExp(`^Gate, ${words.start},`) })).toBeVisible();
        await expect(node('Main hall')).toBeInViewport();
        await expect(node('Roof garden')).toBeInViewport();
      });

      await test.step('the first transition', async () => {
        await node('Gate').focus();
        await page.keyboard.press('t');
        await page.getByRole('combobox', { name: words.target }).fill('Main hall');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await dialog.getByRole('button', { name: words.draw }).click();
        await expect(dialog).toHaveCount(0);
        await expect(main.getByText(words.saved)).toBeVisible();
      });

      await test.step('arrows in both pictures, with one key', async () => {
        const open = main.getByRole('button', { name: words.arrows });
        const add = dialog.getByRole('button', { name: words.addArrows });
        // Otherwise the pointer is where the button of the last dialog was.
        await page.mouse.move(0, 0);
        await open.focus();
        await page.keyboard.press('Enter');
        for (const name of words.arrow) await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
        await expectAccessible(page, dialog);
        await add.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await open.click();
        await expect(dialog.getByText(words.noArrows)).toBeVisible();
        await expect(add).toHaveCount(0);
        await dialog.getByRole('button', { name: words.close }).last().click();
        await expect(dialog).toHaveCount(0);
      });

      await test.step('by the keyboard alone: clips find their transitions, and nothing is made twice', async () => {
        const film = tinyFilm();
        const clip = (name: string) => ({ name, mimeType: 'video/mp4', buffer: film });
        // Early: on a busy machine the key can be faster than the browser's order to hand the dialog over.
        const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
        await main.getByRole('button', { name: words.open }).focus();
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('button', { name: words.close })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(dialog.getByRole('button', { name: words.choose })).toBeFocused();
        await page.keyboard.press('Enter');
        await (
          await chooser
        ).setFiles([...CLIPS.map(clip), { name: 'gate.png', mimeType: 'image/png', buffer: PIXEL }]);
        await expect(dialog.getByText(words.known)).toBeVisible();
        await expect(dialog.getByRole('checkbox', { name: words.include('Gate') })).not.toBeChecked();
        await expect(dialog.getByText(words.found)).toBeVisible();
        await expect(dialog.getByText(words.missing)).toBeVisible();
        await expectAccessible(page, dialog);
        await dialog.getByRole('button', { name: words.assign }).focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect.poll(world.clips).toEqual(CLIPS.slice(0, 1));
        expect(await world.locations()).toHaveLength(3);
        expect(await world.uploads(CLIPS)).toEqual(CLIPS.slice(0, 1));
      });

      // A map that is shown asks for its world again.
      await editor.opens('/plugins/showroom/map');
      await expect(main.getByRole('button', { name: words.makeWorld })).toBeVisible();
      await world.removes([...Object.keys(PICTURES), ...CLIPS]);
    });
  });
}
