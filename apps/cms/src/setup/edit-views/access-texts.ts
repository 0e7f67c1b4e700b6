/** The texts of all fields that decide who may enter. */
export const EVERY_LANGUAGE = 'Published in one language, it holds in all; the strictest counts.';
