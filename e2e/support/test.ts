import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { recordClips } from './clips.ts';
import type { Language } from './demo.ts';
import { createFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import { createVisitor } from './visitor.ts';
import type { Visitor } from './visitor.ts';

export { expect };

interface Options {
  /** The language of the visitor's page and its addresses. */
  readonly language: Language;
}

interface Fixtures {
  readonly faults: Faults;
  readonly visitor: Visitor;
}

/** The showroom of its own that a worker runs for the file whose tests it is at, if any. */
interface OwnShowroom {
  /** Ends the one of the file before. @param close ends the one that is opened now. */
  readonly replace: (close: () => Promise<void>) => Promise<void>;
}

/**
 * How many times slower each page's processor is. A page stays as the server wrote it for longer then, which shows
 * what a journey does not wait for, and what the product loses that is done before its scripts have come.
 */
const CPU_THROTTLE = Number(process.env['E2E_CPU_THROTTLE'] ?? 1);

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
}

/** A test whose every page must be free of faults, with a visitor to walk through it. */
export const test = base.extend<Fixtures & Options, { readonly ownShowroom: OwnShowroom }>({
  language: ['en', { option: true }],
  ownShowroom: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, provide) => {
      let closeLast: (() => Promise<void>) | undefined;
      await provide({
        replace: async (close) => {
          await closeLast?.();
          closeLast = close;
        },
      });
      await closeLast?.();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ context }, provide) => {
      const faults = createFaults();
      for (const page of context.pages()) faults.watch(page);
      context.on('page', (page) => faults.watch(page));
      await provide(faults);
      expect(faults.unexpected(), 'Nothing may go wrong behind the page.').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    if (CPU_THROTTLE > 1) await throttle(page);
    await provide(page);
  },
  visitor: async ({ page, language }, provide) => {
    await recordClips(page);
    await provide(createVisitor(page, language));
  },
});
