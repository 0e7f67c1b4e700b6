/** What every field says that decides who may enter. */
export const EVERY_LANGUAGE = 'Published in one language, it holds in all; the strictest counts.';
