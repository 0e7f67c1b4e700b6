import type { ServerFindings } from '@vitrine/core/search/search-entry';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Clock } from '../process/clock.ts';
import { createSpending } from '../fairness/spending.ts';
import { PRIVATE, replyJson } from '../http/reply.ts';

/** Characters of a query, as long as the search's own address allows. */
const MAX_QUERY_LENGTH = 100;

/**
 * Milliseconds of searching that a client may use. A query takes 2 ms among the pages of fifty PDFs; a visitor who
 * types sends five a second.
 */
const BUDGET = { free: 2_000, refill: 0.1 };

/** `Retry-After` for a client that has used up its budget, in seconds. */
const RETRY_AFTER = 5;

/** The findings where nothing is asked. */
const NOTHING: ServerFindings = { hits: [], near: [], lines: {} };

/**
 * `GET /box-api/search/<locale>/documents?q=<words>`: `{hits, lines, near}`, the PDFs that contain these words, the
 * line that says them of everything else, and what is spelt alike where nothing contains them. The browser finds
 * everything else itself; texts remain on the server, because they would be too heavy for it.
 *
 * @param findingsOf searches what the visitor may see.
 */
export function createDocumentSearch(
  findingsOf: (snapshot: Snapshot, query: string) => ServerFindings,
  clock: Clock,
) {
  const spending = createSpending(BUDGET);
  return (
    request: Request,
    snapshots: Readonly<Record<string, Snapshot>>,
    locale: string,
    client: string | undefined,
  ): Response => {
    const snapshot = Object.hasOwn(snapshots, locale) ? snapshots[locale] : undefined;
    if (!snapshot) return replyJson({ error: 'There is no such language.' }, { status: 404 });
    const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
    const headers = { 'cache-control': PRIVATE };
    if (query === '') return replyJson(NOTHING, { headers });
    if (spending.isGreedy(client, clock.now())) {
      return replyJson(
        { error: 'Too many questions. Please try again later.' },
        { status: 429, headers: { ...headers, 'retry-after': String(RETRY_AFTER) } },
      );
    }
    const started = performance.now();
    const findings = findingsOf(snapshot, query);
    spending.charge(client, performance.now() - started, clock.now());
    return replyJson(findings, { headers });
  };
}
