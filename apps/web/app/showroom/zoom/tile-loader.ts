import type { BrowserClock } from '../browser/clock.ts';

/** Requests at a time: over HTTP/1.1 a browser opens six connections, and the rest of the page needs some. */
const AT_ONCE = 4;

/** Milliseconds until what failed is requested again: the server may have had no turn for it. */
const PAUSE = 3000;

/** Requests for one tile, until the visitor leaves the picture. */
const MAX_TRIES = 3;

/** A tile in the page. */
export interface TileElement {
  /** Resolved when it is decoded; rejected when it cannot be. */
  readonly ready: Promise<void>;
  /** Ends its request as well. */
  remove(): void;
}

export interface TileLoader<Wanted extends { readonly address: string }> {
  /** What is to be shown, the most important first: the rest is requested no more, and removed. */
  want(tiles: readonly Wanted[]): void;
}

/**
 * Keeps the tiles in the page that are wanted, and no others: a few requests at a time, and a failure is tried again
 * twice.
 */
export function createTileLoader<Wanted extends { readonly address: string }>(options: {
  /** Puts a tile into the page, unseen until it is decoded, and requests it. */
  readonly put: (tile: Wanted) => TileElement;
  readonly clock: Pick<BrowserClock, 'after'>;
}): TileLoader<Wanted> {
  const { put, clock } = options;
  const elements = new Map<string, TileElement>();
  const loading = new Set<TileElement>();
  const tries = new Map<string, number>();
  /** In the last moments: they are requested after a pause. */
  const failed = new Set<string>();
  let wanted: readonly Wanted[] = [];
  let cancelRetry: (() => void) | undefined;

  const fail = (address: string) => {
    failed.add(address);
    cancelRetry ??= clock.after(PAUSE, () => {
      cancelRetry = undefined;
      failed.clear();
      loadMore();
    });
  };

  const load = async (tile: Wanted) => {
    const { address } = tile;
    const element = put(tile);
    elements.set(address, element);
    loading.add(element);
    tries.set(address, (tries.get(address) ?? 0) + 1);
    try {
      await element.ready;
      tries.delete(address);
    } catch {
      // One that `want` has removed fails for that.
      if (elements.get(address) !== element) return;
      elements.delete(address);
      element.remove();
      fail(address);
    }
    loading.delete(element);
    loadMore();
  };

  const loadMore = () => {
    for (const tile of wanted) {
      if (loading.size >= AT_ONCE) return;
      const { address } = tile;
      const isGivenUp = failed.has(address) || (tries.get(address) ?? 0) >= MAX_TRIES;
      if (!elements.has(address) && !isGivenUp) void load(tile);
    }
  };

  return {
    want(tiles) {
      wanted = tiles;
      const addresses = new Set(tiles.map(({ address }) => address));
      for (const [address, element] of elements) {
        if (addresses.has(address)) continue;
        elements.delete(address);
        if (loading.delete(element)) tries.delete(address);
        element.remove();
      }
      if (tiles.length === 0) {
        cancelRetry?.();
        cancelRetry = undefined;
        failed.clear();
      }
      loadMore();
    },
  };
}
