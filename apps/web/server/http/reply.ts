/** Response headers as plain names and values: what the HTTP adapter sends fastest. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** Headers of every answer of the server. */
export const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // By default, only the showroom's own pages may use an answer.
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The browser may keep it, and revalidates it each time. */
export const REVALIDATE_ALWAYS = 'public, max-age=0, must-revalidate';

/** Its address changes when its content does. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For one visitor: no shared cache may hold it. */
export const PRIVATE = 'private, no-store';

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/** An answer with the headers that every answer has. */
export function reply(answer: {
  readonly status?: number;
  readonly headers?: HeaderRecord;
  readonly body?: Body;
}): Response {
  return new Response(answer.body ?? null, {
    status: answer.status ?? 200,
    headers: { ...BASE_HEADERS, ...answer.headers },
  });
}

/** A JSON answer with `no-store`; `headers` override that. */
export function replyJson(
  value: unknown,
  { status = 200, headers = {} }: { readonly status?: number; readonly headers?: HeaderRecord } = {},
): Response {
  return reply({
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(value),
  });
}

/** Short plain text, mostly an error message. */
export function replyText(text: string, status = 200, headers: HeaderRecord = {}): Response {
  return reply({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: text,
  });
}
