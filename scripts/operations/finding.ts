/** What is found at one part of an installation. */
export interface Finding {
  /** `error`: something does not work. `warning`: it works worse than it could. */
  readonly severity: 'error' | 'warning' | 'fine';
  /** What is so, and what to do about it. */
  readonly sentence: string;
}

export function error(sentence: string): Finding {
  return { severity: 'error', sentence };
}

export function warning(sentence: string): Finding {
  return { severity: 'warning', sentence };
}

export function fine(sentence: string): Finding {
  return { severity: 'fine', sentence };
}
