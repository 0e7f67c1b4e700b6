import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** The requests of a page that have no answer yet. */
export interface OpenRequests {
  /** Waits until there are none. */
  readonly end: () => Promise<void>;
}

/**
 * Follows the requests whose address matches, from now on: for requests without a visible result that a journey could
 * wait for.
 */
export function followRequests(page: Page, address: RegExp): OpenRequests {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (address.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const addresses = (): readonly string[] => [...open].map((request) => request.url());
  return {
    end: () => expect.poll(addresses, 'Every request is answered.').toEqual([]),
  };
}
