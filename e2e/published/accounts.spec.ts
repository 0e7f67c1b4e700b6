import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import { openEditor } from '../support/editor.ts';
import type { Editor, VisitorAccount } from '../support/editor.ts';
import type { Faults } from '../support/faults.ts';
import { expect, test } from '../support/test.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

const CMS_URL = process.env['E2E_CMS_URL'] ?? '';

test.describe.configure({ mode: 'serial' });
test.skip(CMS_URL === '', 'There is no CMS behind this showroom.');

const ACCOUNT: VisitorAccount = {
  email: 'guest@example.com',
  password: 'Guests-4-tests',
  scope: 'partner',
};

let editor: Editor;

test.beforeAll(async () => {
  editor = await openEditor(CMS_URL);
});

/** Fills the login form in. */
async function fillIn(page: Page, language: 'en' | 'de', password: string): Promise<void> {
  await page.getByRole('textbox', { name: textIn(language, 'access__identifier') }).fill(ACCOUNT.email);
  await page.getByLabel(textIn(language, 'access__password'), { exact: true }).fill(password);
}

/** The browser writes every answer above 400 to its console. */
function expectRefusal(faults: Faults, status: number): void {
  faults.expects(new RegExp(String.raw`box-api/\w+ ${status}$`));
  faults.expects(new RegExp(String.raw`console: .*status of ${status}.*box-api`));
}

test.describe('In English, in landscape', () => {
  test.use({ ...LANDSCAPE.use, language: 'en' });

  test('An account made in the CMS opens what is for invited guests, until its owner logs out', async ({
    visitor,
    faults,
  }) => {
    const { page } = visitor;
    await editor.addAccount(ACCOUNT);

    // Guard 4: "The current query and a redirect value holding the current location's payloadId are passed along."
    await page.goto(addressOf('partner-suite'));
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page).not.toHaveURL(/partner-suite/);
    await expectAccessible(page);

    expectRefusal(faults, 400);
    await fillIn(page, 'en', 'not-the-password');
    await page.getByRole('button', { name: textIn('en', 'access__login'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(textIn('en', 'error__email_password_validation'));

    await fillIn(page, 'en', ACCOUNT.password);
    await page.getByRole('button', { name: textIn('en', 'access__login'), exact: true }).click();
    await visitor.standsIn('partner-suite');
    await visitor.walksTo('terrace');
    await page.reload();
    await visitor.standsIn('terrace');

    // Guard 3: "a logged-in user is sent to the default world's start location".
    await page.goto('/login');
    await visitor.standsIn('entrance');

    await page.getByRole('button', { name: textIn('en', 'access__logout') }).click();
    await expect(page.getByRole('button', { name: textIn('en', 'access__logout') })).toBeHidden();
    await page.goto(addressOf('terrace'));
    await expect(page).toHaveURL(/\/login\?/);
  });
});

test.describe('In German, in portrait, by keyboard', () => {
  test.use({ ...PORTRAIT.use, language: 'de' });

  test('A hotspot to a closed world leads to the login, and the login to where it led', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.opens('lounge');
    await visitor.stage
      .getByRole('link', { name: /^Partnerbereich/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/login\?/);
    await page.getByRole('textbox', { name: textIn('de', 'access__identifier') }).focus();
    await page.keyboard.type(ACCOUNT.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ACCOUNT.password);
    await page.keyboard.press('Enter');
    await visitor.standsIn('partner-suite');
  });
});

test.describe('While a visitor is in it', () => {
  test.use({ ...LANDSCAPE.use, language: 'en' });

  test('a world whose code is changed asks for the new one, and goes on where the visitor was', async ({
    visitor,
    faults,
  }) => {
    const { page } = visitor;
    const enter = async (code: string): Promise<void> => {
      await page.getByLabel(textIn('en', 'access__code_title'), { exact: true }).fill(code);
      await page.keyboard.press('Enter');
    };
    expectRefusal(faults, 403);
    faults.expects(/ 403/);
    const isListening = page.waitForResponse('**/box-api/events');
    await page.goto(addressOf('lab-entrance'));
    await enter('2468');
    await visitor.standsIn('lab-entrance');
    await isListening;

    await editor.publishWorld('lab', { password: '1357' });
    await expect(page.getByLabel(textIn('en', 'access__code_title'), { exact: true })).toBeVisible();
    await enter('1357');
    await visitor.standsIn('lab-entrance');
  });
});
