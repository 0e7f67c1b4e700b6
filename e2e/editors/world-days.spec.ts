import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

/** Each language changes a world of its own: a day is a minute, in which the other one may have begun. */
const WORDS = {
  en: {
    room: 'clean-room',
    of: /^As on a day: /,
    wall: /^Date and time/,
    zone: /^Time zone/,
    show: 'Show this day',
    maps: 'The map, now and then',
    changed: 'Changed since',
    compare: /^Compare “A changed title/,
    newer: 'Not in the world then',
    leaves: '“A new room” leaves the world',
    restore: 'Bring the world back',
    restored: /are as on that day, as drafts/,
    nothing: 'Nothing has changed since: the drafts are as they were.',
  },
  de: {
    room: 'partner-suite',
    of: /^Wie an einem Tag: /,
    wall: /^Datum und Uhrzeit/,
    zone: /^Zeitzone/,
    show: 'Diesen Tag zeigen',
    maps: 'Die Karte, jetzt und damals',
    changed: 'Seitdem geändert',
    compare: /^„A changed title/,
    newer: 'Damals nicht in der Welt',
    leaves: '„A new room“ verlässt die Welt',
    restore: 'Die Welt zurückholen',
    restored: /sind als Entwurf wie an diesem Tag/,
    nothing: 'Seitdem hat sich nichts geändert: Die Entwürfe sind, wie sie waren.',
  },
} as const;

interface Location {
  readonly documentId: string;
  readonly title: string;
  readonly world?: { readonly documentId: string } | null;
}

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language });

    test('a world is looked at as it was, and brought back as drafts', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const main = page.getByRole('main');
      // The minute has begun before what is changed now.
      const wall = new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
      const query = `locale=en&filters[slug][$eq]=${words.room}`;
      const { results } = (await askAs(page, 'GET', `${LOCATIONS}?${query}`)) as {
        results: readonly Location[];
      };
      const [room] = results;
      const world = room?.world?.documentId ?? '';
      expect(world).not.toBe('');
      await askAs(page, 'PUT', `${LOCATIONS}/${room?.documentId}?locale=en`, { title: 'A changed title' });
      await askAs(page, 'POST', `${LOCATIONS}?locale=en`, {
        title: 'A new room',
        slug: `a-new-room-${language}`,
        world: { connect: [{ documentId: world, locale: 'en' }] },
      });

      await test.step('from the worlds it leads to the day', async () => {
        await editor.opens('/plugins/showroom/worlds');
        const link = main.getByRole('link', { name: words.of }).and(page.locator(`[href$="${world}"]`));
        await link.press('Enter');
        await main.getByLabel(words.wall).fill(wall);
        await main.getByRole('combobox', { name: words.zone }).press('Enter');
        await page.getByRole('option', { name: 'UTC', exact: true }).click();
        await main.getByRole('button', { name: words.show, exact: true }).press('Enter');
      });

      await test.step('the map is drawn twice, and each entry is compared', async () => {
        const maps = main.getByRole('region', { name: words.maps });
        await expect(maps.getByText('A changed title', { exact: true })).toHaveCount(1);
        await expect(maps.getByText(room?.title ?? '', { exact: true }).first()).toBeVisible();
        const changed = main.getByRole('region', { name: words.changed });
        await changed.getByRole('button', { name: words.compare }).first().press('Enter');
        await expect(changed.getByRole('insertion').first()).toBeVisible();
        await expectAccessible(page, main);
      });

      await test.step('the new location leaves, and all of it is brought back', async () => {
        const newer = main.getByRole('region', { name: words.newer });
        await newer.getByRole('checkbox', { name: words.leaves }).press('Space');
        await main.getByRole('button', { name: words.restore, exact: true }).press('Enter');
        const question = page.getByRole('alertdialog', { name: words.restore });
        await expectAccessible(page, question);
        await question.getByRole('button', { name: words.restore, exact: true }).press('Enter');
        await expect(page.getByText(words.restored)).toBeVisible();
        await expect(main.getByText(words.nothing)).toBeVisible();
        const changed = `${LOCATIONS}/${room?.documentId}?locale=en`;
        const { data } = (await askAs(page, 'GET', changed)) as { data: Location };
        expect(data.title).toBe(room?.title);
      });
    });
  });
}
