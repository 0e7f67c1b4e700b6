import { useEffect, useState } from 'react';

/** Milliseconds after the last keystroke until a list is requested. */
const PAUSE = 250;

/** The value that was there last for {@link PAUSE} without a change: a search is not requested for each keystroke. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
