/** How many characters an account may have translated in an hour. */
interface SuggestionBudget {
  /** Takes characters out of the account's hour; false, and nothing is taken, where it has not as many left. */
  readonly take: (account: number, characters: number) => boolean;
}

const HOUR = 3_600_000;

/** About forty pages: more than one person reads in an hour, and a fifth of what DeepL gives for a month. */
const DEFAULT_CHARACTERS = 100_000;

/**
 * The characters of an account's hour.
 *
 * @param environment `TRANSLATION_BUDGET`, a whole number of characters.
 * @throws Error with a sentence that names the variable.
 */
export function suggestionCharacters(environment: NodeJS.ProcessEnv = process.env): number {
  const set = environment['TRANSLATION_BUDGET']?.trim() ?? '';
  if (set === '') return DEFAULT_CHARACTERS;
  if (!/^[1-9]\d{0,9}$/.test(set)) {
    throw new Error('TRANSLATION_BUDGET must be a whole number of characters, such as 100000');
  }
  return Number(set);
}

/**
 * Counts in this process only: the service that translates has a limit of its own. An account's hour begins with the
 * first text after the last one.
 *
 * @param now milliseconds of a clock.
 */
export function createSuggestionBudget(characters: number, now: () => number): SuggestionBudget {
  const hours = new Map<number, { readonly begun: number; readonly taken: number }>();
  return {
    take(account, wanted) {
      const at = now();
      for (const [other, { begun }] of hours) if (at - begun >= HOUR) hours.delete(other);
      const { begun, taken } = hours.get(account) ?? { begun: at, taken: 0 };
      if (taken + wanted > characters) return false;
      hours.set(account, { begun, taken: taken + wanted });
      return true;
    },
  };
}
