import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { expectAccessible } from '../support/axe.ts';
import { ROOT } from '../support/processes.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

/** The smallest of the demo's worlds. */
const WORLD = 'Partner area';

const WORDS = {
  en: {
    page: 'Import and export',
    export: 'Export worlds',
    download: 'Download world file',
    import: 'Import a world or a tour',
    file: 'File (.zip)',
    examine: 'Check the file',
    noFile: 'Choose a file first.',
    nothing: 'Everything in this file is already here. There is nothing to import.',
    away: 'Discard the file',
    several: '“both.zip” holds 2 tours. Which one do you want to import?',
    south: /^South wing \(Pannellum, 2 scenes/,
    choose: 'Check this tour',
    chosen: 'South wing',
    refused: '“hostile.zip” cannot be imported. Nothing was changed.',
    another: 'Choose another file',
    name: 'Name of the world',
    title: 'Loft',
    go: 'Import and publish',
    done: '“tour.zip” has been imported',
    open: 'Open “Loft”',
    doctor: 'See what the doctor finds',
    doctorTitle: 'Doctor',
  },
  de: {
    page: 'Import und Export',
    export: 'Welten exportieren',
    download: 'Weltdatei herunterladen',
    import: 'Welt oder Tour importieren',
    file: 'Datei (.zip)',
    examine: 'Datei prüfen',
    noFile: 'Wählen Sie zuerst eine Datei.',
    nothing: 'Alles aus dieser Datei ist schon vorhanden. Es gibt nichts zu importieren.',
    away: 'Datei verwerfen',
    several: '„both.zip“ enthält 2 Touren. Welche möchten Sie importieren?',
    south: /^South wing \(Pannellum, 2 Szenen/,
    choose: 'Diese Tour prüfen',
    chosen: 'South wing',
    refused: '„hostile.zip“ kann nicht importiert werden. Geändert wurde nichts.',
    another: 'Andere Datei wählen',
    name: 'Name der Welt',
    title: 'Dachboden',
    go: 'Importieren und veröffentlichen',
    done: '„tour.zip“ wurde importiert',
    open: '„Dachboden“ öffnen',
    doctor: 'Ansehen, was der Doktor findet',
    doctorTitle: 'Doktor',
  },
} as const;

function scene(title: string, sceneId: string) {
  return {
    title,
    panorama: 'room.jpg',
    hotSpots: [{ type: 'scene', pitch: 0, yaw: 20, sceneId }],
  };
}

/** A tour of Pannellum with two scenes that lead to each other. */
function tour(): Buffer {
  const panorama = readFileSync(join(ROOT, 'demo/media/panoramas/atrium.jpg'));
  const scenes = { kitchen: scene('Kitchen', 'hall'), hall: scene('Hall', 'kitchen') };
  const description = JSON.stringify({ default: { firstScene: 'kitchen' }, scenes });
  return zipOf({ 'tour.json': new TextEncoder().encode(description), 'room.jpg': new Uint8Array(panorama) });
}

/** Two of them in one file. */
function twoTours(): Buffer {
  const panorama = new Uint8Array(readFileSync(join(ROOT, 'demo/media/panoramas/atrium.jpg')));
  const scenes = { kitchen: scene('Kitchen', 'hall'), hall: scene('Hall', 'kitchen') };
  const description = (title: string) =>
    new TextEncoder().encode(JSON.stringify({ default: { title }, scenes }));
  return zipOf({
    'north/tour.json': description('North wing'),
    'north/room.jpg': panorama,
    'south/tour.json': description('South wing'),
    'south/room.jpg': panorama,
  });
}

function zipOf(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync(files));
}

async function examines(page: Page, file: { readonly name: string; readonly buffer: Buffer }, words: Labels) {
  await page.getByLabel(words.file).setInputFiles({ ...file, mimeType: 'application/zip' });
  await page.getByRole('button', { name: words.examine }).click();
}

/** Without the pointer: the colours of Strapi's buttons below it are Strapi's. */
async function isAccessible(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expectAccessible(page, page.getByRole('main'));
}

type Labels = (typeof WORDS)[keyof typeof WORDS];

test.describe.configure({ mode: 'serial' });

for (const { language, tag } of rowsOf(EVERY_LANGUAGE)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an administrator takes a world out, brings it back, and brings a tour in', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens('/plugins/showroom/transfer');
      await expect(page.getByRole('heading', { level: 1, name: words.page })).toBeVisible();
      const exports = page.getByRole('region', { name: words.export });
      const imports = page.getByRole('region', { name: words.import });

      const archive = await test.step('the smallest world leaves as a file', async () => {
        await exports.getByRole('checkbox', { name: WORLD }).check();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          exports.getByRole('button', { name: words.download }).click(),
        ]);
        await isAccessible(page);
        return readFileSync(await download.path());
      });

      await test.step('and changes nothing when it comes back', async () => {
        await imports.getByRole('button', { name: words.examine }).click();
        await expect(imports.getByText(words.noFile)).toBeVisible();
        await examines(page, { name: 'world.zip', buffer: archive }, words);
        // The whole file is compared with the CMS.
        await expect(imports.getByText(words.nothing)).toBeVisible();
        await expect(imports.getByRole('button', { name: words.go })).toHaveCount(0);
        await isAccessible(page);
        await imports.getByRole('button', { name: words.away }).click();
      });

      await test.step('a hostile file is refused, and says why', async () => {
        const hostile = zipOf({ '../../etc/cron.d/job': new Uint8Array(8), 'world.json': new Uint8Array(2) });
        await examines(page, { name: 'hostile.zip', buffer: hostile }, words);
        await expect(imports.getByRole('alert')).toHaveText(words.refused);
        await expect(imports.getByText('whose path leads elsewhere')).toBeVisible();
        await isAccessible(page);
        await imports.getByRole('button', { name: words.another }).click();
      });

      await test.step('of two tours in a file one is chosen', async () => {
        await examines(page, { name: 'both.zip', buffer: twoTours() }, words);
        await expect(imports.getByRole('radiogroup', { name: words.several })).toBeVisible();
        await imports.getByRole('radio', { name: words.south }).click();
        await isAccessible(page);
        await imports.getByRole('button', { name: words.choose }).click();
        await expect(imports.getByRole('button', { name: words.go })).toBeVisible();
        await expect(imports.getByText(words.chosen).first()).toBeVisible();
        await imports.getByRole('button', { name: words.away }).click();
      });

      await test.step('a tour comes in while no one watches', async () => {
        await imports.getByRole('textbox', { name: words.name }).fill(words.title);
        await examines(page, { name: 'tour.zip', buffer: tour() }, words);
        await imports.getByRole('button', { name: words.go }).click();
        await expect(imports.getByText('tour.zip').first()).toBeVisible();
        await editor.opens('/plugins/showroom/doctor');
        await expect(page.getByRole('heading', { level: 1, name: words.doctorTitle })).toBeVisible();
        await editor.opens('/plugins/showroom/transfer');
        // Every size of its panorama is made.
        await expect(imports.getByText(words.done)).toBeVisible();
        await isAccessible(page);
      });

      await test.step('and is opened from there', async () => {
        await imports.getByRole('link', { name: words.open }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await editor.opens('/plugins/showroom/transfer');
        await imports.getByRole('button', { name: words.another }).click();
        await expect(imports.getByRole('button', { name: words.examine })).toBeVisible();
      });
    });
  });
}
