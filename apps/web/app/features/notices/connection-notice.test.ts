import { aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test, vi } from 'vitest';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { ConnectionNews } from '~/showroom/connection/connection-watch.ts';
import { connectionNotice } from './connection-notice.ts';
import type { ConnectionWays } from './connection-notice.ts';

const t = serverTexts(aSnapshot(), ['updater']);

function someWays() {
  return {
    retry: vi.fn<() => void>(),
    takeFreshContent: vi.fn<() => void>(),
    reload: vi.fn<() => void>(),
    open: vi.fn<(href: string) => void>(),
  };
}

function noticeOf(news: ConnectionNews, ways: ConnectionWays = someWays()) {
  const order = connectionNotice(news, t, ways);
  if ('withdrawn' in order) throw new Error('Something is said.');
  return order;
}

describe('the updater', () => {
  test('says that there is no network until there is one again (spec 8.9)', () => {
    expect(noticeOf({ type: 'offline' })).toMatchObject({ message: 'No Internet connection', timeout: 0 });
    expect(noticeOf({ type: 'back' }).key).toBe(noticeOf({ type: 'offline' }).key);
    expect(noticeOf({ type: 'back' })).not.toHaveProperty('timeout');
  });

  test('says that the server cannot be reached, and offers to try again (spec 8.9)', () => {
    const ways = someWays();
    const { message, action } = noticeOf({ type: 'unreachable' }, ways);
    expect(message).toBe('Oops, something went wrong. Please try again later');
    action?.run();
    expect(ways.retry).toHaveBeenCalledOnce();
  });

  test('says the same of fresh content that could not be had', () => {
    const ways = someWays();
    const { message, action } = noticeOf({ type: 'updateFailed' }, ways);
    expect(message).toBe('Oops, something went wrong. Please try again later');
    action?.run();
    expect(ways.takeFreshContent).toHaveBeenCalledOnce();
  });

  test('offers the page again that failed, and says which of two reasons it had', () => {
    const ways = someWays();
    const messages = (['pageThrottled', 'pageFailed'] as const).map((type) => {
      const { message, action, status } = noticeOf({ type, href: '/showroom/hall' }, ways);
      action?.run();
      expect(status).toBe('danger');
      return message;
    });
    expect(messages).toEqual([t('error__too_many_requests'), t('updater__page_failed')]);
    expect(ways.open.mock.calls).toEqual([['/showroom/hall'], ['/showroom/hall']]);
  });

  test('offers a new version, and takes the offer back where there is none any more', () => {
    const ways = someWays();
    const { key, action } = noticeOf({ type: 'newBuild' }, ways);
    action?.run();
    expect(ways.reload).toHaveBeenCalledOnce();
    expect(connectionNotice({ type: 'noNewBuild' }, t, ways)).toEqual({ withdrawn: key });
  });
});
