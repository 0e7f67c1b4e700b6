/** Milliseconds that a page's content is kept; content that changes is told by the server besides. */
const KEPT_FOR = 60_000;

/** The most pages kept; the oldest goes first. */
const MOST_PAGES = 20;

/** The content of pages that are about to be opened, and of those just visited. */
export interface PageCache {
  /**
   * Answers from the cache or loads. A page that is only prefetched never fails: its failure belongs to
   * the visit, if there is one.
   */
  load<Content>(address: string, fresh: () => Promise<Content>): Promise<Content | null>;
  /** The next {@link PageCache.load} of this address is a prefetch. False: there is no need for one. */
  announcePrefetch(address: string): boolean;
  clear(): void;
}

export function createPageCache({
  now,
  isAway,
}: {
  readonly now: () => number;
  /** Whether an error only says that the server cannot be had for the moment: then what is old still serves. */
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
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
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
      // What is kept under an address came from the same loader. Whoever asked for it first may have given up, and
      // taken the request along: that is no reason not to ask again.
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
