import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { demoIn, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import {
  begins,
  expectFollowed,
  logsIn,
  openPresentationShowroom,
  presentationIn,
} from '../support/presentation.ts';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

const CALL = 'https://meet.example/norvane';
const people = openPresentationShowroom();

/** The controls of the guide's own page. */
function viewIn(page: Page, language: Language) {
  const t = (key: string) => textIn(language, `presentation__${key}`);
  const [story] = demoIn(language).stories;
  const count = story?.stops.length ?? 0;
  return {
    next: page.locator('button').filter({ hasText: t('next_stop').replace('{title}', '').trim() }),
    darken: page.getByRole('button', { name: t('darken'), exact: true }),
    isAt: async (number: number): Promise<void> => {
      const sentence = t('stop_of').replace('{number}', String(number)).replace('{count}', String(count));
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    },
    t,
  };
}

for (const { language, tag } of rowsOf([{ language: 'de' }, { language: 'en' }] as const, 0)) {
  test.describe(`The presenter view in ${language}`, { tag }, () => {
    test('leads the showroom from a second window and from a second device', async ({ faults }) => {
      const guide = await people.come(language, LANDSCAPE.use);
      await logsIn(guide);
      await guide.opens('reception');
      const code = await begins(guide);
      const guest = await people.come('fr', { ...PORTRAIT.use, from: '203.0.113.2' });
      await guest.page.goto(`/join/${code}`);
      await guest.standsIn('reception');

      // A second window.
      const opened = guide.page.context().waitForEvent('page');
      await guide.page.getByRole('link', { name: textIn(language, 'presentation__presenter_view') }).click();
      const page = await opened;
      faults.watch(page);
      await presentationIn(guide)
        .panel.getByRole('button', { name: textIn(language, 'dialog__close') })
        .click();
      const view = viewIn(page, language);
      await expect(
        page.getByText(textIn(language, 'presentation__is_following'), { exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('combobox').selectOption({ index: 1 });
      await page.keyboard.press('PageDown');
      await view.isAt(1);
      await expectFollowed(guide, [guest]);
      await guest.standsIn('entrance');
      await page.locator('h1').click();
      await page.keyboard.press('ArrowRight');
      await view.isAt(2);
      await expectFollowed(guide, [guest]);
      await expect(guest.page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);

      // Dark screens, until something else is shown.
      const isDark = guest.page.getByText(textIn('fr', 'presentation__is_dark'), { exact: true });
      await page.keyboard.press('b');
      await expect(isDark).toBeVisible();
      await expect(view.darken).toHaveAttribute('aria-pressed', 'true');
      await view.next.click();
      await expect(isDark).toBeHidden();
      await expectFollowed(guide, [guest]);

      // The guide's showroom window leads as well.
      await guide.page.keyboard.press('Escape');
      await expect(guide.page.getByRole('dialog')).toBeHidden();
      await expectFollowed(guide, [guest]);

      // The link of the call.
      await page.getByLabel(view.t('meeting'), { exact: true }).fill('meet.example');
      await page.getByRole('button', { name: view.t('meeting_give'), exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: view.t('meeting_wrong') })).toBeVisible();
      faults.expects(/presentation\/meeting 422|422 .*presentation\/meeting/);
      await page.getByLabel(view.t('meeting'), { exact: true }).fill(CALL);
      // A server that does not answer is no wrong link, and nothing is lost.
      await page.route('**/presentation/meeting', (route) => route.abort());
      await page.getByRole('button', { name: view.t('meeting_give'), exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: view.t('failed') })).toBeVisible();
      await page.unroute('**/presentation/meeting');
      faults.expects(/presentation\/meeting/);
      await page.getByRole('button', { name: view.t('meeting_give'), exact: true }).click();
      const call = guest.page.getByRole('link', { name: textIn('fr', 'presentation__meeting_open') });
      await expect(call).toHaveAttribute('href', CALL);

      // A second device takes the key of the guide's panel, which no server is told of.
      await presentationIn(guide).opener.click();
      const answered = guide.page.waitForResponse(/presentation\/key$/);
      await guide.page.getByRole('button', { name: view.t('other_device'), exact: true }).click();
      await expect(guide.page.getByRole('img', { name: view.t('other_device_qr') })).toBeVisible();
      const { key } = (await (await answered).json()) as { readonly key: string };
      const device = await people.come(language, { ...PORTRAIT.use, from: '203.0.113.3' });
      await device.page.goto(`${language === 'en' ? '' : `/${language}`}/join?present#${key}`);
      const onDevice = viewIn(device.page, language);
      await expect(onDevice.darken).toBeVisible();
      await expect(device.page).toHaveURL(/present$/);
      await expectAccessible(device.page);
      await device.page
        .getByRole('button', { name: textIn(language, 'presentation__end'), exact: true })
        .click();
      await expect(presentationIn(guest).says('over')).toBeVisible();
      await expect(page.getByText(view.t('over'), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: view.t('summary'), exact: true }).click();
      await expect(page.getByRole('region', { name: view.t('summary') })).toBeVisible();
    });
  });
}
