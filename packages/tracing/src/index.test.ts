import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ENTRY = new URL('index.ts', import.meta.url).href;

/** The files of OpenTelemetry that a process has loaded which uses our spans after `before`. */
function loadedAfter(before: string): readonly string[] {
  const program = `
    import { Module } from 'node:module';
    ${before}
    const { span } = await import(${JSON.stringify(ENTRY)});
    if (span('work', {}, () => 7) !== 7) throw new Error('The work was not done.');
    const required = Object.keys(Module._cache).filter((file) => file.includes('@opentelemetry'));
    process.stdout.write(JSON.stringify(required));`;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(written) as readonly string[];
}

test('nothing of OpenTelemetry is loaded without an SDK', () => {
  expect(loadedAfter('')).toEqual([]);
});

test('nothing either where a program has registered something else than traces', () => {
  expect(loadedAfter("globalThis[Symbol.for('opentelemetry.js.api.1')] = { diag: {} };")).toEqual([]);
});

test('the API is loaded where an SDK has registered itself before', () => {
  const register = `
    const { NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
    new NodeTracerProvider().register();
    for (const file of Object.keys(Module._cache)) if (file.includes('@opentelemetry/api/')) delete Module._cache[file];`;
  expect(loadedAfter(register).some((file) => file.includes('/@opentelemetry/api/'))).toBe(true);
});
