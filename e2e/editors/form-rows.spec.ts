import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const COLLECTIONS = '/content-manager/collection-types';
const LOCATION = 'api::content-location.content-location';

/** A location whose second hotspot leads to itself: the doctor says so, while the first one leads to nothing yet. */
const TITLE = 'Passage';

/** How the closed row of a hotspot is called, in both languages; the buttons beside it are called after it. */
function rowOf(hotspot: string): RegExp {
  return new RegExp(`^Hotspot: .*${hotspot}$`);
}

const WORDS = {
  en: { open: `Open “${TITLE}”`, finding: /leads to “Passage”, where it is itself/ },
  de: { open: `„${TITLE}“ öffnen`, finding: /führt nach „Passage“, wo er selbst steht/ },
} as const;

interface Entry {
  readonly documentId: string;
}

async function makeLocation(page: Page): Promise<string> {
  const worlds = `${COLLECTIONS}/api::world.world?locale=en&pageSize=1`;
  const { results } = (await askAs(page, 'GET', worlds)) as { readonly results: readonly [Entry] };
  const type = `${COLLECTIONS}/${LOCATION}`;
  const plain = {
    title: TITLE,
    slug: 'passage',
    description: 'A way between two halls.',
    world: { connect: [{ documentId: results[0].documentId }] },
  };
  const made = (await askAs(page, 'POST', `${type}?locale=en`, plain)) as { readonly data: Entry };
  const { documentId } = made.data;
  const hotspot = { __component: 'hotspots.navigation', position: { x: 40, y: 60 } };
  await askAs(page, 'PUT', `${type}/${documentId}?locale=en`, {
    ...plain,
    hotspots: [
      { ...hotspot, title: 'Nowhere yet' },
      { ...hotspot, title: 'Around', action_target: { connect: [{ documentId }] } },
    ],
  });
  return documentId;
}

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 900 } });

    test(
      'what the doctor says of a hotspot opens its row among the closed ones',
      { tag: ALL },
      async ({ page, faults }) => {
        const words = WORDS[language];
        const editor = await openAdminPanel(page, language, faults);
        const main = page.getByRole('main');
        const documentId = await makeLocation(page);
        try {
          await editor.chooses('Showroom');
          await expect(main.getByText(words.finding).first()).toBeVisible();
          const link = main
            .getByRole('link', { name: words.open, exact: true })
            .and(page.locator('[href$="mend=hotspots.1"]'));
          await link.first().click();
          const row = main.getByRole('button', { name: rowOf('Around') });
          await expect(row).toHaveAttribute('aria-expanded', 'true');
          await expect(row).toBeFocused();
          await expect(row).toBeInViewport();
          await expect(main.getByRole('button', { name: rowOf('Nowhere yet') })).toHaveAttribute(
            'aria-expanded',
            'false',
          );
          await expectAccessible(page, row);
        } finally {
          await askAs(page, 'DELETE', `${COLLECTIONS}/${LOCATION}/${documentId}?locale=*`);
        }
      },
    );
  });
}
