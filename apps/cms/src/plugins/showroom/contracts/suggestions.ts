/** `GET /showroom/translation-suggestions`: who translates; `POST`: suggestions for some texts. */
export const SUGGESTIONS_PATH = '/showroom/translation-suggestions';

/** Of one request. */
export const MAX_SUGGESTED_TEXTS = 50;
export const MAX_SUGGESTED_LENGTH = 20_000;

export interface SuggestionSource {
  /** Who gets the texts, by name and host; null where the operator has set no one. */
  readonly provider: string | null;
  /** Names that stay as they are, besides codes and numbers. */
  readonly names: readonly string[];
}

export type SuggestionSourceAnswer = { readonly data: SuggestionSource };

export interface SuggestionInput {
  readonly source: string;
  readonly target: string;
  /** With placeholders for everything that has to stay as it is. */
  readonly texts: readonly string[];
}

/** Why there are no suggestions; `budget`: the account has used up its hour. */
export const SUGGESTION_FAILURES = ['timeout', 'key', 'limit', 'budget', 'language', 'broken'] as const;
export type SuggestionFailure = (typeof SUGGESTION_FAILURES)[number];

/** The texts in the order of the request, or why there are none. */
export type Suggestions = { readonly texts: readonly string[] } | { readonly failure: SuggestionFailure };

export type SuggestionsAnswer = { readonly data: Suggestions };
