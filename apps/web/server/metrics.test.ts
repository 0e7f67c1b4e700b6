import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const OPERATIONS = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

function metrics() {
  return createMetrics({
    snapshotAgeSeconds: () => 1,
    snapshotVersion: () => 'abc',
    isCmsGood: () => true,
    openEventStreams: () => 0,
    pageCacheBytes: () => 0,
    queuedEncodes: () => 0,
    waitingRequests: () => ({
      waiting: 2,
      refused: 1,
      unreadable: 0,
      late: 0,
      oldestSeconds: 7,
      reasons: {},
    }),
    droppedLogLines: () => 0,
    faults: { rejections: () => 0, exceptions: () => 0 },
    missingMedia: () => 0,
    isDiskShort: () => false,
    isBucketUp: () => true,
    isRedisUp: () => true,
  });
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
}

test('has in the operators’ guide every number of ours, and no other', async () => {
  const exported = namesIn(await metrics().text(), /^# HELP (vitrine_\w+)/gm);
  expect(exported).toContain('vitrine_snapshot_info');
  expect(namesIn(OPERATIONS, /`(vitrine_\w+)`/g)).toEqual(exported);
});

test('has in the operators’ guide only numbers of Node that are there', async () => {
  const text = await metrics().text();
  for (const name of namesIn(OPERATIONS, /`((?:nodejs|process)_\w+)`/g))
    expect(text).toContain(`# HELP ${name} `);
});

test('counts waiting contact requests by their state', async () => {
  const text = await metrics().text();
  expect(text).toContain('vitrine_outbox_entries 3');
  expect(text).toContain('vitrine_outbox_entries_by_state{state="refused"} 1');
  expect(text).toContain('vitrine_snapshot_info{version="abc"} 1');
});
