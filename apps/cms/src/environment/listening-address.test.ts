import { expect, test } from 'vitest';
import { listeningAddress } from './listening-address.ts';

test.each([
  [{}, { host: '127.0.0.1', port: 1337 }],
  [
    { CMS_HOST: ' ', CMS_PORT: '' },
    { host: '127.0.0.1', port: 1337 },
  ],
  [
    { CMS_HOST: '10.0.0.5', CMS_PORT: '4000' },
    { host: '10.0.0.5', port: 4000 },
  ],
  // The web server's own, from the same .env.
  [
    { HOST: '0.0.0.0', PORT: '3000' },
    { host: '127.0.0.1', port: 1337 },
  ],
])('%j is listening at %j', (environment, address) => {
  expect(listeningAddress(environment)).toEqual(address);
});
