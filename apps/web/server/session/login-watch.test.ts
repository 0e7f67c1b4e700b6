import { describe, expect, it, vi } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import type { SealedLogin } from './login-cookie.ts';
import { createLoginWatch, LOOKED_AFTER_EVERY, type LoginNews } from './login-watch.ts';

const login: SealedLogin = { jwt: 'jwt', scopes: ['partner'], name: 'demo', id: 'id', endsAt: Infinity };

const setUp = (news: () => Promise<LoginNews>) => {
  const clock = createFakeClock();
  const ask = vi.fn<(jwt: string) => Promise<LoginNews>>(news);
  return { clock, ask, watch: createLoginWatch({ ask, clock }) };
};

describe('a login in use', () => {
  it('is asked about every five minutes, and nobody waits for the answer', async () => {
    const { clock, ask, watch } = setUp(async () => ({ kind: 'holds', scopes: ['staff'] }));
    expect(watch.scopesOf(login)).toEqual(['partner']);
    await clock.advance(LOOKED_AFTER_EVERY - 1);
    watch.scopesOf(login);
    expect(ask).not.toHaveBeenCalled();
    const before = watch.stamp();
    await clock.advance(1);
    expect(watch.scopesOf(login)).toEqual(['partner']);
    expect(watch.scopesOf(login)).toEqual(['partner']);
    await settle();
    expect(ask.mock.calls).toEqual([['jwt']]);
    expect(watch.stamp()).not.toBe(before);
    expect(watch.scopesOf(login)).toEqual(['staff']);
  });

  it('ends when the CMS no longer knows it', async () => {
    const { clock, watch } = setUp(async () => ({ kind: 'ended' }));
    watch.scopesOf(login);
    await clock.advance(LOOKED_AFTER_EVERY);
    watch.scopesOf(login);
    await settle();
    expect(watch.scopesOf(login)).toBeUndefined();
  });

  it.each([
    ['is away', () => Promise.reject(new Error('refused'))],
    ['does not say', async () => ({ kind: 'unknown' }) as const],
  ])('holds while the CMS %s, which is asked again after five minutes', async (_, news) => {
    const { clock, ask, watch } = setUp(news);
    watch.scopesOf(login);
    for (let round = 1; round <= 3; round += 1) {
      await clock.advance(LOOKED_AFTER_EVERY);
      expect(watch.scopesOf(login)).toEqual(['partner']);
      await settle();
      expect(ask).toHaveBeenCalledTimes(round);
    }
  });

  it('stays ended for whoever has a copy of its cookie, whatever the CMS answers later', async () => {
    const answer = Promise.withResolvers<LoginNews>();
    const { clock, watch } = setUp(() => answer.promise);
    watch.scopesOf(login);
    await clock.advance(LOOKED_AFTER_EVERY);
    watch.scopesOf(login);
    watch.end('id');
    answer.resolve({ kind: 'holds', scopes: ['staff'] });
    await settle();
    expect(watch.scopesOf(login)).toBeUndefined();
    expect(watch.scopesOf({ ...login, id: 'other' })).toEqual(['partner']);
  });
});
