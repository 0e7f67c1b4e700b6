import type { Page } from '@playwright/test';

/** Everything that went wrong in a page without a message to the visitor. */
export interface Faults {
  /** Faults that this test causes on purpose. Anything else still fails it. */
  readonly expects: (pattern: RegExp) => void;
  readonly watch: (page: Page) => void;
  readonly unexpected: () => readonly string[];
}

/** A page that is left takes its unfinished requests with it; that is no fault. */
const IS_LEFT = /ERR_ABORTED/;

/** Listens for console errors, uncaught errors, failed requests and answers of 400 and above. */
export function createFaults(): Faults {
  const expected: RegExp[] = [];
  const found: string[] = [];
  return {
    expects: (pattern) => {
      expected.push(pattern);
    },
    watch(page) {
      page.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => {
        found.push(`uncaught on ${page.url()}: ${error.stack ?? error.message}`);
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        if (!IS_LEFT.test(reason)) found.push(`request: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) found.push(`answer: ${response.url()} ${response.status()}`);
      });
    },
    unexpected: () => found.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
