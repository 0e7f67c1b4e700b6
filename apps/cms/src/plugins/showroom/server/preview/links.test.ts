import { describe, expect, test } from 'vitest';
import { createLinks } from './links.ts';
import type { KeptLink } from './links.ts';

function openLinks() {
  let kept: readonly KeptLink[] = [];
  let now = 1_000;
  const store = {
    get: async () => kept,
    set: async (links: readonly KeptLink[]) => {
      kept = links;
    },
  };
  const sharers = new Set([1]);
  return {
    links: createLinks(
      store,
      () => now,
      async (account) => sharers.has(account),
    ),
    sharers,
    pass: (hours: number) => (now += hours * 3_600_000),
    keep: store.set,
  };
}

describe('shared links', () => {
  const options = { world: 'hall', extent: 'world', hours: 1, madeBy: 'Test Editor', maker: 1 } as const;

  test('are good until they end or are revoked', async () => {
    const { links, pass } = openLinks();
    const [short, long] = await Promise.all([links.make(options), links.make({ ...options, hours: 24 })]);
    expect(await links.list()).toHaveLength(2);
    pass(1);
    expect(await links.find(short.id)).toBeUndefined();
    expect(await links.find(long.id)).toMatchObject({ id: long.id });
    expect(await links.revoke(long.id)).toBe(true);
    expect(await links.find(long.id)).toBeUndefined();
    expect(await links.list()).toEqual([]);
    expect(await links.revoke('no one made it')).toBe(false);
  });

  test('end with the right of the account that made them', async () => {
    const { links, sharers } = openLinks();
    const { id } = await links.make(options);
    sharers.clear();
    expect(await links.find(id)).toBeUndefined();
    expect(await links.list()).toEqual([]);
  });

  test('have ended where it is not known who answers for them', async () => {
    const { links, keep } = openLinks();
    const { maker: _, ...old } = await links.make(options);
    await keep([old]);
    expect(await links.find(old.id)).toBeUndefined();
  });
});
