import type { z } from 'zod';
import { articleSchema } from './article.ts';
import { boxHookSchema, dashboardSchema, iconSchema, menuSchema, screensaverSchema } from './collections.ts';
import { locationSchema } from './location.ts';
import { settingsSchema, uiTranslationSchema } from './settings.ts';
import { storySchema } from './story.ts';
import { transitionSchema } from './transition.ts';
import { worldSchema } from './world.ts';

/**
 * The wire contract: one schema for an entry of each store, after `unwrap`. The entries of a well-kept CMS match
 * unchanged; others are repaired one by one when they are loaded.
 */
export const WIRE_SCHEMAS = {
  settings: settingsSchema,
  icons: iconSchema,
  contents: locationSchema,
  transitions: transitionSchema,
  screensavers: screensaverSchema,
  articles: articleSchema,
  dashboards: dashboardSchema,
  menus: menuSchema,
  worlds: worldSchema,
  box_hooks: boxHookSchema,
  stories: storySchema,
  ui_translation: uiTranslationSchema,
} as const;

/** The entries of a store, as its schema reads them. */
export type WireEntry<Store extends keyof typeof WIRE_SCHEMAS> = z.infer<(typeof WIRE_SCHEMAS)[Store]>;
