import { useState } from 'react';

/**
 * The first of several equal values. Loaded content comes as new objects each time the page looks again;
 * what is costly to set up must not begin anew for that.
 *
 * @param value plain data, as loaders return it.
 */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
