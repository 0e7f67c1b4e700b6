import type { Page } from '@playwright/test';

/** The token of the account that is logged in to the page: an account may log in only a few times. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = localStorage.getItem('jwtToken');
    if (stored !== null) return JSON.parse(stored) as string;
    return decodeURIComponent(/(?:^|; )jwtToken=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  });
}
