import { payloadId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { createPageAddresses } from './page-addresses.ts';

/** A visitor who leaves `/a`, and whose address changes on the way, or only while something is still being fetched. */
async function arriveWith({
  left,
  now,
  fetched,
}: {
  readonly left: string;
  readonly now: string;
  readonly fetched?: string;
}) {
  let address = left;
  const done: string[] = [];
  const source = { hrefOf: () => '/b', complete: async () => undefined };
  const addresses = createPageAddresses(source, {
    address: () => address,
    async untilOpened() {
      address = fetched ?? now;
    },
    renameEntry: (href) => done.push(`rename ${href}`),
    openAddress: (href, mode) => done.push(`${mode} ${href}`),
  });
  addresses.depart();
  address = now;
  await addresses.push(payloadId('b'), 'push');
  return done;
}

test('what was opened since the departure stays open over the new location, and closes there', async () => {
  expect(await arriveWith({ left: '/a', now: '/a?menu' })).toEqual(['rename /b', 'push /b?menu']);
  expect(await arriveWith({ left: '/a?kiosk', now: '/a?article=3-robot&pdf=5' })).toEqual([
    'rename /b',
    'push /b?article=3-robot&pdf=5',
  ]);
});

test('what is being fetched at the arrival stays open as well', async () => {
  expect(await arriveWith({ left: '/a', now: '/a', fetched: '/a?menu' })).toEqual([
    'rename /b',
    'push /b?menu',
  ]);
});

test('what the address said before is left behind', async () => {
  expect(await arriveWith({ left: '/a', now: '/a' })).toEqual(['push /b']);
  expect(await arriveWith({ left: '/a?utm_source=fair', now: '/a?utm_source=fair' })).toEqual(['push /b']);
  expect(await arriveWith({ left: '/a?menu', now: '/a' })).toEqual(['push /b']);
});
