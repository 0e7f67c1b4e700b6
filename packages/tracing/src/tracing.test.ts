import * as api from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTracing } from './tracing.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
const tracing = createTracing(api);

/** The spans that have ended, in that order. */
function ended() {
  return exporter.getFinishedSpans().map((span) => ({
    name: span.name,
    id: span.spanContext().spanId,
    parent: span.parentSpanContext?.spanId,
    isFailed: span.status.code === api.SpanStatusCode.ERROR,
    attributes: span.attributes,
  }));
}

beforeEach(() => exporter.reset());

afterAll(async () => {
  await provider.shutdown();
  api.trace.disable();
  api.context.disable();
});

describe('a span', () => {
  test('is around its work, and says what is known at the end', async () => {
    const result = await tracing.span('outer', { 'vitrine.reach': 'part' }, async (note) => {
      tracing.span('inner', {}, () => {});
      note({ 'vitrine.result': 'kept' });
      return 7;
    });
    expect(result).toBe(7);
    const [inner, outer] = ended();
    expect(outer).toMatchObject({
      name: 'outer',
      parent: undefined,
      isFailed: false,
      attributes: { 'vitrine.reach': 'part', 'vitrine.result': 'kept' },
    });
    expect(inner).toMatchObject({ name: 'inner', parent: outer?.id });
  });

  test.each([
    ['throws', () => tracing.span('work', {}, () => broken())],
    ['rejects', () => tracing.span('work', {}, async () => broken())],
  ])('that %s has failed, with the error’s name and without its words', async (_how, run) => {
    await expect((async () => run())()).rejects.toThrow('grace@example.com');
    const [span] = ended();
    expect(span).toMatchObject({ isFailed: true, attributes: { 'error.type': 'RangeError' } });
    expect(JSON.stringify(exporter.getFinishedSpans()[0]?.status)).not.toContain('grace');
    expect(exporter.getFinishedSpans()[0]?.events).toEqual([]);
  });
});

function broken(): never {
  throw new RangeError('grace@example.com is no number');
}

test('work that waits for its turn belongs to the trace that has asked for it', () => {
  const [one, other] = ['one', 'other'].map((name) =>
    tracing.span(name, {}, () => tracing.traced('turn', {}, () => {})),
  );
  // A queue runs the second when the first has ended, in the context of the first.
  tracing.span('queue', {}, () => {
    other?.();
    one?.();
  });
  const spans = ended();
  const idOf = (name: string) => spans.find((span) => span.name === name)?.id;
  expect(spans.filter(({ name }) => name === 'turn').map(({ parent }) => parent)).toEqual([
    idOf('other'),
    idOf('one'),
  ]);
});

test('a timer goes on in no trace', () => {
  const task = tracing.span('request', {}, () => tracing.untraced(() => tracing.span('later', {}, () => {})));
  tracing.span('another request', {}, task);
  expect(ended().find(({ name }) => name === 'later')?.parent).toBeUndefined();
});

describe('the request that is answered', () => {
  test('is named by its route, and loses what is about its visitor', () => {
    const recorded = { 'client.address': '203.0.113.9', 'url.query': 'q=me', 'url.path': '/en/hall' };
    tracing.span('GET', recorded, () => tracing.nameRequest('GET', 'page'));
    expect(ended()[0]).toMatchObject({
      name: 'GET page',
      attributes: {
        'vitrine.route': 'page',
        'client.address': '-',
        'url.query': '-',
        'url.path': '/en/hall',
      },
    });
    expect(ended()[0]?.attributes).not.toHaveProperty('http.target');
  });

  test('need not have a span', () => {
    expect(() => tracing.nameRequest('GET', 'page')).not.toThrow();
  });
});

function work(): number {
  return 7;
}

describe('without an SDK', () => {
  const none = createTracing(undefined);

  test('work is called as it is', () => {
    expect(none.traced('turn', {}, work)).toBe(work);
    expect(none.untraced(work)).toBe(work);
    expect(none.span('work', {}, work)).toBe(7);
    none.span('work', {}, (note) => note({ 'vitrine.result': 'kept' }));
    none.nameRequest('GET', 'page');
    expect(ended()).toEqual([]);
  });
});
