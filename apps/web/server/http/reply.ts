/** Response headers as plain names and values: what the HTTP adapter sends fastest. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** What every answer of the server carries, whatever it is. */
export const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Unless declared otherwise, an answer is for the showroom's own pages only.
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The browser may keep it, and asks each time whether it is still the newest. */
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

/** A JSON answer that nothing may keep; give `headers` to say otherwise. */
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

/** Short plain text, mostly an error sentence. */
export function replyText(text: string, status = 200, headers: HeaderRecord = {}): Response {
  return reply({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: text,
  });
}
