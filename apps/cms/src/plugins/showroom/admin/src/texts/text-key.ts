import type { en } from './en.ts';

/** What the plugin says, in every language of the admin panel. ICU messages. */
export type TextKey = keyof typeof en;
