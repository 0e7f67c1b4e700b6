import type { Core } from '@strapi/strapi';

/** Where editors make single changes; imports and the seed write what was examined as a whole. */
const FORMS = ['/content-manager/', '/showroom/map'];

/** Whether an editor writes this entry now, in an edit view, a list or on a map. */
export const isEditedByHand = (strapi: Core.Strapi): boolean => {
  const path = strapi.requestContext.get()?.path ?? '';
  return FORMS.some((form) => path.startsWith(form));
};
