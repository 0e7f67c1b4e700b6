import type { PublishedContent } from '../../app/contract/server-context.ts';
import { bytesOf, createCachedAnswer } from '../http/cached-answer.ts';
import type { CachedAnswer } from '../http/cached-answer.ts';
import { replyText, REVALIDATE_ALWAYS } from '../http/reply.ts';
import type { Clock } from '../process/clock.ts';
import { createFairQueue } from '../fairness/fair-queue.ts';
import type { Asker, FairQueueLimits } from '../fairness/fair-queue.ts';
import { createLru } from '../cache/lru.ts';
import type { Lru } from '../cache/lru.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

/** The limit on sitemaps cached for one content: an invented Host header must not fill the memory. */
const MAX_KEPT = 16;

/** A sitemap of 10,000 locations in seven languages takes some 100 ms of the thread that answers everyone. */
const LIMITS: FairQueueLimits = {
  atOnce: 1,
  ofOneAtOnce: 1,
  maxWaiting: 64,
  maxWaitingPerClient: 4,
  free: 1_000,
  refill: 0.05,
  greedyShare: 0.1,
};

type Sitemap = CachedAnswer | undefined;

async function make(content: PublishedContent, origin: string, part: string | null) {
  const xml = sitemapOf({ content, origin, ...(part === null ? {} : { part: Number(part) }) });
  if (xml === undefined) return undefined;
  return createCachedAnswer({
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': REVALIDATE_ALWAYS },
    body: bytesOf(xml),
  });
}

/** `/sitemap.xml` and `/robots.txt`, built from public content. */
export function createCrawlerRoutes(clock: Clock) {
  const kept = new WeakMap<PublishedContent, Lru<CachedAnswer>>();
  const queue = createFairQueue<Sitemap>(LIMITS, clock, clock.worked);

  return {
    /** @param client that the work is charged to; none when undefined. */
    sitemap: async (
      request: Request,
      content: PublishedContent,
      origin: string,
      client: Asker['client'],
    ): Promise<Response> => {
      const own = kept.get(content) ?? createLru<CachedAnswer>({ limit: MAX_KEPT, weigh: () => 1 });
      kept.set(content, own);
      const part = new URL(request.url).searchParams.get('part');
      const key = `${origin} ${part}`;
      const known = own.get(key);
      if (known) return known.respond(request);
      const turn = queue.ask(`${content.version} ${key}`, { client }, () => make(content, origin, part));
      if (turn === undefined) {
        return replyText('Too many sitemaps are asked for.', 503, { 'retry-after': '10' });
      }
      const made = await turn.result;
      // A part that does not exist must not displace one that does.
      if (made === undefined) return replyText('There is no such part of the sitemap.', 404);
      own.set(key, made);
      return made.respond(request);
    },
    robots: (content: PublishedContent, origin: string): Response => {
      const isStaging = content.snapshots[content.defaultLocale]?.settings.isStaging ?? false;
      return replyText(robotsOf({ origin, isStaging }), 200, { 'cache-control': REVALIDATE_ALWAYS });
    },
  };
}
