import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import { MAX_SUGGESTED_LENGTH, MAX_SUGGESTED_TEXTS } from '../../contracts/suggestions.ts';
import type {
  SuggestionInput,
  Suggestions,
  SuggestionsAnswer,
  SuggestionSourceAnswer,
} from '../../contracts/suggestions.ts';
import { createSuggestionBudget, suggestionCharacters } from './suggestion-budget.ts';
import { isRow } from './text-pairs.ts';
import { keptNames, translationProvider } from './translation-provider.ts';

/** Asks the translation service that the operator has set. Nothing is stored. */
export function suggestionsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const budget = createSuggestionBudget(suggestionCharacters(), Date.now);
  return {
    find(ctx) {
      ctx.body = {
        data: { provider: translationProvider()?.name ?? null, names: keptNames() },
      } satisfies SuggestionSourceAnswer;
    },

    async create(ctx) {
      const provider = translationProvider();
      if (provider === undefined) throw new errors.NotFoundError('No translation service is set.');
      const input = readInput(ctx.request.body);
      const locales = await readLocales(strapi);
      if (![input.source, input.target].every((locale) => locales.includes(locale))) {
        throw new errors.ValidationError('The CMS does not have this language.');
      }
      const isWithin = budget.take(permissionsOf(strapi, ctx.state).id, lengthOf(input.texts));
      const data: Suggestions = isWithin ? await provider.translate(input) : { failure: 'budget' };
      ctx.body = { data } satisfies SuggestionsAnswer;
    },
  };
}

function readInput(body: unknown): SuggestionInput {
  const { source, target, texts } = isRow(body) ? body : {};
  if (
    typeof source !== 'string' ||
    typeof target !== 'string' ||
    !Array.isArray(texts) ||
    !texts.every((text): text is string => typeof text === 'string')
  ) {
    throw new errors.ValidationError('These are no texts to translate.');
  }
  if (texts.length === 0 || texts.length > MAX_SUGGESTED_TEXTS || lengthOf(texts) > MAX_SUGGESTED_LENGTH) {
    throw new errors.ValidationError('These are too many texts for one request.');
  }
  return { source, target, texts };
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
