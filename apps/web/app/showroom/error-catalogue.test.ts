import { aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test, vi } from 'vitest';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import { notifyProblem } from './notifications/notify-problem.ts';
import { createNotifications } from './notifications/notifications.ts';

const { inbox, notify } = createNotifications();
const t = serverTexts(aSnapshot(), ['problem', 'updater']);

/** The message that a visitor sees for an error answer, in English. */
function requestAnswered(status: number, body?: unknown) {
  const openHome = vi.fn<() => void>();
  notifyProblem({ status, body }, { notify, t, openHome });
  return { ...inbox.getState().at(-1), isHome: openHome.mock.calls.length > 0 };
}

describe('the error catalogue', () => {
  test('has a notification for those who ask too often (spec 8.1)', () => {
    expect(requestAnswered(429)).toMatchObject({
      status: 'danger',
      message: 'You are making too many requests to the server. Access remains blocked for a short time.',
      isHome: false,
    });
  });

  test('has a sentence for what was filled in wrongly (spec 8.2)', () => {
    expect(requestAnswered(422)).toMatchObject({
      message: 'Invalid Input. Please check your entry.',
      isHome: false,
    });
  });

  test('has the server’s own words for each mistake, else for all of it, else blames the login (spec 8.3)', () => {
    const errors = [{ message: 'email must be a valid email' }, { message: 'name is missing' }];
    expect(requestAnswered(400, { error: { message: '2 errors', details: { errors } } })).toMatchObject({
      message: 'Email must be a valid email; Name is missing',
      isHome: false,
    });
    expect(requestAnswered(400, { error: { message: 'Your account is blocked' } })).toMatchObject({
      message: 'Your account is blocked',
    });
    expect(requestAnswered(400)).toMatchObject({ message: 'Invalid identifier or password', isHome: false });
  });

  test.each([401, 404, 500, 503])('leads home from any other status: %d (spec 8.4) (spec 8.7)', (status) => {
    expect(requestAnswered(status)).toMatchObject({
      message: 'Something went wrong. Please try again later.',
      isHome: true,
    });
  });
});
