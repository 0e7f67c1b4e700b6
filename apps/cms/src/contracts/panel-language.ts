/**
 * The cookie by which the panel sends its language with every request, Strapi's own included: the server answers with
 * sentences that people read in it.
 */
export const PANEL_LANGUAGE_COOKIE = 'vitrine_panel_language';

/** The languages that the panel speaks. */
export const PANEL_LANGUAGES = ['en', 'de'] as const;
