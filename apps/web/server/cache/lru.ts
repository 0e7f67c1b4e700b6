import { LRUCache } from 'lru-cache';

/** A map that drops the least recently used values once the total weight of its values exceeds a limit. */
export interface Lru<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /** Weighs a value again that has become heavier or lighter; a dropped value stays dropped. */
  readonly weighAgain: (key: string) => void;
  readonly clear: () => void;
  /** In the unit of `weigh`. */
  readonly weight: () => number;
  readonly size: () => number;
}

/**
 * @param options.limit for the total weight. A value that is heavier than this is not kept.
 * @param options.weigh returns a whole number from 1; called when a value is set and when it is weighed again.
 */
export function createLru<Value extends NonNullable<unknown>>(options: {
  readonly limit: number;
  readonly weigh: (value: Value, key: string) => number;
}): Lru<Value> {
  const cache = new LRUCache<string, Value>({ maxSize: options.limit, sizeCalculation: options.weigh });

  return {
    get: (key) => cache.get(key),
    set: (key, value) => {
      cache.set(key, value);
    },
    weighAgain: (key) => {
      const value = cache.peek(key);
      if (value === undefined) return;
      // Setting the same value once more would keep its old weight.
      cache.delete(key);
      cache.set(key, value);
    },
    clear: () => cache.clear(),
    weight: () => cache.calculatedSize,
    size: () => cache.size,
  };
}
