import type { Core } from '@strapi/strapi';

/** The panel language from the profile of the request's user; undefined if unknown. */
export function panelLanguage(strapi: Core.Strapi): string | null | undefined {
  const state = strapi.requestContext.get()?.state as
    | { readonly user?: { readonly preferedLanguage?: string | null } }
    | undefined;
  return state?.user?.preferedLanguage;
}
