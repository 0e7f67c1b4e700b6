import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccessAnswer } from '~/showroom/requests/send-access.ts';
import { enterLogin, isFilledIn, maySend, startLogin } from './login-entry.ts';
import type { LoginEntry, LoginEvent } from './login-entry.ts';

const SENT: LoginEvent = { type: 'sent', identifier: 'ada@example.com', password: 'countess' };
const SECOND: LoginEvent = { type: 'ticked' };

function after(events: readonly LoginEvent[], entry: LoginEntry = startLogin({})) {
  return events.reduce((state, event) => enterLogin(state, event), entry);
}

function seconds(count: number): LoginEvent[] {
  return Array.from({ length: count }, () => SECOND);
}

function refused(status: number, more: { readonly body?: unknown; readonly retryAfter?: number } = {}) {
  return { kind: 'refused', status, body: undefined, ...more } satisfies AccessAnswer;
}

function answered(answer: AccessAnswer): LoginEvent[] {
  return [SENT, { type: 'answered', answer }];
}

describe('logging in', () => {
  test('starts ready, and sends what is filled in once', () => {
    expect(startLogin({})).toEqual({ status: 'ready', wait: 0 });
    expect(maySend(startLogin({}))).toBe(true);
    const sending = after([SENT]);
    expect(sending).toEqual({ status: 'sending', wait: 0 });
    expect(maySend(sending)).toBe(false);
    expect(after([SENT], sending)).toBe(sending);
  });

  test.each([
    { identifier: '', password: 'countess' },
    { identifier: '  ', password: 'countess' },
    { identifier: 'ada@example.com', password: '' },
  ])("says 'Invalid Input. Please check your entry.' to %j, and sends nothing", (filledIn) => {
    expect(isFilledIn(filledIn)).toBe(false);
    expect(after([{ type: 'sent', ...filledIn }])).toEqual({
      status: 'ready',
      wait: 0,
      problem: { text: { key: 'error__invalid_input' }, isOfFields: true, isNotified: false },
    });
  });

  test.each([
    [400, undefined, { key: 'error__email_password_validation' }],
    [400, { error: { message: 'your account is blocked' } }, { words: 'your account is blocked' }],
    [422, undefined, { key: 'error__invalid_input' }],
  ])('a refusal by %d (%j) is of the fields, and may be mended at once', (status, body, text) => {
    const wrong = after(answered(refused(status, { body })));
    expect(wrong).toEqual({
      status: 'ready',
      wait: 0,
      problem: { text, isOfFields: true, isNotified: true },
    });
    expect(maySend(wrong)).toBe(true);
  });

  test('takes back what was wrong when the next attempt is sent', () => {
    expect(after([...answered(refused(400)), SENT])).toEqual({ status: 'sending', wait: 0 });
  });

  test('waits as long as the server says after too many attempts, and says why all the while', () => {
    const busy = after(answered(refused(429, { retryAfter: 3 })));
    const problem = { text: { key: 'error__too_many_requests' }, isOfFields: false, isNotified: true };
    expect(busy).toEqual({ status: 'ready', wait: 3, problem });
    expect(after([SENT], busy)).toBe(busy);
    expect(after(seconds(2), busy)).toEqual({ status: 'ready', wait: 1, problem });
    const free = after(seconds(3), busy);
    expect(free).toEqual({ status: 'ready', wait: 0 });
    expect(maySend(free)).toBe(true);
  });

  test('waits half a minute where the server does not say for how long', () => {
    const busy = after(answered(refused(429)));
    expect(maySend(after(seconds(29), busy))).toBe(false);
    expect(maySend(after(seconds(30), busy))).toBe(true);
  });

  test('blames nothing that was filled in where nothing could be found out', () => {
    for (const status of [0, 500, 502]) {
      expect(after(answered(refused(status)))).toEqual({
        status: 'ready',
        wait: 0,
        problem: { text: { key: 'error__something_wrong' }, isOfFields: false, isNotified: true },
      });
    }
    expect(after(answered(refused(503, { retryAfter: 5 }))).wait).toBe(5);
  });

  test('stays sent once it is granted', () => {
    const granted = after(answered({ kind: 'granted', redirectTo: '/showroom/entrance' }));
    expect(granted).toEqual({ status: 'granted', wait: 0 });
    expect(after([SENT, { type: 'answered', answer: refused(400) }, SECOND], granted)).toBe(granted);
  });

  test('keeps the error while no request is open, and ignores an answer to no request', () => {
    const wrong = after(answered(refused(400)));
    expect(after(seconds(60), wrong)).toBe(wrong);
    expect(after([{ type: 'answered', answer: refused(429) }], wrong)).toBe(wrong);
  });

  test('starts with what became of a form that was sent without scripts', () => {
    expect(startLogin({ problem: 'error__too_many_requests', wait: 12 })).toEqual({
      status: 'ready',
      wait: 12,
      problem: { text: { key: 'error__too_many_requests' }, isOfFields: false, isNotified: false },
    });
    expect(startLogin({ problem: 'error__invalid_input' }).problem?.isOfFields).toBe(true);
  });

  test('never waits less than no time, nor while it sends', () => {
    const events = fc.array(
      fc.oneof(
        fc.constantFrom<LoginEvent>(SENT, SECOND, { type: 'sent', identifier: '', password: '' }),
        fc
          .record({ status: fc.nat({ max: 600 }), retryAfter: fc.nat({ max: 4 }) })
          .map(({ status, retryAfter }): LoginEvent => ({
            type: 'answered',
            answer: refused(status, { retryAfter }),
          })),
      ),
    );
    fc.assert(
      fc.property(events, (happened) => {
        const { status, wait } = after(happened);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(status === 'ready' || wait === 0).toBe(true);
      }),
    );
  });
});
