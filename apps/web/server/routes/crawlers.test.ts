import { describe, expect, test } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createCrawlerRoutes } from './crawlers.ts';

function setUp() {
  const { sitemap } = createCrawlerRoutes(createFakeClock());
  const content = createBundle();
  return (query: string, origin = 'https://show.example', client = '203.0.113.7') =>
    sitemap(new Request(`https://show.example/sitemap.xml${query}`), content, origin, client);
}

describe('the sitemap', () => {
  test('is made once for all', async () => {
    const ask = setUp();
    const [first, second] = [await ask(''), await ask('')];
    expect([first.status, await first.text()]).toEqual([200, await second.text()]);
  });

  test('is not made for one client again and again, whatever host it invents', async () => {
    const ask = setUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => ask('', `https://${number}.example`)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('10');
    expect((await ask('', 'https://show.example', '203.0.113.8')).status).toBe(200);
  });

  test('has no parts that are invented', async () => {
    const ask = setUp();
    for (const part of ['x', '99', '-1']) expect((await ask(`?part=${part}`)).status).toBe(404);
  });
});
