import { fileURLToPath } from 'node:url';

/**
 * What all tests share that ask servers and need no browser: those beside a Vitest config.
 *
 * @param config the address of that config, its `import.meta.url`.
 */
export function testsBeside(config: string) {
  return {
    root: fileURLToPath(new URL('.', config)),
    include: ['*.test.ts'],
    environment: 'node' as const,
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
  };
}
