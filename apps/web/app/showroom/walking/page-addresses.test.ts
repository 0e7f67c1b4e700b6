import { payloadId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { createPageAddresses } from './page-addresses.ts';

/** A visitor who leaves `/a`, and whose address changes on the way. */
async function arriveWith({ left, now }: { readonly left: string; readonly now: string }) {
  let address = left;
  const done: string[] = [];
  const source = { hrefOf: () => '/b', complete: async () => undefined };
  const addresses = createPageAddresses(source, {
    address: () => address,
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

test('what the address said before is left behind', async () => {
  expect(await arriveWith({ left: '/a', now: '/a' })).toEqual(['push /b']);
  expect(await arriveWith({ left: '/a?utm_source=fair', now: '/a?utm_source=fair' })).toEqual(['push /b']);
  expect(await arriveWith({ left: '/a?menu', now: '/a' })).toEqual(['push /b']);
});
