/** What the next page of this window says first: a login loads a new document. */
const KEY = 'vitrine.welcome';

/** Keeps a sentence for the next page. Without storage it is not said. */
export function keepWelcome(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // A browser that keeps nothing.
  }
}

/** The sentence that the page before has kept; it is said once. */
export function takeWelcome(): string | undefined {
  try {
    const sentence = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return sentence;
  } catch {
    return undefined;
  }
}
