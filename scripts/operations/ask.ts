/** Milliseconds for an answer. */
const PATIENCE = 5_000;

/** What an address answers. */
export type Answer =
  | {
      readonly isThere: true;
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      /** Seconds by which its clock is ahead of ours; undefined where it does not say the time. */
      readonly ahead: number | undefined;
    }
  | { readonly isThere: false; readonly reason: string };

/** Asks an address, without following where it leads. Never rejects. */
export async function ask(url: string, bearer?: string): Promise<Answer> {
  const begun = Date.now();
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    });
    const middle = (begun + Date.now()) / 2;
    const text = await answer.text();
    return {
      isThere: true,
      status: answer.status,
      headers: answer.headers,
      text,
      ahead: aheadOf(answer, middle),
    };
  } catch (error) {
    return { isThere: false, reason: reasonOf(error) };
  }
}

/** @param now milliseconds since 1970 at about which it answered. */
function aheadOf({ headers }: Response, now: number): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  // Its header has whole seconds, cut off.
  return Number.isNaN(date) ? undefined : Math.round((date + 500 - now) / 1000);
}

/** The reason for which an address cannot be reached, in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : error.message;
}
