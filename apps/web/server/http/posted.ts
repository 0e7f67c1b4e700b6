import { readBody } from './read-body.ts';
import { replyJson, replyText } from './reply.ts';
import { isSameOrigin } from './same-origin.ts';

/** A body that a page of ours has posted. */
export interface Posted {
  readonly body: string;
  /** Whether the page's script sent it, as JSON; otherwise it is a plain form of a page without scripts. */
  readonly isScript: boolean;
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Reads the body of a route that changes something: only from a page of ours, only as JSON or a plain form, and only
 * up to a limit.
 *
 * @param options.origin under which the visitor sees us.
 * @param options.maxBytes of the body.
 * @returns the answer that states the reason: 403, 413 or 415.
 */
export async function readPosted(
  request: Request,
  options: { readonly origin: string; readonly maxBytes: number },
): Promise<Posted | Response> {
  if (!isSameOrigin(request.headers, [new URL(request.url).host, new URL(options.origin).host])) {
    return replyJson({ error: 'This form belongs to another site.' }, { status: 403 });
  }
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const isScript = type === 'application/json';
  if (!isScript && type !== FORM) return replyText('This kind of form cannot be read.', 415);
  const body = await readBody(request, options.maxBytes);
  if (body === undefined) return replyText('This request is too large.', 413);
  return { body, isScript };
}

/** The text fields of a posted body; undefined when it cannot be read. */
export function textFieldsOf({ body, isScript }: Posted): ReadonlyMap<string, string> | undefined {
  if (!isScript) return new Map(new URLSearchParams(body));
  try {
    const fields: unknown = JSON.parse(body);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
    return new Map(
      Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? [[name, String(value)] as const]
          : [],
      ),
    );
  } catch {
    return undefined;
  }
}
