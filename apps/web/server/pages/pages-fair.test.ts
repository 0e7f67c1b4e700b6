import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/fake-clock.ts';
import { anonymous, html, setUpPages, someone } from './testing/set-up-pages.ts';
import { eventually } from '../testing/eventually.ts';

describe('one page', () => {
  const parts = [
    fc.constantFrom('/', '//', '/./', '/x/../'),
    fc.constantFrom('open', 'Open', 'OPEN', '%6fpen', 'o%50en', '%4f%50%45%4e'),
    fc.constantFrom('/', '//', '/%2e/'),
    fc.constantFrom('open-start', 'Open-Start', 'open%2dstart', '%6Fpen%2DSTART'),
    fc.constantFrom('', '/', '//', '/.'),
    fc.constantFrom('', '?utm_source=a', '?gclid=1&utm_term=b'),
  ] as const;

  test('is one entry of the cache, whatever its address is spelt like', async () => {
    const { ask, pages, render } = setUpPages(async () => html('start'));
    expect((await ask('/open/open-start')).status).toBe(200);
    const weight = pages.weight();
    await fc.assert(
      fc.asyncProperty(fc.tuple(...parts), async (spelt) => {
        const first = await ask(spelt.join(''));
        const query = spelt[5];
        const location = first.headers.get('location') ?? spelt.join('');
        expect([first.status === 308, location]).toEqual([first.status !== 200, `/open/open-start${query}`]);
        expect((await ask(location)).status).toBe(200);
        expect(pages.weight()).toBe(weight);
      }),
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is one entry at the root for all who prefer the same language', async () => {
    const { ask, render } = setUpPages(async () => html('start'));
    for (const languages of ['de', 'de,en', 'de,en;q=0.5,fr;q=0.4', 'de,fr,en']) {
      await ask('/', { headers: { 'accept-language': languages } });
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('weighs what its forms weigh', async () => {
    const { ask, pages } = setUpPages(async () => html('start'));
    await ask('/open/open-start', { headers: { 'accept-encoding': 'br' } });
    const before = pages.weight();
    const zipped = await ask('/open/open-start', { headers: { 'accept-encoding': 'gzip' } });
    expect(pages.weight() - before).toBe((await zipped.bytes()).byteLength);
  });
});

/** Renders that the test ends one by one. */
function setUpSlow() {
  const rendered: { readonly path: string; readonly end: () => void }[] = [];
  const parts = setUpPages((request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    rendered.push({ path: new URL(request.url).search, end: () => resolve(html('page')) });
    return promise;
  });
  const askAsGuest: typeof parts.ask = (path, options) => parts.ask(path, { visitor: someone, ...options });
  return { ...parts, askAsGuest, rendered };
}

describe('renders', () => {
  test('are at most two of one client at a time, and a newcomer is next', async () => {
    const { askAsGuest, rendered } = setUpSlow();
    const greedy = Array.from({ length: 20 }, (_, number) =>
      askAsGuest(`/open/open-start?search=g${number}`, { client: 'a' }),
    );
    await settle();
    expect(rendered.length).toBe(2);
    const others = ['b', 'c'].map((client) => askAsGuest(`/open/open-start?search=${client}`, { client }));
    await settle();
    expect(rendered.slice(2).map(({ path }) => path)).toEqual(['?search=b', '?search=c']);
    for (let number = 0; number < 22; number += 1) {
      await eventually(() => expect(rendered.length).toBeGreaterThan(number));
      rendered[number]?.end();
    }
    for (const answer of await Promise.all([...greedy, ...others])) expect(answer.status).toBe(200);
  });

  test('beyond what one client may have waiting are refused in a friendly way, and no other client’s', async () => {
    const { ask, askAsGuest, rendered } = setUpSlow();
    for (let number = 0; number < 258; number += 1) {
      void askAsGuest(`/open/open-start?search=g${number}`, { client: 'a' });
    }
    await settle();
    const refused = await ask('/open/open-start', { client: 'a', headers: { 'accept-language': 'de' } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('3');
    expect(await refused.text()).toContain('Einen Moment bitte');
    const data = await ask('/open/open-start.data', { client: 'a' });
    expect([data.status, data.headers.get('retry-after')]).toEqual([503, '3']);
    void askAsGuest('/open/open-start?search=other', { client: 'b' });
    await settle();
    expect(rendered.at(-1)?.path).toBe('?search=other');
  });

  test('are skipped when no client waits for them any more', async () => {
    const { askAsGuest, rendered } = setUpSlow();
    const leaving = new AbortController();
    for (const word of ['one', 'two']) void askAsGuest(`/open?search=${word}`, { client: 'a' });
    const left = askAsGuest('/open?search=left', { client: 'a', signal: leaving.signal });
    await settle();
    leaving.abort();
    expect((await left).status).toBe(503);
    for (const { end } of rendered) end();
    void askAsGuest('/open?search=three', { client: 'a' });
    await eventually(() => expect(rendered.length).toBe(3));
    expect(rendered[2]?.path).toBe('?search=three');
  });
});

describe('what anybody can invent', () => {
  const invented = ['/open/open-start?search=a', '/no-such-page', '/open/no-such-location', '/open.data?b'];

  test('is rendered one at a time, and for all clients together in a tenth of the time after half a second', async () => {
    const { ask, clock, rendered } = setUpSlow();
    for (const path of invented) void ask(path, { client: path });
    void ask('/open/open-start', { client: 'logged out', visitor: { ...anonymous, hasLoginEnded: true } });
    await clock.advance(0);
    for (let number = 1; number <= 3; number += 1) {
      expect(rendered.length).toBe(number);
      await clock.advance(200);
      rendered[number - 1]?.end();
      await eventually(() => expect(rendered.length).toBe(number + 1));
    }
    // 540 ms are used up: from now on every client waits.
    await clock.advance(10);
    rendered[3]?.end();
    await eventually(() => expect(clock.waiting()).toBe(1));
    await clock.advance(89);
    expect(rendered.length).toBe(4);
    await clock.advance(1);
    expect(rendered.length).toBe(5);
  });

  test('is a page under a ninth name of the showroom as well', async () => {
    const { ask, clock, rendered } = setUpSlow();
    for (let number = 1; number <= 8; number += 1) {
      const answer = ask('/open', { origin: `http://host-${number}` });
      await settle();
      rendered.at(-1)?.end();
      await answer;
    }
    for (const number of [9, 10]) void ask('/open', { origin: `http://host-${number}` });
    await clock.advance(0);
    expect(rendered.length).toBe(9);
  });

  test('holds up no page that there is, and none of a guest', async () => {
    const { ask, askAsGuest, rendered } = setUpSlow();
    for (const path of invented) void ask(path, { client: path });
    await settle();
    expect(rendered.length).toBe(1);
    void ask('/open/open-start', { client: 'a' });
    void askAsGuest('/open/open-start?search=own', { client: 'b' });
    await settle();
    expect(rendered.length).toBe(3);
  });
});
