import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FontFacts } from '@vitrine/core/world/font-facts';
import type { ThemeFonts } from '@vitrine/core/world/theme';
import { aFont } from '@vitrine/core/testing';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';
import { openToEverybody } from '../support/changed-showroom.ts';
import { addressOf } from '../support/demo.ts';
import { ROOT } from '../support/processes.ts';
import { rowsOf, EVERY_VISIT } from '../support/rows.ts';
import { expect } from '../support/test.ts';
import { testIn } from '../support/test-in.ts';

const MODULES = join(ROOT, 'node_modules');

/** Fonts that packages of the showroom bring along, both under the SIL Open Font License. */
const FILES = {
  'variable.woff2': readFileSync(
    join(MODULES, '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
  ),
  'regular.ttf': readFileSync(join(MODULES, 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')),
  'bold.ttf': readFileSync(join(MODULES, 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf')),
};

function fontNamed(name: keyof typeof FILES, weights: FontFacts['weights']): Media {
  return aFont(name, {
    url: `/box-api/uploads/${name}?v=${FILES[name].length.toString(36)}`,
    size: FILES[name].length,
    font: { weights, lacks: '' },
  });
}

const VARIABLE = fontNamed('variable.woff2', [200, 800]);
const REGULAR = fontNamed('regular.ttf', [400, 400]);
const BOLD = fontNamed('bold.ttf', [700, 700]);

/** The fonts of each world; a portal leads from one to the other. */
const FONTS: Readonly<Record<string, ThemeFonts>> = {
  showroom: { textFont: { regular: VARIABLE }, headingFont: BOLD },
  lab: { textFont: { regular: REGULAR, bold: BOLD } },
};

function inFonts(world: World): World {
  return { ...world, theme: { ...world.theme, ...FONTS[world.slug] } };
}

function withFonts(snapshot: Snapshot): Snapshot {
  const open = openToEverybody(snapshot);
  return { ...open, worlds: open.worlds.map((world) => inFonts(world)) };
}

const test = testIn(withFonts, [], FILES);

/** The first family that the texts of an element are written in, once all its faces that are used are loaded. */
async function familyOf(page: Page, selector: string): Promise<string> {
  const element = page.locator(selector).first();
  await expect(element).toHaveCSS('font-family', /^"?vitrine-/);
  const family = await element.evaluate((shown) => getComputedStyle(shown).fontFamily.split(',')[0] ?? '');
  const name = family.replaceAll('"', '');
  await expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          [...document.fonts].some(
            ({ family: one, status }) => one.replaceAll('"', '') === wanted && status === 'loaded',
          ),
        name,
      ),
    )
    .toBe(true);
  return name;
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT)) {
  test.describe(`Worlds with fonts of their own in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('are painted in them, one after the other', async ({ page, visitor, faults }) => {
      const fetched = new Map<string, string>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/\.(?:woff2|ttf)$/.test(pathname) && pathname.startsWith('/box-api/')) {
          fetched.set(pathname.split('/').at(-1) ?? '', response.headers()['content-type'] ?? '');
        }
      });

      const first = await test.step('the first page brings its fonts along', async () => {
        await visitor.opens('atrium');
        await expect(page.locator('head link[rel=preload][as=font]')).toHaveCount(2);
        const text = await familyOf(page, 'main');
        expect(await familyOf(page, 'h1')).not.toBe(text);
        expect(Object.fromEntries(fetched)).toEqual({
          'variable.woff2': 'font/woff2',
          'bold.ttf': 'font/ttf',
        });
        return text;
      });

      await test.step('what opens over it is written in them', async () => {
        await page.goto(`${new URL(page.url()).pathname}?menu`);
        await expect(page.getByRole('dialog')).toHaveCSS('font-family', new RegExp(`^"?${first}`));
        await visitor.opens('atrium');
      });

      await test.step('another world has another font, without a new page', async () => {
        await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
        const address = addressOf('lab-entrance', language);
        await visitor.stage.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
        await visitor.standsIn('lab-entrance');
        await expect.poll(() => familyOf(page, 'main')).not.toBe(first);
        expect(await familyOf(page, 'h1')).toBe(await familyOf(page, 'main'));
        await expect.poll(() => fetched.get('regular.ttf')).toBe('font/ttf');
      });

      await test.step('going back leads to the first one', async () => {
        await visitor.goesBack();
        await visitor.standsIn('atrium');
        await expect.poll(() => familyOf(page, 'main')).toBe(first);
        await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
      });

      await test.step('the error page of the world is written in it', async () => {
        faults.expects(/404/);
        await page.goto(`${language === 'en' ? '' : `/${language}`}/showroom/nowhere-at-all`);
        expect(await familyOf(page, 'main')).toBe(first);
      });
    });
  });
}
