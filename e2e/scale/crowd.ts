import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that did not bring what was asked for. */
export interface Failure {
  readonly path: string;
  /** A status, or what the connection said. */
  readonly outcome: number | string;
  /** Milliseconds since the crowd came. */
  readonly at: number;
}

/** What happened to a crowd. */
export interface CrowdReport {
  readonly answered: number;
  readonly failures: readonly Failure[];
  /** Milliseconds from the end of each event stream to the first event of the next one. */
  readonly returns: readonly number[];
  /** Streams that are open. */
  readonly streams: number;
}

/** Milliseconds between two pages of a visitor: from the first to less than the second. */
const PAUSE = [4_000, 8_000] as const;

/** Milliseconds until a page opens its stream again, as `content-events.ts` has it: twice as long after each failure. */
const FIRST_WAIT = 2_000;
const MAX_WAIT = 60_000;

/** Milliseconds in which a page has to come. */
const PATIENCE = 15_000;

/** Visitors who look at pages with a picture each, and follow the content as an open page does. */
export interface Crowd {
  readonly report: () => CrowdReport;
  readonly leave: () => Promise<void>;
}

/** The paths of all pages that everyone may see. */
export async function pagesOf(url: string): Promise<readonly string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The scripts and styles that a page names. */
const ASSETS = /\/assets\/[\w./-]+\.(?:js|css)/g;

/**
 * @param options.paths addresses of pages and of their pictures, which have to be answered with 200.
 * @param options.doesLoadAssets whether they load the scripts and styles of their pages as well, each once.
 */
export function invite(options: {
  readonly url: string;
  readonly visitors: number;
  readonly paths: readonly string[];
  readonly doesLoadAssets?: boolean;
}): Crowd {
  const { url, visitors, paths, doesLoadAssets = false } = options;
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const leaving = new AbortController();
  const begun = performance.now();
  const failures: Failure[] = [];
  const returns: number[] = [];
  let answered = 0;
  let streams = 0;

  const open = (path: string, visitor: number, isStream = false) =>
    request({
      hostname,
      port,
      path,
      ...(isStream ? { agent: false } : { agent }),
      headers: {
        // What a page names is read here.
        'accept-encoding': doesLoadAssets ? 'identity' : 'br',
        accept: 'text/html,image/avif,image/webp',
        'x-forwarded-for': addressOf(visitor),
      },
    });

  /** @returns what came, where pages are read. */
  const look = async (visitor: number, path: string): Promise<string> => {
    const fail = (outcome: number | string): void => {
      failures.push({ path, outcome, at: Math.round(performance.now() - begun) });
    };
    let text = '';
    const asked = open(path, visitor);
    const late = setTimeout(() => asked.destroy(new Error('It took too long.')), PATIENCE);
    try {
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      for await (const chunk of answer) if (doesLoadAssets) text += String(chunk);
      if (!answer.complete) fail('cut off');
      else if (answer.statusCode === 200) answered += 1;
      else fail(answer.statusCode ?? 0);
    } catch (error) {
      fail(String(error));
    } finally {
      clearTimeout(late);
    }
    return text;
  };

  const browse = async (visitor: number): Promise<void> => {
    const loaded = new Set<string>();
    await pause(Math.random() * PAUSE[1], leaving.signal);
    while (!leaving.signal.aborted) {
      const path = paths[Math.floor(Math.random() * paths.length)];
      const page = path === undefined ? '' : await look(visitor, path);
      for (const [asset] of doesLoadAssets ? page.matchAll(ASSETS) : []) {
        if (loaded.has(asset)) continue;
        loaded.add(asset);
        await look(visitor, asset);
      }
      await pause(PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]), leaving.signal);
    }
  };

  /** Follows the content over one stream, until it ends. @returns whether it was ever open. */
  const followOnce = async (visitor: number, lostAt: number | undefined): Promise<boolean> => {
    const asked = open('/box-api/events', visitor, true);
    const stop = (): void => void asked.destroy();
    leaving.signal.addEventListener('abort', stop);
    let isOpen = false;
    try {
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      for await (const chunk of answer) {
        if (isOpen || !String(chunk).includes('event: content')) continue;
        isOpen = true;
        streams += 1;
        if (lostAt !== undefined) returns.push(performance.now() - lostAt);
      }
    } catch {
      // It ended: what the page says of it is another test's.
    } finally {
      leaving.signal.removeEventListener('abort', stop);
      if (isOpen) streams -= 1;
    }
    return isOpen;
  };

  const follow = async (visitor: number): Promise<void> => {
    let next = FIRST_WAIT;
    let lostAt: number | undefined;
    await pause(Math.random() * FIRST_WAIT, leaving.signal);
    while (!leaving.signal.aborted) {
      if (await followOnce(visitor, lostAt)) {
        next = FIRST_WAIT;
        lostAt = performance.now();
      }
      await pause(next, leaving.signal);
      next = Math.min(next * 2, MAX_WAIT);
    }
  };

  const all = Array.from({ length: visitors }, (_, visitor) =>
    Promise.all([browse(visitor), follow(visitor)]),
  );
  return {
    report: () => ({ answered, failures: [...failures], returns: [...returns], streams }),
    leave: async () => {
      leaving.abort();
      await Promise.all(all);
      agent.destroy();
    },
  };
}

/** Of a network that is kept for benchmarks (RFC 2544): limits count each visitor alone. */
function addressOf(visitor: number): string {
  return `198.18.${visitor >> 8}.${visitor & 255}`;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
