import { appendFileSync } from 'node:fs';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { RecordedSpan } from './recorded-span.ts';

// An operator's SDK, for `node --import`: each span that ends is a line of the file that SPANS_FILE names.

const file = process.env['SPANS_FILE'] ?? '';

const exporter: SpanExporter = {
  export: (spans, done) => {
    for (const span of spans) {
      const { traceId, spanId } = span.spanContext();
      const recorded: RecordedSpan = {
        name: span.name,
        traceId,
        spanId,
        parentId: span.parentSpanContext?.spanId,
        attributes: span.attributes,
      };
      appendFileSync(file, `${JSON.stringify(recorded)}\n`);
    }
    done({ code: 0 });
  },
  shutdown: async () => {},
};

const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
for (const instrumentation of [
  new HttpInstrumentation(),
  new PgInstrumentation(),
  new UndiciInstrumentation(),
]) {
  instrumentation.setTracerProvider(provider);
}
