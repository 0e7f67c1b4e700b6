import { cpSync } from 'node:fs';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the first start of the CMS leaves it on SQLite. */
    firstStart: string;
  }
}

/** Puts a copy of the first start's data into a folder for a CMS on SQLite. */
export function copyFirstStart(dataDir: string): void {
  return cpSync(inject('firstStart'), dataDir, { recursive: true });
}
