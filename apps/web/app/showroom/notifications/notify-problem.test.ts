import { describe, expect, test, vi } from 'vitest';
import { createNotifications } from './notifications.ts';
import { notifyProblem } from './notify-problem.ts';

const { inbox, notify } = createNotifications();

function t(key: string) {
  return `[${key}]`;
}

describe('an answer that refuses', () => {
  test('is shown as a notification of the kind danger, in the page’s language', () => {
    const openHome = vi.fn<() => void>();
    notifyProblem({ status: 429 }, { notify, t, openHome });
    expect(inbox.getState().at(-1)).toEqual({
      // Of several refusals in a row the last one is shown.
      key: 'problem',
      status: 'danger',
      message: '[error__too_many_requests]',
    });
    expect(openHome).not.toHaveBeenCalled();
  });

  test('is shown in the server’s own words if it has some', () => {
    const body = { error: { details: { errors: [{ message: 'name is missing' }] } } };
    notifyProblem({ status: 400, body }, { notify, t, openHome: vi.fn<() => void>() });
    expect(inbox.getState().at(-1)).toMatchObject({ message: 'Name is missing' });
  });

  test('leads home where nothing better is known', () => {
    const openHome = vi.fn<() => void>();
    notifyProblem({ status: 503 }, { notify, t, openHome });
    expect(inbox.getState().at(-1)).toMatchObject({ message: '[error__something_wrong]' });
    expect(openHome).toHaveBeenCalledOnce();
  });

  test('leads nowhere without any answer, and not from where the visitor stays', () => {
    const openHome = vi.fn<() => void>();
    notifyProblem({ status: 0 }, { notify, t, openHome });
    expect(inbox.getState().at(-1)).toMatchObject({ message: '[error__something_wrong]' });
    expect(openHome).not.toHaveBeenCalled();
    expect(() => notifyProblem({ status: 503 }, { notify, t })).not.toThrow();
  });
});
