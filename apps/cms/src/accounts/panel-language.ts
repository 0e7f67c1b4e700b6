import type { Core } from '@strapi/strapi';
import { PANEL_LANGUAGE_COOKIE, PANEL_LANGUAGES } from '../contracts/panel-language.ts';

/**
 * The language that the user of the request reads the panel in: as the panel sends it, else from the profile; undefined
 * if unknown. A profile has none as long as the language was chosen at the login alone.
 */
export function panelLanguage(strapi: Core.Strapi): string | null | undefined {
  const context = strapi.requestContext.get();
  const state = context?.state as
    | { readonly user?: { readonly preferedLanguage?: string | null } }
    | undefined;
  return sentLanguage(context?.cookies.get(PANEL_LANGUAGE_COOKIE)) ?? state?.user?.preferedLanguage;
}

/** @param sent Of the request: a stranger may have written anything. */
function sentLanguage(sent: string | undefined): string | undefined {
  return PANEL_LANGUAGES.find((language) => language === sent);
}
