import { aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test, vi } from 'vitest';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { ConnectionWatchEvent } from '~/showroom/connection/connection-watch.ts';
import { connectionNotice } from './connection-notice.ts';
import type { ConnectionActions } from './connection-notice.ts';

const t = serverTexts(aSnapshot(), ['updater']);

function someActions() {
  return {
    retry: vi.fn<() => void>(),
    takeFreshContent: vi.fn<() => void>(),
    reload: vi.fn<() => void>(),
    open: vi.fn<(href: string) => void>(),
  };
}

function noticeOf(report: ConnectionWatchEvent, actions: ConnectionActions = someActions()) {
  const command = connectionNotice(report, t, actions);
  if ('withdrawn' in command) throw new Error('Something is said.');
  return command;
}

describe('the updater', () => {
  test('says that there is no network until there is one again (spec 8.9)', () => {
    expect(noticeOf({ type: 'offline' })).toMatchObject({ message: 'No Internet connection', timeout: 0 });
    expect(noticeOf({ type: 'back' }).key).toBe(noticeOf({ type: 'offline' }).key);
    expect(noticeOf({ type: 'back' })).not.toHaveProperty('timeout');
  });

  test('says that the server cannot be reached, and offers to try again (spec 8.9)', () => {
    const actions = someActions();
    const { message, action } = noticeOf({ type: 'unreachable' }, actions);
    expect(message).toBe('Oops, something went wrong. Please try again later');
    action?.run();
    expect(actions.retry).toHaveBeenCalledOnce();
  });

  test('says the same of fresh content that could not be had', () => {
    const actions = someActions();
    const { message, action } = noticeOf({ type: 'updateFailed' }, actions);
    expect(message).toBe('Oops, something went wrong. Please try again later');
    action?.run();
    expect(actions.takeFreshContent).toHaveBeenCalledOnce();
  });

  test('offers the page again that failed, and says which of two reasons it had', () => {
    const actions = someActions();
    const messages = (['pageThrottled', 'pageFailed'] as const).map((type) => {
      const { message, action, status } = noticeOf({ type, href: '/showroom/hall' }, actions);
      action?.run();
      expect(status).toBe('danger');
      return message;
    });
    expect(messages).toEqual([t('error__too_many_requests'), t('updater__page_failed')]);
    expect(actions.open.mock.calls).toEqual([['/showroom/hall'], ['/showroom/hall']]);
  });

  test('offers a new version, and takes the offer back where there is none any more', () => {
    const actions = someActions();
    const { key, action } = noticeOf({ type: 'newBuild' }, actions);
    action?.run();
    expect(actions.reload).toHaveBeenCalledOnce();
    expect(connectionNotice({ type: 'noNewBuild' }, t, actions)).toEqual({ withdrawn: key });
  });
});
