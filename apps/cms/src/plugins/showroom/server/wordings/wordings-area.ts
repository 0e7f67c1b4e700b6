import { everyBuiltInText, placeholdersOf } from '@vitrine/texts';
import { WORDING_KEY_FIELD } from '../../contracts/wordings.ts';
import type { OfferedTextsAnswer } from '../../contracts/wordings.ts';
import type { Area } from '../area.ts';

/** What the form of the interface texts needs from the server: the texts that an editor may replace. */
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
  // Below `/showroom`, as WORDINGS_PATH has it.
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
      // All of a row: the built-in text stands below it.
      inputSize: { default: 12, isResizable: false },
    });
  },
};
