import type { Core } from '@strapi/strapi';

/** The language of the panel of whoever sends the request, as their profile has it; undefined where unknown. */
export function panelLanguage(strapi: Core.Strapi): string | null | undefined {
  const state = strapi.requestContext.get()?.state as
    { readonly user?: { readonly preferedLanguage?: string | null } } | undefined;
  return state?.user?.preferedLanguage;
}
