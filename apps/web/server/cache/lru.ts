/** A map that forgets what was not asked for longest, once it weighs more than its limit. */
export interface Lru<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /** Weighs a value again that has become heavier or lighter; what is not there any more stays forgotten. */
  readonly weighAgain: (key: string) => void;
  readonly clear: () => void;
  /** In the unit of `weigh`. */
  readonly weight: () => number;
  readonly size: () => number;
}

/**
 * @param options.limit the most that all values together may weigh. A value that alone weighs more is
 *   not kept.
 * @param options.weigh of one value, asked when it is set and when it is to be weighed again.
 */
export function createLru<Value>(options: {
  readonly limit: number;
  readonly weigh: (value: Value, key: string) => number;
}): Lru<Value> {
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    total -= entry.weight;
  };

  const add = (key: string, value: Value): void => {
    const weight = options.weigh(value, key);
    if (weight > options.limit) return;
    entries.set(key, { value, weight });
    total += weight;
    for (const oldest of entries.keys()) {
      if (total <= options.limit) break;
      remove(oldest);
    }
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      remove(key);
      add(key, value);
    },
    weighAgain: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      remove(key);
      add(key, entry.value);
    },
    clear: () => {
      entries.clear();
      total = 0;
    },
    weight: () => total,
    size: () => entries.size,
  };
}
