import { createRequire } from 'node:module';
import type * as OpenTelemetry from '@opentelemetry/api';
import { createTracing } from './tracing.ts';

/** Where version 1 of the API has what an SDK registers, for all its copies in a process. */
const GLOBALS = Symbol.for('opentelemetry.js.api.1');

/** An SDK comes with `node --import`, and so before our code. Without one the API is not even read from the disk. */
function registeredApi(): typeof OpenTelemetry | undefined {
  const globals: unknown = Reflect.get(globalThis, GLOBALS);
  if (typeof globals !== 'object' || globals === null || !('trace' in globals)) return undefined;
  return createRequire(import.meta.url)('@opentelemetry/api') as typeof OpenTelemetry;
}

/** The spans of this process. Without an SDK, work is called as if nothing were around it. */
export const { span, traced, untraced, nameRequest } = createTracing(registeredApi());
