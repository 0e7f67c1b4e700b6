import { expectAccessible, settleAnimations } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import {
  drag,
  expectOnProducts,
  handle,
  looksOf,
  openPictures,
  openPlacing,
  picture,
  PLACING_WORDS,
  productAt,
  tabTo,
} from './placing-view.ts';

test.describe.configure({ mode: 'serial' });

test.describe('In en', () => {
  test.use({ language: 'en', viewport: { width: 1680, height: 1000 } });

  test('a hotspot that an editor drops on a product lies on it in every window, and looks the same there', async ({
    page,
    faults,
  }) => {
    const words = PLACING_WORDS.en;
    const editor = await openAdminPanel(page, 'en', faults);
    const [delta, packer] = ['Pick 3 delta robot', 'Case packer Pack 80'];
    let looks: readonly unknown[] = [];
    let width = 0;

    await test.step('placing opens over the edit view', async () => {
      const dialog = await openPlacing(editor, 'en');
      await expectAccessible(page, dialog);
    });

    await test.step('hotspots are dropped on other products, one on each picture', async () => {
      await drag(page, picture(page, '4x3'), delta, productAt(packer)['4x3']);
      await drag(page, picture(page, '16x9'), packer, productAt(delta)['16x9']);
      await expect(page.getByText(words.unsaved, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.undo }).click();
      await drag(page, picture(page, '16x9'), packer, productAt(delta)['16x9']);
    });

    await test.step('and look as they will', async () => {
      await page.getByRole('list', { name: 'All hotspots' }).getByRole('button').first().focus();
      await page.mouse.move(0, 0);
      looks = await looksOf(picture(page, '16x9'), [delta]);
      width = (await picture(page, '16x9').boundingBox())?.width ?? 0;
    });

    await test.step('they are saved and published', async () => {
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: words.done }).click();
      const publish = page.getByRole('button', { name: words.publish, exact: true });
      await publish.click();
      await expect(page.getByText(words.published, { exact: true }).first()).toBeVisible();
      await expect(publish).toBeDisabled();
    });

    await test.step('visitors find them on the products', async () => {
      await expectOnProducts(page, 'en', [
        { title: delta, product: packer },
        { title: packer, product: delta },
      ]);
    });

    await test.step('and see them as the editor did', async () => {
      // A window that is as wide as the picture was.
      await page.setViewportSize({ width: Math.round(width), height: 900 });
      await settleAnimations(page);
      const stage = page.getByRole('main');
      await expect.poll(() => looksOf(stage, [delta], 'link')).toEqual(looks);
    });
  });

  test(
    'two editors keep each other’s work, and a save that fails loses nothing',
    { tag: ALL },
    async ({ page, context, faults }) => {
      const words = PLACING_WORDS.en;
      const editor = await openAdminPanel(page, 'en', faults);
      await openPlacing(editor, 'en');
      const other = await context.newPage();

      await test.step('while one of them places, the other saves', async () => {
        await other.goto(page.url());
        await other
          .getByRole('textbox', { name: 'Description', exact: true })
          .fill('Saved by the other one.');
        await other.getByRole('button', { name: words.save, exact: true }).click();
        await expect(other.getByText(words.saved, { exact: true }).first()).toBeVisible();
        await other.close();
      });

      await test.step('the later save is told, and both are put together', async () => {
        faults.expects(/409/);
        const hotspot = handle(picture(page, '4x3'), 'The line in pictures');
        await hotspot.focus();
        await hotspot.press('Shift+ArrowRight');
        await page.getByRole('button', { name: words.save, exact: true }).click();
        const told = page.getByRole('dialog', { name: words.elsewhere });
        await expect(told.getByText('Saved by the other one.')).toBeVisible();
        await expect(told.getByRole('heading', { name: 'Description', exact: true })).toBeVisible();
        await expectAccessible(page, told);
        await told.getByRole('button', { name: words.together }).click();
        await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: words.done }).click();
        await page.reload();
        const description = page.getByRole('textbox', { name: 'Description', exact: true });
        await expect(description).toHaveValue('Saved by the other one.');
        await openPictures(page, 'en');
        await expect(handle(picture(page, '4x3'), 'The line in pictures, 23.0 %')).toBeVisible();
        await page.getByRole('button', { name: words.done }).click();
      });

      await test.step('what was placed and then discarded is not there again, and goes nowhere', async () => {
        await openPictures(page, 'en');
        const hotspot = handle(picture(page, '4x3'), 'The line in pictures');
        await hotspot.focus();
        await hotspot.press('Shift+ArrowRight');
        await expect(page.getByText(words.unsaved, { exact: true })).toBeVisible();
        await page.getByRole('button', { name: words.done }).click();
        await page.getByRole('link', { name: 'Back' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
        await page.getByRole('gridcell', { name: words.title, exact: true }).click();
        await openPictures(page, 'en');
        await expect(handle(picture(page, '4x3'), 'The line in pictures, 23.0 %')).toBeVisible();
        await page.getByRole('button', { name: words.done }).click();
        await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Placed nowhere.');
        const saving = page.waitForRequest((request) => request.method() === 'PUT');
        await page.getByRole('button', { name: words.save, exact: true }).click();
        expect(Object.keys((await saving).headers())).not.toContain('x-showroom-placing');
        await expect(page.getByText(words.saved, { exact: true }).first()).toBeVisible();
      });

      await test.step('without a connection the work stays, and is saved afterwards', async () => {
        faults.expects(/ERR_FAILED|Failed to load resource/);
        const description = page.getByRole('textbox', { name: 'Description', exact: true });
        await description.fill('Written without a connection.');
        await page.route('**/content-manager/collection-types/**', (route) =>
          route.request().method() === 'PUT' ? route.abort() : route.continue(),
        );
        const save = page.getByRole('button', { name: words.save, exact: true });
        await save.click();
        await expect(page.getByText(words.notSaved)).toBeVisible();
        await expect(description).toHaveValue('Written without a connection.');
        await page.unroute('**/content-manager/collection-types/**');
        await save.click();
        await expect(page.getByText(words.notSaved)).toHaveCount(0);
        await expect(save).toBeDisabled();
      });
    },
  );
});

test.describe('In de', () => {
  test.use({ language: 'de', viewport: { width: 1366, height: 768 } });

  test('a hotspot is placed by the keyboard alone', { tag: ALL }, async ({ page, faults }) => {
    const words = PLACING_WORDS.de;
    const editor = await openAdminPanel(page, 'de', faults);
    const title = 'Roboter NV-6';

    await test.step('what was placed in English is there in German', async () => {
      await openPlacing(editor, 'de');
      const { x, y } = productAt('Case packer Pack 80')['4x3'];
      const moved = handle(picture(page, '4x3'), `Deltaroboter Pick 3, ${x.toFixed(1)} %`);
      await expect(moved).toHaveAttribute('aria-label', new RegExp(`${y.toFixed(1)} % von oben`));
    });

    await test.step('the crosshair is moved, and the place taken', async () => {
      await tabTo(picture(page, '4x3'));
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: words.add })).toBeVisible();
    });

    await test.step('type and target are chosen', async () => {
      const dialog = page.getByRole('dialog', { name: words.add });
      await tabTo(dialog.getByRole('button', { name: words.article }));
      await page.keyboard.press('Enter');
      await tabTo(dialog.getByRole('searchbox', { name: words.choose }));
      await page.keyboard.type('NV-6');
      await tabTo(dialog.getByRole('button', { name: title, exact: true }));
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('textbox', { name: words.hotspotTitle })).toHaveValue(title);
      await expectAccessible(page, dialog);
      await tabTo(dialog.getByRole('button', { name: words.add }));
      await page.keyboard.press('Enter');
    });

    await test.step('it is nudged, and saved', async () => {
      const added = handle(picture(page, '4x3'), `${title}, 30.0 %`);
      await tabTo(added);
      await page.keyboard.press('ArrowRight');
      await expect(handle(picture(page, '4x3'), `${title}, 30.5 %`)).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
      await page.reload();
      await openPictures(page, 'de');
      await expect(handle(picture(page, '4x3'), `${title}, 30.5 % von links, 49.0 % von oben`)).toBeVisible();
    });
  });
});
