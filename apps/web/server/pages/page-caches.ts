import type { FigureSources } from '@vitrine/content/bundle';
import type { CachedAnswer } from '../http/cached-answer.ts';
import { createLru } from '../cache/lru.ts';

/** A page that is the same for everyone, with its key. */
export interface KeptPage {
  readonly answer: CachedAnswer;
  /** The `Set-Cookie` line that remembers the language of the address; the key contains that language. */
  readonly languageCookie?: string;
  /** Whether it still shows what it would show now; absent: as long as the content is the same. */
  readonly isCurrent?: (figureSources: FigureSources | undefined) => boolean;
}

/** 96 MB of pages with a plain address: about 3,000 of them. */
const MAIN_LIMIT = 96 * 1024 * 1024;

/**
 * Addresses that a client can invent (unknown ones, ones with a query) share a smaller cache, so that they never
 * displace the pages that visitors walk through.
 */
const SIDE_LIMIT = 16 * 1024 * 1024;

/** Without `PUBLIC_URL` each request's own `Host` counts: the main cache has pages of this many. */
const MAX_ORIGINS = 8;

/** The cached pages of one content version. */
export function createPageCaches() {
  const weigh = ({ answer }: KeptPage, key: string): number => answer.weight() + 2 * key.length;
  const main = createLru<KeptPage>({ limit: MAIN_LIMIT, weigh });
  const side = createLru<KeptPage>({ limit: SIDE_LIMIT, weigh });
  const origins = new Set<string>();
  /**
   * Whether pages of an origin may use the main cache: of unknown origins a client can invent as many as it likes.
   */
  const hasRoomFor = (origin: string): boolean => origins.has(origin) || origins.size < MAX_ORIGINS;

  return {
    get: (key: string): KeptPage | undefined => main.get(key) ?? side.get(key),
    hasRoomFor,
    /** @param page.isOurs whether it exists, under its canonical address and without a query. */
    keep: (
      key: string,
      kept: KeptPage,
      page: { readonly isOurs: boolean; readonly origin: string },
    ): void => {
      if (!page.isOurs || !hasRoomFor(page.origin)) {
        side.set(key, kept);
        return;
      }
      origins.add(page.origin);
      main.set(key, kept);
    },
    /** To be called when the answer of a page has become heavier. */
    weighAgain: (key: string): void => {
      for (const cache of [main, side]) cache.weighAgain(key);
    },
    clear: (): void => {
      for (const kept of [main, side, origins]) kept.clear();
    },
    /** Bytes that the pages occupy. */
    weight: (): number => main.weight() + side.weight(),
  };
}
