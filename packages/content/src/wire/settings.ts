import { HOTSPOT_ANIMATIONS } from '@vitrine/core/world/location';
import { z } from 'zod';
import { amount, flag, identityShape, oneMedia, oneReference, text } from './fields.ts';
import { themeSchema } from './world.ts';

/** What a page before or beside the showroom says. */
const coverPage = z.object({ title: text, text, button_label: text }).nullish();

/** `/api/app-setting`. */
export const settingsSchema = z.object({
  ...identityShape,
  pathfinding: z
    .object({
      fly_mode_active: flag,
      max_world_items: amount,
      direct_beyond_maximum: flag,
      skip_location: flag,
      playback_rate: amount,
      blending_time: amount,
    })
    .nullish(),
  screensaver: z
    .object({
      active: flag,
      use_automatically_generated_screensaver: flag,
      automatically_generated_screensaver_interval: amount,
      idle_timeout: amount,
      timeout: amount,
      skip_unreachable_location: flag,
      forgets_visitor: flag,
      forgets_login: flag,
      screensaver: oneReference,
    })
    .nullish(),
  content_slider: z
    .object({ autoplay: flag, interval: amount, pause_on_focus: flag, pause_on_hover: flag })
    .nullish(),
  hotspots: z
    .object({
      stagger_animation: flag,
      stagger_interval: amount,
      default_animation: z.enum(HOTSPOT_ANIMATIONS).nullish(),
      expand_all: flag,
    })
    .nullish(),
  default_world: oneReference,
  app_logo: oneMedia,
  start_page_background: oneMedia,
  login_page_background: oneMedia,
  power_save_mode_page_background: oneMedia,
  login_page: coverPage,
  power_save_page: coverPage,
  brand: z.object({ name: text, icon: oneMedia, picture: oneMedia, theme: themeSchema }).nullish(),
  staging: flag,
  contact_email: text,
  embed_hosts: text,
  search_synonyms: text,
  analytics: z
    .object({ active: flag, needs_consent: flag, tag_manager_id: text, measurement_id: text })
    .nullish(),
});

/** `/api/ui-translation`. */
export const uiTranslationSchema = z.object({
  ...identityShape,
  items: z.array(z.object({ key: z.string().min(1), value: text })).nullish(),
});

export type WireSettings = z.infer<typeof settingsSchema>;
export type WireCoverPage = z.infer<typeof coverPage>;
