import type { en } from './en.ts';

/** The key of a text of the plugin, which exists in every language of the panel. */
export type TextKey = keyof typeof en;
