import { READ_TRANSLATIONS } from '../../contracts/translations.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { changesOf } from '../changes/changes-area.ts';
import { rowsIn } from '../content/rows.ts';
import { translationsController } from './controller.ts';
import { outdatedTextsIn, outdatedTextType } from './outdated-texts.ts';

/** Shows the state of translations, and offers translating side by side. */
export const translationsArea: Area = {
  controllers: { translations: translationsController },
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
  ],
  actions: [{ displayName: 'See and write translations', uid: 'translations.read' }],

  register({ strapi }) {
    const outdated = outdatedTextsIn(strapi);
    const { attributesOf } = rowsIn(strapi);
    changesOf(strapi).listen({ inTransaction: (change) => outdated.follow(attributesOf, change) });
  },
};
