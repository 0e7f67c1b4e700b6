import { expect, test } from '../support/test.ts';

const CMS_URL = process.env['E2E_CMS_URL'] ?? '';

test.skip(CMS_URL === '', 'There is no CMS behind this showroom.');

test('While the CMS is gone, not one request of a visitor fails', async ({ visitor, request }) => {
  process.kill(Number(process.env['E2E_CMS_PID']), 'SIGTERM');
  await expect
    .poll(() =>
      fetch(`${CMS_URL}/_health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(false);
  await visitor.opens('entrance');
  for (const location of ['reception', 'atrium', 'media-wall']) await visitor.walksTo(location);
  await visitor.page.reload();
  await visitor.standsIn('media-wall');
  expect((await request.get('/readyz')).ok()).toBe(true);
});
