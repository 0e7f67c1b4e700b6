/** A map that forgets what was not asked for longest, once it weighs more than its limit. */
export interface Lru<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
  /** In the unit of `weigh`. */
  readonly weight: () => number;
  readonly size: () => number;
}

/**
 * @param options.limit the most that all values together may weigh. A value that alone weighs more is
 *   not kept.
 * @param options.weigh of one value, the same whenever it is asked.
 */
export const createLru = <Value>(options: {
  readonly limit: number;
  readonly weigh: (value: Value, key: string) => number;
}): Lru<Value> => {
  const entries = new Map<string, Value>();
  let total = 0;

  const remove = (key: string): void => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    total -= options.weigh(value, key);
  };

  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      const weight = options.weigh(value, key);
      if (weight > options.limit) return;
      entries.set(key, value);
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= options.limit) break;
        remove(oldest);
      }
    },
    clear: () => {
      entries.clear();
      total = 0;
    },
    weight: () => total,
    size: () => entries.size,
  };
};
