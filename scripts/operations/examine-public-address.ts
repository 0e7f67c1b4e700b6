import { ask, reasonOf } from './ask.ts';
import { error, fine, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** Milliseconds within which the first event has to be there: the server sends it at once. */
const FIRST_EVENT = 3_000;

/** Asks for what visitors get through every proxy: a page's origin, TLS, and the event stream. */
export async function examinePublicAddress(publicUrl: string | undefined): Promise<readonly Finding[]> {
  if (publicUrl === undefined) {
    return [
      warning(
        'PUBLIC_URL is not set: the showroom answers in the local network alone, and has no canonical links.',
      ),
    ];
  }
  const health = await ask(`${publicUrl}/healthz`);
  if (!health.isThere) return [error(`${publicUrl} cannot be reached from here (${health.reason}).`)];
  if (health.status !== 200) return [error(wrongAddress(publicUrl, health.status))];
  const findings = [...examineHeaders(publicUrl, health.headers), ...(await examineEvents(publicUrl))];
  return findings.length > 0 ? findings : [fine(`${publicUrl} is well.`)];
}

/** @param headers of an answer of the web server. */
export function examineHeaders(publicUrl: string, headers: Headers): readonly Finding[] {
  if (!publicUrl.startsWith('https:')) {
    return isLocal(publicUrl)
      ? []
      : [error(`${publicUrl} is not encrypted: logins and access codes can be read on the way.`)];
  }
  if (headers.has('strict-transport-security')) return [];
  return [
    error(
      `${publicUrl} answers without Strict-Transport-Security: the web server was started without this PUBLIC_URL, or a proxy removes headers.`,
    ),
  ];
}

function wrongAddress(publicUrl: string, status: number): string {
  if (status === 421) {
    return `${publicUrl} is not the PUBLIC_URL that the web server was started with (421), or the proxy does not pass Host on.`;
  }
  if (status >= 300 && status < 400) {
    return `${publicUrl} leads elsewhere (${status}): PUBLIC_URL is the origin at which visitors arrive.`;
  }
  return `${publicUrl}/healthz answers with ${status}.`;
}

function isLocal(url: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/.test(
    new URL(url).hostname,
  );
}

async function examineEvents(publicUrl: string): Promise<readonly Finding[]> {
  const url = `${publicUrl}/box-api/events`;
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), FIRST_EVENT);
  try {
    const answer = await fetch(url, { signal: control.signal });
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status !== 200 || !type.startsWith('text/event-stream')) {
      return [error(`${url} answers with ${answer.status} (${type}): pages do not learn of changes.`)];
    }
    await answer.body?.getReader().read();
    return [];
  } catch (failure) {
    return [
      error(
        control.signal.aborted
          ? `${url} sends nothing within ${FIRST_EVENT / 1000} s: a proxy gathers event streams. Switch its buffering off for this address.`
          : `${url} cannot be read (${reasonOf(failure)}).`,
      ),
    ];
  } finally {
    clearTimeout(timer);
    control.abort();
  }
}
