import type { WaitingAnswer, WaitingRequests } from '../../contracts/requests.ts';

const TIMEOUT_MS = 3_000;

const COUNTS = ['waiting', 'refused', 'unreadable', 'late', 'oldestSeconds'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isWaitingRequests = (value: unknown): value is WaitingRequests =>
  isRecord(value) && COUNTS.every((name) => typeof value[name] === 'number') && isRecord(value['reasons']);

/**
 * Asks the web server that changes are announced to which contact requests wait in its outbox: `/-/outbox` beside
 * `/-/revalidate`, with the same secret.
 *
 * @param options.announced `REVALIDATE_URL`; empty where there is none.
 * @returns never rejects: a showroom that gives no good answer is away.
 */
export const askForWaiting = async (options: {
  readonly announced: string;
  readonly secret: () => string;
}): Promise<WaitingAnswer> => {
  const { announced, secret } = options;
  if (!URL.canParse(announced)) return { state: 'unset' };
  try {
    const response = await fetch(new URL('outbox', announced), {
      headers: { Authorization: `Bearer ${secret()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const requests: unknown = await response.json();
    return response.ok && isWaitingRequests(requests) ? { state: 'known', requests } : { state: 'away' };
  } catch {
    return { state: 'away' };
  }
};
