import * as api from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

// An SDK is there before our code is loaded.
beforeAll(() => provider.register());
afterAll(async () => {
  await provider.shutdown();
  api.trace.disable();
  api.context.disable();
});

test('a page that waits behind another one stays in the trace of its request', async () => {
  const { createRenderTurns } = await import('./render-turns.ts');
  const inTurn = createRenderTurns<string>(createFakeClock());
  const tracer = api.trace.getTracer('test');
  const first = Promise.withResolvers<string>();
  const ask = (path: string, render: () => Promise<string>) =>
    tracer.startActiveSpan(path, async (request) => {
      await inTurn('invented', path, { client: path }, render);
      request.end();
    });
  const asked = [ask('/one', () => first.promise), ask('/two', async () => 'two')];
  first.resolve('one');
  await Promise.all(asked);

  const spans = exporter.getFinishedSpans();
  const parentOf = (id: string | undefined) => spans.find((span) => span.spanContext().spanId === id);
  const renders = spans.filter(({ name }) => name === 'page.render');
  const turns = renders.map(({ parentSpanContext }) => parentOf(parentSpanContext?.spanId));
  expect(turns.map((turn) => turn?.name)).toEqual(['page.turn', 'page.turn']);
  expect(turns.map((turn) => parentOf(turn?.parentSpanContext?.spanId)?.name)).toEqual(['/one', '/two']);
});
