import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createLogDestination } from './log-destination.ts';

/** A sink that accepts lines when the test allows it. */
function setUp() {
  const sink = Object.assign(new EventEmitter(), {
    lines: [] as string[],
    write: (line: string) => sink.lines.push(line),
  });
  return { sink, destination: createLogDestination(sink) };
}

describe('where log lines go', () => {
  test('knows whether all of them are written, however many bytes a sign has', async () => {
    const { sink, destination } = setUp();
    expect(await destination.settle(0)).toBe(true);
    destination.write('Grüße\n');
    expect(await destination.settle(0)).toBe(false);
    const settled = destination.settle(10_000);
    sink.emit('write', Buffer.byteLength('Grüße\n'));
    expect(await settled).toBe(true);
    expect(sink.lines).toEqual(['Grüße\n']);
  });

  test('counts the lines that a stalled reader costs, and does not wait for them', async () => {
    const { sink, destination } = setUp();
    destination.write('kept\n');
    destination.write('dropped\n');
    sink.emit('drop', 'dropped\n');
    expect(destination.dropped()).toBe(1);
    sink.emit('write', 5);
    expect(await destination.settle(0)).toBe(true);
  });

  test('outlives a disk that is full and a reader that is gone', () => {
    const { sink } = setUp();
    expect(() => sink.emit('error', new Error('ENOSPC'))).not.toThrow();
  });
});
