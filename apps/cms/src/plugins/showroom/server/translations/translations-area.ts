import { READ_TRANSLATIONS } from '../../contracts/translations.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { changesOf } from '../changes/changes-area.ts';
import { rowsIn } from '../content/rows.ts';
import { translationsController } from './controller.ts';
import { suggestionsController } from './suggestions-controller.ts';
import { suggestionCharacters } from './suggestion-budget.ts';
import { translationProvider } from './translation-provider.ts';
import { outdatedTextsIn, outdatedTextType } from './outdated-texts.ts';

/** Shows the state of translations, and offers translating side by side. */
export const translationsArea: Area = {
  controllers: { translations: translationsController, 'translation-suggestions': suggestionsController },
  contentTypes: { 'outdated-text': outdatedTextType },
  // Paths below `/showroom`, see TRANSLATIONS_PATH.
  routes: [
    {
      method: 'GET',
      path: '/translations',
      handler: 'translations.find',
      config: requirePermissions(READ_TRANSLATIONS),
    },
    {
      method: 'GET',
      path: '/translations/:uid/:documentId',
      handler: 'translations.findOne',
      config: requirePermissions(READ_TRANSLATIONS),
    },
    {
      method: 'PUT',
      path: '/translations/:uid/:documentId',
      handler: 'translations.update',
      config: requirePermissions(READ_TRANSLATIONS),
    },
    {
      method: 'GET',
      path: '/translation-suggestions',
      handler: 'translation-suggestions.find',
      config: requirePermissions(READ_TRANSLATIONS),
    },
    {
      method: 'POST',
      path: '/translation-suggestions',
      handler: 'translation-suggestions.create',
      config: requirePermissions(READ_TRANSLATIONS),
    },
  ],
  actions: [{ displayName: 'See and write translations', uid: 'translations.read' }],

  register({ strapi }) {
    // A wrong setting is said at the start, not when an editor needs it.
    translationProvider();
    suggestionCharacters();
    const outdated = outdatedTextsIn(strapi);
    const { attributesOf } = rowsIn(strapi);
    changesOf(strapi).listen({ inTransaction: (change) => outdated.follow(attributesOf, change) });
  },
};
