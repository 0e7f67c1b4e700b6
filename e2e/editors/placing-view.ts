import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pointOn } from '@vitrine/core/placing/picture-point';
import { settleAnimations } from '../support/axe.ts';
import { addressOf, locationOf } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { geometryOf, onStage } from '../support/geometry.ts';
import type { PicturePoint } from '../support/geometry.ts';
import { MEASURED_SIZES } from '../support/windows.ts';
import type { AdminPanel } from './admin-panel.ts';

const TYPE = 'api::content-location.content-location';

/** The edited location. */
const LOCATION = 'packaging-line';

/** Of the picture's width and height (issue: done when 2). */
const ALLOWED_SHARE = 0.005;

/** The texts of the placing view and of the edit view around it. */
export const PLACING_WORDS = {
  en: {
    title: 'Packaging line',
    open: 'Place on the picture',
    save: 'Save',
    done: 'Done',
    add: 'Add a hotspot',
    unsaved: 'Not saved yet',
    article: 'Opens an article',
    choose: 'Choose an article',
    hotspotTitle: 'Title',
    remove: 'Remove',
    undo: 'Undo',
    publish: 'Publish',
    published: 'Published document',
    saved: 'Saved document',
    together: 'Save both together',
    elsewhere: 'Another editor has saved this entry',
    notSaved: 'Not saved.',
  },
  de: {
    title: 'Verpackungslinie',
    open: 'Auf dem Bild platzieren',
    save: 'Speichern',
    done: 'Fertig',
    add: 'Hotspot hinzufügen',
    unsaved: 'Noch nicht gespeichert',
    article: 'Öffnet einen Artikel',
    choose: 'Artikel auswählen',
    hotspotTitle: 'Titel',
    remove: 'Entfernen',
    undo: 'Rückgängig',
    publish: 'Veröffentlichen',
    published: 'Veröffentlicht',
    saved: 'Gespeichert',
    together: 'Zusammengeführt speichern',
    elsewhere: 'Jemand anders hat diesen Eintrag gespeichert',
    notSaved: 'Nicht gespeichert.',
  },
} as const;

/** Where a product is on both pictures, by the title of the demo's hotspot on it. */
export function productAt(title: string): Readonly<Record<'4x3' | '16x9', PicturePoint>> {
  const hotspot = locationOf(LOCATION).hotspots.find((one) => one.title === title);
  if (hotspot === undefined) throw new Error(`The demo has no product “${title}”.`);
  return { '4x3': pointOn(hotspot.placement, '4x3'), '16x9': pointOn(hotspot.placement, '16x9') };
}

export function picture(page: Page, ratio: '4x3' | '16x9'): Locator {
  return page.locator(`[data-picture="${ratio}"]`);
}

/** The pixel of the window that a point of a picture is drawn at. */
async function pixelOf(stage: Locator, { x, y }: PicturePoint) {
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The picture is not there.');
  return { x: box.x + (x / 100) * box.width, y: box.y + (y / 100) * box.height };
}

export async function openPlacing(editor: AdminPanel, language: 'en' | 'de'): Promise<Locator> {
  const words = PLACING_WORDS[language];
  const list = `/content-manager/collection-types/${TYPE}?plugins[i18n][locale]=${language}`;
  await editor.opens(`${list}&filters[$and][0][slug][$eq]=${LOCATION}`);
  await editor.page.getByRole('gridcell', { name: words.title, exact: true }).click();
  return openPictures(editor.page, language);
}

export async function openPictures(page: Page, language: 'en' | 'de'): Promise<Locator> {
  await page.getByRole('button', { name: PLACING_WORDS[language].open }).click();
  const dialog = page.getByRole('dialog');
  await expect(picture(page, '4x3').getByRole('button').first()).toBeVisible();
  return dialog;
}

export function handle(stage: Locator, title: string): Locator {
  return stage.getByRole('button', { name: title });
}

/** Drags a hotspot onto a point of a picture, with Alt, so that it stays where it was let go. */
export async function drag(page: Page, stage: Locator, title: string, to: PicturePoint): Promise<void> {
  const box = await handle(stage, title).boundingBox();
  if (box === null) throw new Error(`“${title}” is not there.`);
  const target = await pixelOf(stage, to);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.keyboard.down('Alt');
  await page.mouse.move(target.x - 20, target.y - 20, { steps: 3 });
  await page.mouse.move(target.x, target.y, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
}

/** What visitors see of a hotspot, on a picture that is about as wide as this. */
function lookOf(hotspot: Locator) {
  return hotspot.evaluate((element) => {
    // It runs in the page, which cannot see the variables around it here.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const of = (part: Element, names: readonly string[]) => {
      const style = getComputedStyle(part) as unknown as Readonly<Record<string, string>>;
      return names.map((name) => `${name}: ${style[name]}`);
    };
    const shape = ['width', 'height', 'borderRadius', 'borderTop', 'boxShadow', 'transform'];
    const ink = ['backgroundColor', 'backgroundImage', 'color'];
    // A label is as wide as its letters, which are those of another type face.
    const label = [
      'borderRadius',
      'fontSize',
      'fontWeight',
      'padding',
      'maxWidth',
      'backgroundColor',
      'color',
    ];
    return [
      of(element, ['width', 'height', 'display', 'translate']),
      ...[...element.querySelectorAll('span, svg')].map((part) =>
        of(part, part.textContent === '' ? [...shape, ...ink] : label),
      ),
      ...[...element.querySelectorAll('path')].map((path) => [
        path.getAttribute('d'),
        of(path, ['fill', 'stroke', 'strokeWidth', 'strokeLinecap']),
      ]),
    ];
  });
}

export function looksOf(stage: Locator, titles: readonly string[], role: 'button' | 'link' = 'button') {
  return Promise.all(titles.map((title) => lookOf(stage.getByRole(role, { name: title }).first())));
}

/** Presses Tab until something has the focus. */
export async function tabTo(wanted: Locator): Promise<void> {
  const page = wanted.page();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches it.');
}

/** How far hotspots are from their products in the visitors' app, at every size of the window. */
export async function expectOnProducts(
  page: Page,
  language: Language,
  placed: readonly { readonly title: string; readonly product: string }[],
): Promise<void> {
  const web = process.env['E2E_WEB_URL'] ?? '';
  await page.goto(`${web}${addressOf(LOCATION, language)}`);
  await expect(page.locator('main[data-travel="idle"] [data-hotspot]').first()).toBeAttached();
  for (const [width, height] of MEASURED_SIZES) {
    await page.setViewportSize({ width, height });
    await settleAnimations(page);
    await expect
      .poll(
        async () => {
          const geometry = await geometryOf(page);
          return placed.flatMap(({ title, product }) => {
            const found = geometry.hotspots.find(({ name }) => name.startsWith(title));
            const wanted = onStage(productAt(product)[geometry.crop], geometry);
            if (found === undefined) return [`“${title}” is not there`];
            // Outside the window its marker is at the edge, which is not a position on the picture.
            if (!wanted.isInside || found.isElsewhere) return [];
            const share = Math.hypot(found.x - wanted.x, found.y - wanted.y) / wanted.pictureWidth;
            return share <= ALLOWED_SHARE ? [] : [`“${title}” is ${(share * 100).toFixed(2)} % away`];
          });
        },
        { message: `${width}x${height}` },
      )
      .toEqual([]);
  }
}
