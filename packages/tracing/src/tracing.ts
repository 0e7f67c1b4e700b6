import type * as OpenTelemetry from '@opentelemetry/api';

/** What a span says besides its name: numbers and words of a small set, nothing that a visitor or an editor typed. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Adds to a span what is known only at its end. */
export type Note = (attributes: Attributes) => void;

/** The spans of this process; see {@link createTracing}. */
export interface Tracing {
  /** Runs `work` in a span. An error of the work fails the span, by the error's name alone. */
  readonly span: <Result>(name: string, attributes: Attributes, work: (note: Note) => Result) => Result;
  /** Wraps work in a span of the current trace, so that a queue can run it later, after another request. */
  readonly traced: <Result>(name: string, attributes: Attributes, work: () => Result) => () => Result;
  /** Work that belongs to no trace: a timer, which would otherwise go on in that of the request that has set it. */
  readonly untraced: (work: () => void) => () => void;
  /** Names the span of the request that is being answered, and takes from it what could be about a person. */
  readonly nameRequest: (method: string, route: string) => void;
}

const noNote: Note = () => {};

/** Without an SDK: work is called as if nothing were around it. */
const NO_TRACING: Tracing = {
  span: (_name, _attributes, work) => work(noNote),
  traced: (_name, _attributes, work) => work,
  untraced: (work) => work,
  nameRequest: () => {},
};

/**
 * Attributes of a server span by which an instrumentation of HTTP may have recorded an address, a query or a browser,
 * by the present semantic conventions and by those before 1.23.
 */
const ABOUT_PERSONS = [
  'client.address',
  'network.peer.address',
  'url.query',
  'user_agent.original',
  'http.client_ip',
  'http.target',
  'http.url',
  'http.user_agent',
] as const;

/** An attribute can be replaced, and not removed. */
const REMOVED = '-';

/** @param api The API of OpenTelemetry; absent where no SDK has registered itself. */
export function createTracing(api: typeof OpenTelemetry | undefined): Tracing {
  if (api === undefined) return NO_TRACING;
  const { context, trace, ROOT_CONTEXT, SpanStatusCode } = api;
  const tracer = trace.getTracer('vitrine');

  const fail = (span: OpenTelemetry.Span, error: unknown): void => {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  const runIn = <Result>(
    parent: OpenTelemetry.Context,
    { name, attributes }: { readonly name: string; readonly attributes: Attributes },
    work: (note: Note) => Result,
  ): Result =>
    tracer.startActiveSpan(name, { attributes }, parent, (span) => {
      try {
        const result = work((more) => void span.setAttributes(more));
        if (!(result instanceof Promise)) {
          span.end();
          return result;
        }
        // Beside the caller's own handlers: the promise is handed on as it is.
        result.then(
          () => span.end(),
          (error: unknown) => fail(span, error),
        );
        return result;
      } catch (error) {
        fail(span, error);
        throw error;
      }
    });

  return {
    span: (name, attributes, work) => runIn(context.active(), { name, attributes }, work),
    traced: (name, attributes, work) => {
      const asked = context.active();
      return () => runIn(asked, { name, attributes }, work);
    },
    untraced: (work) => () => context.with(ROOT_CONTEXT, work),
    nameRequest: (method, route) => {
      const span = trace.getActiveSpan();
      if (span === undefined) return;
      span.updateName(`${method} ${route}`);
      span.setAttribute('vitrine.route', route);
      const recorded: unknown = Reflect.get(span, 'attributes');
      for (const name of ABOUT_PERSONS) {
        // A span that does not say what it has recorded may have recorded it.
        if (typeof recorded !== 'object' || recorded === null || name in recorded) {
          span.setAttribute(name, REMOVED);
        }
      }
    },
  };
}
