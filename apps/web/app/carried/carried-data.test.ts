import { afterEach, expect, test, vi } from 'vitest';
import { CARRIED, carry, withCarried, writeCarried } from './carried-data.ts';
import type { CarriedData } from './carried-data.ts';

afterEach(() => vi.unstubAllGlobals());

const page = { screen: 'location', title: 'Hall </script><script>alert(1)</script> <!-- ' };

function carrying(content: object): CarriedData {
  const carried: CarriedData = new Map();
  expect(carry(carried, 'page', content)).toBe(CARRIED);
  return carried;
}

/** In a document that carries this text; a browser reads it once. */
async function readFrom(text: string | undefined) {
  vi.resetModules();
  const querySelector = vi.fn<() => object | null>(() => (text === undefined ? null : { textContent: text }));
  vi.stubGlobal('document', { querySelector });
  const { readCarried } = await import('./carried-data.ts');
  return { readCarried, querySelector };
}

test('a request for data gets them as they are', () => {
  expect(carry(undefined, 'page', page)).toBe(page);
});

test('the server renders what the page carries, wherever its route stands in the router', () => {
  const carried = carrying(page);
  carry(carried, 'root', { locale: 'de' });
  expect(withCarried({ root: CARRIED, index: CARRIED, login: { a: 1 } }, carried)).toEqual({
    root: { locale: 'de' },
    index: page,
    login: { a: 1 },
  });
});

test('a route that failed has no data, and the others have theirs', () => {
  const carried = carrying(page);
  expect(withCarried({ page: CARRIED, root: undefined }, carried)).toEqual({ page, root: undefined });
});

test('the browser reads it once, and always gets the same object', async () => {
  const { readCarried, querySelector } = await readFrom(writeCarried(carrying(page)));
  const first = readCarried<object>('page', CARRIED);
  expect(first).toEqual(page);
  expect(readCarried<object>('page', CARRIED)).toBe(first);
  expect(querySelector).toHaveBeenCalledTimes(1);
});

test('what came by a request is taken as it is', async () => {
  const { readCarried, querySelector } = await readFrom(undefined);
  expect(readCarried('page', page)).toBe(page);
  expect(readCarried('page', undefined)).toBeUndefined();
  expect(querySelector).not.toHaveBeenCalled();
});

test.each([undefined, '{}'])(
  'a page that carries nothing (%s) is a fault, not an empty page',
  async (text) => {
    const { readCarried } = await readFrom(text);
    expect(() => readCarried('page', CARRIED)).toThrow('The page carries no data of its route page.');
  },
);
