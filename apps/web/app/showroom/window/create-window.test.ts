import { afterEach, expect, test, vi } from 'vitest';
import { createWindow } from './create-window.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a window can be created where there is no browser', () => {
  expect(createWindow().store.getState().navigation).toBeUndefined();
});

test('windows share nothing', () => {
  const [one, other] = [createWindow(), createWindow()];
  one.showroom.allowVideos(false);
  expect(one.store.getState().isPowerSave).toBe(true);
  expect(other.store.getState().isPowerSave).toBe(false);
  one.notifications.notify({ message: 'Copied' });
  expect(one.notifications.inbox.getState()).toEqual([{ message: 'Copied' }]);
  expect(other.notifications.inbox.getState()).toEqual([]);
});

test('a window has each part once, and creates it on first use', () => {
  const create = vi.fn<() => object>(() => ({}));
  const [one, other] = [createWindow(), createWindow()];
  expect(create).not.toHaveBeenCalled();
  expect(one.part(create)).toBe(one.part(create));
  expect(create).toHaveBeenCalledExactlyOnceWith(one);
  expect(other.part(create)).not.toBe(one.part(create));
});

test('a visitor who has chosen power-save mode starts without videos', () => {
  vi.stubGlobal('document', { cookie: 'vitrine_power_save=1' });
  expect(createWindow().store.getState().isPowerSave).toBe(true);
});

test('other content is fetched through the connected router alone', () => {
  const revalidate = vi.fn<() => void>();
  const own = createWindow();
  own.refreshContent();
  const disconnect = own.connectRouter({
    open: () => undefined,
    prefetch: () => undefined,
    revalidate,
  });
  own.refreshContent();
  disconnect();
  own.refreshContent();
  expect(revalidate).toHaveBeenCalledOnce();
});
