import { createGuardedRequest } from '../outbound/guarded-request.ts';
import type { ResolveHost } from '../outbound/guarded-request.ts';
import { limitedBody } from '../outbound/limited-body.ts';
import { RefusedFetchError } from '../outbound/refused-fetch-error.ts';
import type { FigureOrigin } from '../process/env-lists.ts';

/** What a source of figures sends. */
export interface SourceText {
  readonly text: string;
  /** Whether it says that it is JSON. */
  readonly isJson: boolean;
}

/** @throws RefusedFetchError where a rule is broken; the error of the connection where there is no answer. */
export type FetchSource = (address: string, signal: AbortSignal) => Promise<SourceText>;

/** Bytes of an answer, decompressed: some ten thousand rows. */
const MAX_BYTES = 1_000_000;

/** A sign-in page in front of a report redirects now and then; nothing that answers numbers does so often. */
const MAX_REDIRECTS = 3;

/** Milliseconds in which at least one byte has to arrive. */
const SILENCE = 5_000;

const ACCEPT = 'text/csv, application/json;q=0.9, text/plain;q=0.8, */*;q=0.1';

/**
 * Creates the function with which the server reads sources of figures: a {@link createGuardedRequest} to the origins of
 * `FIGURE_ORIGINS` alone, redirects included. Only an origin that is named with its port may be in a private network.
 */
export function createFetchSource(options: {
  readonly origins: readonly FigureOrigin[];
  readonly resolve?: ResolveHost;
}): FetchSource {
  const allowed = new Set(options.origins.map(({ origin }) => origin));
  const inside = new Set(options.origins.filter(({ isInside }) => isInside).map(({ origin }) => origin));
  const request = createGuardedRequest({
    isTrusted: (origin) => inside.has(origin),
    mayVisit: (origin) => allowed.has(origin),
    maxRedirects: MAX_REDIRECTS,
    silence: SILENCE,
    accept: ACCEPT,
    ...(options.resolve && { resolve: options.resolve }),
  });

  return async (address, signal) => {
    const incoming = await request(address, signal);
    const { statusCode: status = 0, headers } = incoming;
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const problem =
      status !== 200 ? `it answers ${status}` : type === 'text/html' ? 'it answers with a page' : undefined;
    if (problem !== undefined) {
      incoming.destroy();
      throw new RefusedFetchError(problem);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of limitedBody(incoming, MAX_BYTES)) chunks.push(chunk as Buffer);
    return {
      text: Buffer.concat(chunks).toString('utf8'),
      isJson: /^application\/(?:[\w.-]+\+)?json$/.test(type),
    };
  };
}
