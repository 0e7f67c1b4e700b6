import { expect, test } from 'vitest';
import { bootForTests } from './booted-strapi.ts';

const { strapi } = await bootForTests();

test('an upload has an hour to arrive, and its headers have a minute', () => {
  const { requestTimeout, headersTimeout } = strapi.server.httpServer;
  expect(requestTimeout).toBe(3_600_000);
  expect(headersTimeout).toBe(60_000);
});
