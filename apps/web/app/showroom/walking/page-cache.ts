/** Milliseconds that a page's content is cached; the server also announces changed content. */
const KEPT_FOR = 60_000;

/** The most pages kept; the oldest goes first. */
const MAX_PAGES = 20;

/** The content of prefetched pages and of those just visited. */
export interface PageCache {
  /**
   * Answers from the cache or loads. A prefetch never rejects: the error belongs to the navigation, if there is one.
   */
  load<Content>(address: string, fresh: () => Promise<Content>): Promise<Content | null>;
  /** The next {@link PageCache.load} of this address is a prefetch. @returns false if none is needed. */
  announcePrefetch(address: string): boolean;
  clear(): void;
}

export function createPageCache({
  now,
  isAway,
}: {
  readonly now: () => number;
  /** Whether an error only means that the server is unreachable for now: then the old content is used. */
  readonly isAway: (error: unknown) => boolean;
}): PageCache {
  const pages = new Map<string, { readonly content: Promise<unknown>; readonly since: number }>();
  const prefetches = new Set<string>();

  const kept = (address: string) => {
    const page = pages.get(address);
    return page !== undefined && now() - page.since <= KEPT_FOR ? page : undefined;
  };
  const keep = (address: string, content: Promise<unknown>) => {
    const page = { content, since: now() };
    pages.set(address, page);
    content.catch(() => {
      if (pages.get(address) === page) pages.delete(address);
    });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  };

  return {
    async load<Content>(address: string, fresh: () => Promise<Content>) {
      const isPrefetch = prefetches.delete(address);
      const page = kept(address);
      const old = pages.get(address);
      const load = async () => {
        try {
          return await fresh();
        } catch (error) {
          if (old === undefined || !isAway(error)) throw error;
          return old.content as Promise<Content>;
        }
      };
      // Cached content came from the same loader. The first caller may have aborted its request: then load again.
      const content = page === undefined ? load() : (page.content as Promise<Content>).catch(load);
      if (page === undefined) keep(address, content);
      return isPrefetch ? content.catch(() => null) : content;
    },
    announcePrefetch(address) {
      if (kept(address) !== undefined) return false;
      prefetches.add(address);
      return true;
    },
    clear: () => pages.clear(),
  };
}
