import { addressOf } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** docs/design/bars.md */
const MAX_JS = 130_000;
const MAX_CSS = 20_000;
const MAX_FONT = 40_000;

/** Bytes; less than this is not worth packing. */
const ONE_PACKET = 1_400;

test('The first location weighs what it may: scripts, styles and fonts as they go over the wire', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isOurs = ['Script', 'Stylesheet', 'Font'].includes(type);
    if (isOurs) kinds.set(requestId, `${type} ${new URL(response.url).pathname}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  await page.goto(addressOf('entrance'));
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
  // Files that the idle browser fetches belong to the first location, too.
  await page.waitForLoadState('load');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/box-api/walk/')),
      ),
    )
    .toBe(true);

  const weigh = (type: string): number =>
    [...kinds]
      .filter(([, name]) => name.startsWith(type))
      .reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0);
  const fonts = [...kinds].filter(([, name]) => name.startsWith('Font')).map(([id]) => sizes.get(id) ?? 0);
  expect(weigh('Script'), 'scripts').toBeGreaterThan(10_000);
  expect(weigh('Script'), 'scripts').toBeLessThanOrEqual(MAX_JS);
  expect(weigh('Stylesheet'), 'styles').toBeLessThanOrEqual(MAX_CSS);
  expect(Math.max(0, ...fonts), 'the heaviest font').toBeLessThanOrEqual(MAX_FONT);
});

test('Scripts and styles are sent in Brotli and may be kept for ever', async ({ page, request }) => {
  await page.goto(addressOf('entrance'));
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel="modulepreload"], link[rel="stylesheet"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const headers = (await request.get(address, { headers: { 'accept-encoding': 'br' } })).headers();
    expect(headers['cache-control'], address).toContain('immutable');
    const isTiny = Number(headers['content-length']) < ONE_PACKET;
    if (!isTiny) expect(headers['content-encoding'], address).toBe('br');
  }
});
