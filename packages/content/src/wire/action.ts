import { z } from 'zod';
import { decimal, flag, manyMedia, oneMedia, oneReference, text } from './fields.ts';

/** Component `actions.action`. */
export const action = z.object({
  kind: z.enum([
    'open_article',
    'open_dashboard',
    'navigate',
    'open_link',
    'open_documents',
    'open_media',
    'open_video',
    'open_iframe',
    'open_view_360',
    'open_slideshow',
    'open_synced_images',
    'open_menu',
    'open_contact',
  ]),
  article: oneReference,
  dashboard: oneReference,
  location: oneReference,
  url: text,
  new_window: flag,
  files: manyMedia,
  menu: oneReference,
  subject: text,
});

export const actionStack = z.array(action).nullish();

/** Component `actions.button`. */
const button = z.object({ title: text, action: action.nullish(), cover: oneMedia });

export const buttons = z.array(button).nullish();

/** Components `view-360.hotspot`. */
export const panoramaHotspots = z
  .array(z.object({ title: text, yaw: decimal, pitch: decimal, action: action.nullish() }))
  .nullish();

export type WireAction = z.infer<typeof action>;
export type WireButton = z.infer<typeof button>;
export type WirePanoramaHotspots = z.infer<typeof panoramaHotspots>;
