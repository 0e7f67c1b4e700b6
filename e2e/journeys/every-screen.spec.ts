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
import { openDialog } from '../support/screens/screen.ts';
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
