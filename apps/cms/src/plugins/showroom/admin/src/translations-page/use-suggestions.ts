import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import {
  MAX_SUGGESTED_LENGTH,
  MAX_SUGGESTED_TEXTS,
  SUGGESTIONS_PATH,
} from '../../../contracts/suggestions.ts';
import type {
  SuggestionFailure,
  SuggestionsAnswer,
  SuggestionSource,
  SuggestionSourceAnswer,
} from '../../../contracts/suggestions.ts';
import { batchesOf, suggestText } from './suggest-texts.ts';
import type { SuggestedText, TranslateTexts } from './suggest-texts.ts';
import { isBlank, keyOf } from './text-value.ts';
import type { TextInHand } from './edits.ts';
import type { EntryInHand } from './use-entry-translation.ts';

/** Chrome and Edge on desktops; it translates on the device. */
interface BrowserTranslator {
  readonly availability: (languages: Languages) => Promise<string>;
  readonly create: (languages: Languages) => Promise<{
    readonly translate: (text: string) => Promise<string>;
  }>;
}

interface Languages {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** Who suggests: the browser itself, or a service by its name. */
export type Suggester = { readonly kind: 'browser' } | { readonly kind: 'service'; readonly name: string };

export interface SuggestionsInHand {
  /** Undefined where there is none. */
  readonly suggester: Suggester | undefined;
  readonly isBusy: boolean;
  readonly failure: SuggestionFailure | undefined;
  /** Suggests these texts; those that are empty in the original are left out. */
  readonly suggest: (texts: readonly TextInHand[]) => Promise<void>;
  /** Whether a text is the suggestion, as it was made. */
  readonly isSuggestion: (text: TextInHand) => boolean;
  /** What was not kept of a text, so that nothing is suggested for it. */
  readonly lostOf: (text: TextInHand) => readonly string[];
  /** Whether a text is too long for the service, so that nothing is suggested for it. */
  readonly isTooLong: (text: TextInHand) => boolean;
}

/** Of one request to the service. */
const LIMITS = { maxTexts: MAX_SUGGESTED_TEXTS, maxLength: MAX_SUGGESTED_LENGTH };

class FailedSuggestion extends Error {
  readonly failure: SuggestionFailure;

  constructor(failure: SuggestionFailure) {
    super(failure);
    this.failure = failure;
  }
}

function translatorOfBrowser(): BrowserTranslator | undefined {
  return (globalThis as { readonly Translator?: BrowserTranslator }).Translator;
}

/** Suggestions for texts of an entry: they become unsaved texts of the editor, and nothing else. */
export function useSuggestions(
  { write }: Pick<EntryInHand, 'write'>,
  { source, target }: { readonly source: string; readonly target: string },
): SuggestionsInHand {
  const { get, post } = useFetchClient();
  const [found, setFound] = useState<{
    readonly by: Suggester | undefined;
    readonly names: readonly string[];
  }>();
  const [made, setMade] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<string, SuggestedText>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SuggestionFailure>();
  const languages = { sourceLanguage: source, targetLanguage: target };

  useEffect(() => {
    let isAwaited = true;
    const look = async (): Promise<void> => {
      const browser = translatorOfBrowser()
        ?.availability({ sourceLanguage: source, targetLanguage: target })
        .catch(() => 'unavailable');
      const asked = get<SuggestionSourceAnswer>(SUGGESTIONS_PATH).then(
        ({ data }): SuggestionSource => data.data,
        (): SuggestionSource => ({ provider: null, names: [] }),
      );
      const [availability = 'unavailable', { provider, names }] = await Promise.all([browser, asked]);
      const service: Suggester | undefined =
        provider === null ? undefined : { kind: 'service', name: provider };
      if (isAwaited) setFound({ by: availability === 'unavailable' ? service : { kind: 'browser' }, names });
    };
    void look();
    return () => {
      isAwaited = false;
    };
  }, [get, source, target]);

  const suggester = found?.by;
  const inBrowser = async (): Promise<TranslateTexts> => {
    const translator = await translatorOfBrowser()?.create(languages);
    if (translator === undefined) throw new FailedSuggestion('language');
    return async (parts) => {
      const translated: string[] = [];
      for (const part of parts) translated.push(await translator.translate(part));
      return translated;
    };
  };
  const byService: TranslateTexts = async (parts) => {
    const translated: string[] = [];
    for (const batch of batchesOf(parts, LIMITS)) {
      const { data } = await post<SuggestionsAnswer>(SUGGESTIONS_PATH, { source, target, texts: batch });
      if ('failure' in data.data) throw new FailedSuggestion(data.data.failure);
      translated.push(...data.data.texts);
    }
    return translated;
  };

  return {
    suggester,
    isBusy,
    failure,
    async suggest(texts) {
      setBusy(true);
      setFailure(undefined);
      try {
        const isInBrowser = suggester?.kind === 'browser';
        const translate = isInBrowser ? await inBrowser() : byService;
        const maxLength = isInBrowser ? Number.POSITIVE_INFINITY : LIMITS.maxLength;
        for (const { pair } of texts) {
          if (isBlank(pair.source)) continue;
          const suggestion = await suggestText(pair, found?.names ?? [], translate, maxLength);
          const key = keyOf(pair);
          setResults((last) => new Map(last).set(key, suggestion));
          if (suggestion.value === undefined) continue;
          setMade((last) => new Map(last).set(key, suggestion.value));
          write(pair, suggestion.value);
        }
      } catch (error) {
        setFailure(error instanceof FailedSuggestion ? error.failure : 'broken');
      } finally {
        setBusy(false);
      }
    },
    isSuggestion: ({ pair, value, isEdited }) =>
      isEdited && made.has(keyOf(pair)) && JSON.stringify(made.get(keyOf(pair))) === JSON.stringify(value),
    lostOf: ({ pair, isEdited }) => (isEdited ? [] : (results.get(keyOf(pair))?.lost ?? [])),
    isTooLong: ({ pair, isEdited }) => !isEdited && results.get(keyOf(pair))?.isTooLong === true,
  };
}
