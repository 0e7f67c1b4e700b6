import { test as base, expect } from '@playwright/test';
import { recordClips } from './clips.ts';
import type { Language } from './demo.ts';
import { createFaults, type Faults } from './faults.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export { expect };

interface Options {
  /** What the visitor reads, and what the addresses are in. */
  readonly language: Language;
}

interface Fixtures {
  readonly faults: Faults;
  readonly visitor: Visitor;
}

/** A test whose every page must be free of faults, with a visitor to walk through it. */
export const test = base.extend<Fixtures & Options>({
  language: ['en', { option: true }],
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
  visitor: async ({ page, language }, provide) => {
    await recordClips(page);
    await provide(createVisitor(page, language));
  },
});
