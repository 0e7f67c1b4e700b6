const KEY = 'vitrine.commenter';

/** The name under which this browser's visitor has commented on a preview; empty for none. */
export function commenterName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the name for the next comment, for as long as the browser keeps it. */
export function keepCommenterName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage is full or forbidden.
  }
}
