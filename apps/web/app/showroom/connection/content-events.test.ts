import { expect, test } from 'vitest';
import { listenForContent } from './content-events.ts';
import type { StreamMessage } from './content-events.ts';
import { createFakeClock } from '../player/testing/fakes.ts';

function setUp() {
  const clock = createFakeClock();
  const versions: string[] = [];
  const streams: ReturnType<typeof createFakeStream>[] = [];
  const stop = listenForContent({
    connect() {
      const stream = createFakeStream();
      streams.push(stream);
      return stream;
    },
    clock,
    onVersion: (version) => versions.push(version),
    onRights: () => versions.push('rights'),
    onPresented: ({ data }) => versions.push(data),
    onOpen: () => versions.push('open'),
    onLost: () => versions.push('lost'),
  });
  return { clock, versions, streams, stop };
}

test('reports each version, and ignores foreign messages', () => {
  const { versions, streams } = setUp();
  for (const data of ['{"version":"v1"}', 'nonsense', '{}', 'null', '{"version":2}', '{"version":"v2"}']) {
    streams[0]?.send('content', data);
  }
  expect(versions).toEqual(['v1', 'v2']);
});

test('reports that rights may have changed', () => {
  const { versions, streams } = setUp();
  streams[0]?.send('rights', '{}');
  expect(versions).toEqual(['rights']);
});

test('hands the state of a presentation on as it came', () => {
  const { versions, streams } = setUp();
  streams[0]?.send('presentation', '{"kind":"over"}');
  expect(versions).toEqual(['{"kind":"over"}']);
});

test('reconnects after the server was unreachable, with longer and longer pauses', () => {
  const { clock, streams } = setUp();
  const connections: number[] = [];
  for (const wait of [2000, 4000, 8000]) {
    streams.at(-1)?.send('error');
    clock.advance(wait - 1);
    connections.push(streams.length);
    clock.advance(1);
    connections.push(streams.length);
  }
  expect(connections).toEqual([1, 2, 2, 3, 3, 4]);
  expect(streams.map((stream) => stream.isClosed())).toEqual([true, true, true, false]);
});

test('a connection that stood makes the next wait short again', () => {
  const { clock, streams, versions } = setUp();
  streams[0]?.send('error');
  clock.advance(2000);
  streams[1]?.send('open');
  streams[1]?.send('error');
  clock.advance(2000);
  expect(streams).toHaveLength(3);
  expect(versions).toEqual(['lost', 'open', 'lost']);
});

test('does not reconnect once it was stopped', () => {
  const { clock, streams, stop } = setUp();
  streams[0]?.send('error');
  stop();
  clock.advance(100_000);
  expect(streams).toHaveLength(1);
});

function createFakeStream() {
  const listeners: { readonly type: string; readonly listener: (message: StreamMessage) => void }[] = [];
  let isClosed = false;
  return {
    addEventListener(type: string, listener: (message: StreamMessage) => void) {
      listeners.push({ type, listener });
    },
    close() {
      isClosed = true;
    },
    isClosed: () => isClosed,
    send(type: string, data = '') {
      for (const one of listeners) if (one.type === type) one.listener({ data, target: null });
    },
  };
}
