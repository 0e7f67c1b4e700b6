import { afterAll, vi } from 'vitest';

/**
 * Tests of pure code share their threads, and the modules they loaded. An import that a component begins lazily and
 * that its file does not wait for fails as the file ends, and would fail the next file that imports the same module.
 */
afterAll(() => vi.dynamicImportSettled());
