import type { PublishedContent } from '../../app/server-context.ts';
import {
  BROTLI_WHILE_WAITING,
  bytesOf,
  createCachedAnswer,
  type CachedAnswer,
} from '../http/cached-answer.ts';
import { replyText, REVALIDATE_ALWAYS } from '../http/reply.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

/** Sitemaps kept for one content: an invented Host header must not fill the memory. */
const MAX_KEPT = 16;

const make = async (content: PublishedContent, origin: string, part: string | null) => {
  const xml = sitemapOf({ content, origin, ...(part === null ? {} : { part: Number(part) }) });
  if (xml === undefined) return undefined;
  return createCachedAnswer({
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': REVALIDATE_ALWAYS },
    body: bytesOf(xml),
    brotliQuality: BROTLI_WHILE_WAITING,
  });
};

/** `/sitemap.xml` and `/robots.txt`, made of what everybody may see. */
export const createCrawlerRoutes = () => {
  const kept = new WeakMap<PublishedContent, Map<string, Promise<CachedAnswer | undefined>>>();

  return {
    sitemap: async (request: Request, content: PublishedContent, origin: string): Promise<Response> => {
      const own = kept.get(content) ?? new Map<string, Promise<CachedAnswer | undefined>>();
      kept.set(content, own);
      const part = new URL(request.url).searchParams.get('part');
      const key = `${origin} ${part}`;
      const answer = own.get(key) ?? make(content, origin, part);
      if (own.size >= MAX_KEPT) own.clear();
      own.set(key, answer);
      return (await answer)?.respond(request) ?? replyText('There is no such part of the sitemap.', 404);
    },
    robots: (content: PublishedContent, origin: string): Response => {
      const isStaging = content.snapshots[content.defaultLocale]?.settings.isStaging ?? false;
      return replyText(robotsOf({ origin, isStaging }), 200, { 'cache-control': REVALIDATE_ALWAYS });
    },
  };
};
