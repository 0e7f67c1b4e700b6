import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import type { Faults } from '../support/faults.ts';
import { ROOT } from '../support/processes.ts';
import { ALL } from '../support/rows.ts';
import { withEveryScreen } from '../support/screens/every-screen-content.ts';
import { expectNoOneOut, LAPTOP } from '../support/screens/keeps-no-one-out.ts';
import { OVERLAY_SCREENS } from '../support/screens/overlay-screens.ts';
import { PAGE_SCREENS } from '../support/screens/page-screens.ts';
import { forcedColourProblems } from '../support/screens/forced-colours.ts';
import { keyboardProblems } from '../support/screens/keyboard.ts';
import { nameProblems } from '../support/screens/names.ts';
import { reflowProblems, targetProblems } from '../support/screens/sizes.ts';
import { GROUPED, openDialog, openLocation } from '../support/screens/screen.ts';
import type { Screen, Screens } from '../support/screens/screen.ts';
import { testIn } from '../support/test-in.ts';
import { expect, test as base } from '../support/test.ts';

const test = testIn(withEveryScreen);

const APP = join(ROOT, 'apps/web/app');

/** Folders of the showroom with a file in each, by a part of its name. */
function foldersWith(parent: string, file: (folder: string) => string): readonly string[] {
  return readdirSync(join(APP, parent)).filter((folder) =>
    existsSync(join(APP, parent, folder, file(folder))),
  );
}

/** Screens that are looked at elsewhere, or never alone. */
const NOT_HERE = [
  // The frame of the other cover pages.
  'cover',
  // Every shape on one page, which visitors do not have: `look.spec.ts`.
  'look',
];

base('Every kind of overlay and every page is among the screens', () => {
  // A kind of overlay is one folder of features.
  const kinds = foldersWith('features', () => 'overlay.server.ts').map((folder) =>
    folder.replaceAll('-', ''),
  );
  expect(kinds.length).toBeGreaterThan(10);
  expect(Object.keys(OVERLAY_SCREENS).toSorted()).toEqual(kinds.toSorted());
  const pages = foldersWith('screens', (folder) => `${folder}-screen.tsx`);
  expect([...Object.keys(PAGE_SCREENS), ...NOT_HERE].toSorted()).toEqual(pages.toSorted());
});

async function keepsNoOneOut(
  { page, faults }: { readonly page: Page; readonly faults: Faults },
  language: Language,
  screen: Screen,
  kind?: string,
): Promise<void> {
  if (screen.faults) faults.expects(screen.faults);
  await screen.open(page, language);
  if (kind !== undefined) {
    await expect(openDialog(page)).toHaveAttribute('data-overlay', new RegExp(`^${kind}\\b`));
  }
  await expectNoOneOut(page, language, screen);
}

/** Faults that an author of a style sheet or of a page could make, and the sentence that has to be said of each. */
const MADE_FAULTS: readonly {
  readonly fault: string;
  readonly css?: string;
  readonly find: (page: Page) => Promise<readonly string[]>;
  readonly says: RegExp;
}[] = [
  {
    fault: 'no focus is shown',
    css: '* { outline: none !important; box-shadow: none !important; border-color: red !important; }',
    find: keyboardProblems,
    says: /^shows no focus/,
  },
  {
    fault: 'something lies on what has the focus',
    css: 'dialog > i { position: fixed; inset: 0; z-index: 2147483647; }',
    find: async (page) => {
      await page.evaluate(() => document.querySelector('dialog:modal')?.append(document.createElement('i')));
      return keyboardProblems(page);
    },
    says: /^hidden while it has the focus/,
  },
  {
    fault: 'controls are small',
    css: 'a, button { min-width: 0 !important; min-height: 0 !important; height: 20px !important; width: 20px !important; }',
    find: (page) => targetProblems(page, 44),
    says: /^20x20/,
  },
  {
    fault: 'the page is wide',
    css: 'body { min-width: 1500px; }',
    find: reflowProblems,
    says: /is 1500 wide/,
  },
  {
    fault: 'a heading is cut off',
    css: 'h2 { position: fixed; left: -40px; }',
    find: reflowProblems,
    says: /^cut off at the side/,
  },
  {
    fault: 'a button looks like text in forced colours',
    css: 'button, summary { border: 0 !important; outline: 0 !important; }',
    find: forcedColourProblems,
    says: /^no border/,
  },
  {
    fault: 'words keep our colours in forced colours',
    css: 'h2 { forced-color-adjust: none; color: #123456; }',
    find: forcedColourProblems,
    says: /^words in our colours/,
  },
  {
    fault: 'a link has no name',
    find: async (page) => {
      await page.evaluate(() =>
        document.querySelector('dialog:modal')?.insertAdjacentHTML('beforeend', '<a href="/x"></a>'),
      );
      return nameProblems(page, 'en');
    },
    says: /^without a name: - link/,
  },
  {
    fault: 'a key of a text is shown',
    find: async (page) => {
      await page.evaluate(() => document.querySelector('dialog:modal')?.append('location__empty'));
      return nameProblems(page, 'en');
    },
    says: /^a key: location__empty/,
  },
  {
    fault: 'the words are of another language',
    find: (page) => nameProblems(page, 'de'),
    says: /in another language/,
  },
];

/** Runs in the page, whose policy forbids a style element. */
function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

for (const { fault, css, find, says } of MADE_FAULTS) {
  test(`It is found when ${fault}`, { tag: ALL }, async ({ page }) => {
    await openLocation(page, 'en', GROUPED, '?share');
    // Scripts have taken the page over, which would find what is put into it before.
    await expect(openDialog(page)).toBeVisible();
    if (find === forcedColourProblems) await page.emulateMedia({ forcedColors: 'active' });
    if (css !== undefined) await page.evaluate(adoptStyles, css);
    const found = await find(page);
    expect(found).toContainEqual(expect.stringMatching(says));
  });
}

for (const language of LANGUAGES) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    // Each is looked at in five windows; a clip or a model takes its time on a busy machine.
    test.describe.configure({ timeout: 180_000 });
    test.use({ language, viewport: LAPTOP });

    for (const screen of Object.values<Screens>(PAGE_SCREENS).flat()) {
      test(`${screen.name} keeps no one out`, async ({ page, faults }) => {
        await keepsNoOneOut({ page, faults }, language, screen);
      });
    }

    for (const [kind, screens] of Object.entries<Screens>(OVERLAY_SCREENS)) {
      for (const screen of screens) {
        test(`${screen.name} keeps no one out`, async ({ page, faults }) => {
          await keepsNoOneOut({ page, faults }, language, screen, kind);
        });
      }
    }
  });
}
