import type { WaitingAnswer, WaitingRequests } from '../../contracts/requests.ts';

const TIMEOUT_MS = 3_000;

const COUNTS = ['waiting', 'refused', 'unreadable', 'late', 'oldestSeconds'] as const;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isWaitingRequests(value: unknown): value is WaitingRequests {
  return (
    isRecord(value) && COUNTS.every((name) => typeof value[name] === 'number') && isRecord(value['reasons'])
  );
}

/**
 * Asks the web servers that receive change notifications for the contact requests in their outboxes:
 * `/-/outbox` beside `/-/revalidate`, with the same secret.
 *
 * @param options.announced the addresses of `REVALIDATE_URL`.
 * @returns never rejects: if one web server gives no valid answer, the showroom counts as away.
 */
export async function askForWaiting(options: {
  readonly announced: readonly string[];
  readonly secret: () => string;
}): Promise<WaitingAnswer> {
  const answers = await Promise.all(options.announced.map((address) => askOne(address, options.secret)));
  if (answers.length === 0) return { status: 'unset' };
  const known = answers.filter((answer) => answer !== undefined);
  return known.length < answers.length ? { status: 'away' } : { status: 'known', requests: together(known) };
}

function together(all: readonly WaitingRequests[]): WaitingRequests {
  const sum = (name: 'waiting' | 'refused' | 'unreadable' | 'late'): number =>
    all.reduce((count, requests) => count + requests[name], 0);
  return {
    waiting: sum('waiting'),
    refused: sum('refused'),
    unreadable: sum('unreadable'),
    late: sum('late'),
    oldestSeconds: Math.max(...all.map(({ oldestSeconds }) => oldestSeconds)),
    reasons: Object.assign({}, ...all.map(({ reasons }) => reasons)),
  };
}

async function askOne(announced: string, secret: () => string): Promise<WaitingRequests | undefined> {
  try {
    const response = await fetch(new URL('outbox', announced), {
      headers: { Authorization: `Bearer ${secret()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const requests: unknown = await response.json();
    return response.ok && isWaitingRequests(requests) ? requests : undefined;
  } catch {
    return undefined;
  }
}
