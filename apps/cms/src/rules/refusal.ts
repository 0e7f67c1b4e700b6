import { errors } from '@strapi/utils';

/**
 * Refuses a write with a sentence for the editor, shown at the field in the edit view and sent as a 400 by REST.
 *
 * @param field The attribute to look at.
 */
export const refusal = (field: string, sentence: string): Error =>
  new errors.ValidationError(sentence, {
    errors: [{ path: [field], message: sentence, name: 'ValidationError', value: '' }],
  });
