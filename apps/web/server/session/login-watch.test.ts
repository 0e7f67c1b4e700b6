import { describe, expect, test, vi } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import type { SealedLogin } from './login-cookie.ts';
import { createLoginWatch, MAX_WAIT, LOGIN_CHECK_INTERVAL, TRUSTED_FOR } from './login-watch.ts';
import type { LoginStatus } from './login-watch.ts';
import { endedInMemory } from './testing/ended-in-memory.ts';

const login: SealedLogin = { jwt: 'jwt', scopes: ['partner'], name: 'demo', id: 'id', endsAt: Infinity };

function setUp(loginStatus: () => Promise<LoginStatus>, ended = endedInMemory()) {
  const clock = createFakeClock();
  const ask = vi.fn<(jwt: string) => Promise<LoginStatus>>(loginStatus);
  const watch = createLoginWatch({ ask, clock, ended });
  watch.began(login.id);
  return { clock, ask, watch };
}

describe('a login in use', () => {
  test('that the CMS has ended stays ended in the next process, also while the CMS is away', async () => {
    const ended = endedInMemory();
    const { clock, watch } = setUp(async () => ({ kind: 'ended' }), ended);
    await clock.advance(TRUSTED_FOR);
    await watch.settled(login);
    const next = setUp(async () => ({ kind: 'unknown' }), ended);
    expect(next.watch.scopesOf(login)).toBeUndefined();
  });

  test('is checked every quarter of a minute, and no request waits for the answer', async () => {
    const { clock, ask, watch } = setUp(async () => ({ kind: 'holds', scopes: ['staff'] }));
    expect(watch.scopesOf(login)).toEqual(['partner']);
    await clock.advance(LOGIN_CHECK_INTERVAL - 1);
    watch.scopesOf(login);
    expect(ask).not.toHaveBeenCalled();
    const before = watch.stamp();
    await clock.advance(1);
    expect(watch.settled(login)).toBeUndefined();
    expect(watch.scopesOf(login)).toEqual(['partner']);
    expect(watch.scopesOf(login)).toEqual(['partner']);
    await settle();
    expect(ask.mock.calls).toEqual([['jwt']]);
    expect(watch.stamp()).not.toBe(before);
    expect(watch.scopesOf(login)).toEqual(['staff']);
  });

  test('keeps its stamp while nothing changes', async () => {
    const { clock, watch } = setUp(async () => ({ kind: 'holds', scopes: ['partner'] }));
    const before = watch.stamp();
    await clock.advance(LOGIN_CHECK_INTERVAL);
    watch.scopesOf(login);
    await settle();
    expect(watch.stamp()).toBe(before);
  });

  test('ends when the CMS no longer knows it', async () => {
    const { clock, watch } = setUp(async () => ({ kind: 'ended' }));
    watch.scopesOf(login);
    await clock.advance(LOGIN_CHECK_INTERVAL);
    watch.scopesOf(login);
    await settle();
    expect(watch.scopesOf(login)).toBeUndefined();
  });

  test.each([
    ['is away', () => Promise.reject(new Error('refused'))],
    ['does not say', async () => ({ kind: 'unknown' }) as const],
  ])('holds while the CMS %s, which is asked again and again', async (_, loginStatus) => {
    const { clock, ask, watch } = setUp(loginStatus);
    watch.scopesOf(login);
    for (let round = 1; round <= 3; round += 1) {
      await clock.advance(LOGIN_CHECK_INTERVAL);
      expect(watch.scopesOf(login)).toEqual(['partner']);
      await settle();
      expect(ask).toHaveBeenCalledTimes(round);
    }
  });

  test('stays ended for every copy of its cookie, whatever the CMS answers later', async () => {
    const answer = Promise.withResolvers<LoginStatus>();
    const { clock, watch } = setUp(() => answer.promise);
    watch.scopesOf(login);
    await clock.advance(LOGIN_CHECK_INTERVAL);
    watch.scopesOf(login);
    watch.end(login);
    answer.resolve({ kind: 'holds', scopes: ['staff'] });
    await settle();
    expect(watch.scopesOf(login)).toBeUndefined();
    expect(watch.scopesOf({ ...login, id: 'other' })).toEqual(['partner']);
  });
});

describe('a login that was not checked for a while', () => {
  test('is judged by the CMS’s current answer, not by an earlier one', async () => {
    const { clock, watch } = setUp(async () => ({ kind: 'ended' }));
    await clock.advance(TRUSTED_FOR - 1);
    expect(watch.settled(login)).toBeUndefined();
    await clock.advance(1);
    const settled = watch.settled(login);
    expect(settled).toBeInstanceOf(Promise);
    await settled;
    expect(watch.scopesOf(login)).toBeUndefined();
  });

  test('is asked about first where this process has not given it', async () => {
    const { watch } = setUp(async () => ({ kind: 'ended' }));
    const stolen = { ...login, id: 'of a process before' };
    await watch.settled(stolen);
    expect(watch.scopesOf(stolen)).toBeUndefined();
  });

  test('is asked about first when the clock was put back', async () => {
    const { clock, watch } = setUp(async () => ({ kind: 'ended' }));
    const hour = 3_600_000;
    await clock.advance(hour);
    watch.began('later');
    const now = clock.now();
    vi.spyOn(clock, 'now').mockReturnValue(now - hour);
    const later = { ...login, id: 'later' };
    await watch.settled(later);
    expect(watch.scopesOf(later)).toBeUndefined();
  });

  test('holds after two seconds when the CMS hangs, and is not waited for again at once', async () => {
    const { clock, watch } = setUp(() => new Promise(() => undefined));
    await clock.advance(TRUSTED_FOR);
    const seen = vi.fn<() => void>();
    void watch.settled(login)?.then(seen);
    await clock.advance(MAX_WAIT - 1);
    expect(seen).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(seen).toHaveBeenCalledOnce();
    expect(watch.scopesOf(login)).toEqual(['partner']);
    expect(watch.settled(login)).toBeUndefined();
  });
});

describe('a window that only listens', () => {
  test('learns within a minute that its login has ended, without a request of its own', async () => {
    let loginStatus: LoginStatus = { kind: 'holds', scopes: ['partner'] };
    const { clock, watch } = setUp(async () => loginStatus);
    const onChange = vi.fn<() => void>();
    watch.follow(login, onChange);
    await clock.advance(10 * LOGIN_CHECK_INTERVAL);
    expect(onChange).not.toHaveBeenCalled();
    loginStatus = { kind: 'ended' };
    await clock.advance(60_000);
    expect(onChange).toHaveBeenCalledOnce();
    expect(watch.scopesOf(login)).toBeUndefined();
  });

  test('learns at once when another window logs out', () => {
    const { watch } = setUp(async () => ({ kind: 'unknown' }));
    const [own, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    watch.follow(login, own);
    watch.follow({ ...login, id: 'other' }, other);
    watch.end(login);
    expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  test('costs nothing once it has closed', async () => {
    const { clock, ask, watch } = setUp(async () => ({ kind: 'unknown' }));
    watch.follow(login, () => undefined)();
    expect(clock.waiting()).toBe(0);
    await clock.advance(LOGIN_CHECK_INTERVAL);
    expect(ask).not.toHaveBeenCalled();
  });
});

/** The CMS's answers, one for each question, given when the test wants. */
function answersLater() {
  const answers = [Promise.withResolvers<LoginStatus>(), Promise.withResolvers<LoginStatus>()];
  let asked = -1;
  const next = (): Promise<LoginStatus> => {
    asked += 1;
    return answers[asked]?.promise ?? Promise.reject(new Error('No further question is expected.'));
  };
  return {
    next,
    answer: (number: number, loginStatus: LoginStatus) => answers[number]?.resolve(loginStatus),
  };
}

describe('a login whose account may have changed', () => {
  test('is judged again: the next request waits, also after an answer to an older question', async () => {
    const { next, answer } = answersLater();
    const { ask, watch } = setUp(next);
    expect(watch.settled(login)).toBeUndefined();
    const before = watch.stamp();
    watch.doubt();
    expect(watch.stamp()).not.toBe(before);
    const first = watch.settled(login);
    expect(first).toBeInstanceOf(Promise);
    watch.doubt();
    answer(0, { kind: 'holds', scopes: ['partner'] });
    await first;
    const second = watch.settled(login);
    expect(second).toBeInstanceOf(Promise);
    answer(1, { kind: 'ended' });
    await second;
    expect(watch.scopesOf(login)).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('ends at once for a window that only listens, also after an answer to an older question', async () => {
    const { next, answer } = answersLater();
    const { watch } = setUp(next);
    const onChange = vi.fn<() => void>();
    watch.follow(login, onChange);
    watch.doubt();
    watch.doubt();
    answer(0, { kind: 'holds', scopes: ['partner'] });
    await settle();
    expect(onChange).not.toHaveBeenCalled();
    answer(1, { kind: 'ended' });
    await settle();
    expect(onChange).toHaveBeenCalledOnce();
  });
});
