import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { receiveFile } from './receive-file.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vitrine-received-'));
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('an upload that says nothing for a minute is broken off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const upload = new PassThrough();
  upload.write('PK');
  const path = join(scratch, 'archive.zip');
  const received = receiveFile(upload, { path, limit: 10, signal: new AbortController().signal });
  const outcome = received.catch((error: Error) => error.name);
  await vi.waitFor(() => expect(upload.readableFlowing).toBe(true));
  await vi.advanceTimersByTimeAsync(59_000);
  upload.write('x');
  // A heartbeat restarts the minute.
  await vi.waitFor(() => expect(upload.readableLength).toBe(0));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(upload.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toBe('AbortError');
});
