import { everyBuiltInText, placeholdersOf } from '@vitrine/texts';
import { WORDING_KEY_FIELD } from '../../contracts/wordings.ts';
import type { OfferedTextsAnswer } from '../../contracts/wordings.ts';
import type { Area } from '../area.ts';

/** Provides the texts that editors can replace to the form of the interface texts. */
export const wordingsArea: Area = {
  controllers: {
    wordings: () => ({
      find(ctx) {
        ctx.body = {
          data: everyBuiltInText(String(ctx.query['locale'] ?? '')).map((text) =>
            Object.assign({ placeholders: placeholdersOf(text.key) }, text),
          ),
        } satisfies OfferedTextsAnswer;
      },
    }),
  },
  // Paths below `/showroom`, see WORDINGS_PATH.
  routes: [
    {
      method: 'GET',
      path: '/wordings',
      handler: 'wordings.find',
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ],

  register({ strapi }) {
    strapi.customFields.register({
      name: WORDING_KEY_FIELD,
      plugin: 'showroom',
      type: 'string',
      // A full row, because the built-in text is shown below the field.
      inputSize: { default: 12, isResizable: false },
    });
  },
};
