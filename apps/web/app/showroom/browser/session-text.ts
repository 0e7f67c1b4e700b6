/** A text that a window keeps until it is closed: a page that is loaded again finds it. */
export interface SessionText {
  /** Undefined where there is none, or an empty one. */
  readonly read: () => string | undefined;
  /** An empty text forgets the one before. */
  readonly keep: (text: string) => void;
}

/** The text of a key in the session storage. Where a browser has none, nothing is kept. */
export function sessionText(key: string): SessionText {
  return {
    read() {
      try {
        return sessionStorage.getItem(key) || undefined;
      } catch {
        return undefined;
      }
    },
    keep(text) {
      try {
        sessionStorage.setItem(key, text);
      } catch {
        // It is known until the page is loaded again.
      }
    },
  };
}
