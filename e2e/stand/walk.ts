// A separate program, so that it can run without a network: starts a stand, walks through it with a browser and
// writes three contact requests. Its last line reports what it saw.
import { chromium, expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { addressOf } from '../support/demo.ts';
import { createVisitor } from '../support/visitor.ts';
import { startAgain, startStand } from './laptop.ts';

const [folder = '', port = '4600', executablePath = ''] = process.argv.slice(2);
const PEOPLE = ['ada', 'grace', 'emmy'];

const started = performance.now();
// A visitor’s browser opens faster than this automated one.
const opening = chromium.launch({ executablePath });
const stand = await startStand(folder, Number(port));
let browser: Browser | undefined;
try {
  browser = await opening;
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const outside: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== stand.url)
      outside.push(request.url());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  const stage = page.getByRole('main');
  await page.goto(`${stand.url}/?kiosk`);
  await expect(stage).toHaveAttribute('data-location', 'entrance');
  // The picture is there, not only its place.
  await expect
    .poll(
      () =>
        stage
          .locator('img')
          .evaluateAll((all) => all.some((img) => (img as HTMLImageElement).naturalWidth > 300)),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  const secondsToFirstLocation = (performance.now() - started) / 1_000;
  const isOnline = await page.evaluate(() => navigator.onLine);
  const visitor = createVisitor(page, 'en');
  await visitor.standsIn('entrance');
  await visitor.walksTo('reception');
  await visitor.walksTo('atrium');
  const links = await stage
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const words = await page.locator('body').innerText();

  for (const name of PEOPLE) {
    await page.goto(`${stand.url}${addressOf('robot-arm', 'en')}?contact`);
    const panel = page.getByRole('dialog');
    await expect(panel.locator('form')).toHaveAttribute('novalidate');
    const fill = (field: RegExp, text: string) => panel.getByRole('textbox', { name: field }).fill(text);
    await fill(/^First name/, name);
    await fill(/^Last name/, 'Visitor');
    await fill(/^Email/, `${name}@fair.example`);
    await fill(/^Message/, 'Please call me after the fair.');
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: /^Send/ }).click();
    await expect(panel.locator('form')).toBeHidden();
  }
  const again = await startAgain(folder, Number(port));
  process.stdout.write(
    `${JSON.stringify({ secondsToFirstLocation, isOnline, outside, faults, links, words, again, said: stand.said() })}\n`,
  );
} finally {
  await browser?.close();
  await stand.close();
}
