import { useState } from 'react';

/**
 * The first of several equal values. Every revalidation creates new objects; whatever is costly to set up must not
 * restart for that.
 *
 * @param value plain data, as loaders return it.
 */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
