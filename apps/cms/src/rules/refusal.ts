import { errors } from '@strapi/utils';

/**
 * Refuses a write with a sentence for the editor, shown at the field in the edit view and sent as a 400 by REST.
 *
 * @param field The attribute to look at, or the way to it: `['sections', '2', 'url']`.
 */
export function refusal(field: string | readonly string[], sentence: string): Error {
  return new errors.ValidationError(sentence, {
    errors: [
      {
        path: typeof field === 'string' ? [field] : [...field],
        message: sentence,
        name: 'ValidationError',
        value: '',
      },
    ],
  });
}
