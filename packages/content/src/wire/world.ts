import { APPEARANCES, CORNERS, HEADER_LOOKS, SCREEN_SCALES } from '@vitrine/core/world/theme';
import { z } from 'zod';
import {
  amount,
  closingFlag,
  flag,
  identityShape,
  manyReferences,
  oneMedia,
  oneReference,
  text,
} from './fields.ts';

const logo = z
  .object({
    image: oneMedia,
    has_background: flag,
    stick_to_top: flag,
    background_color: text,
    has_shadow: flag,
    color: text,
    /** Ours: the picture is drawn in `color`. */
    tint: flag,
    heightInEm: amount,
  })
  .nullish();

/** Component `world.theme`: a world's, or the brand's. */
export const themeSchema = z
  .object({
    primary_color: text,
    secondary_color: text,
    appearance: z.enum(APPEARANCES).nullish(),
    corners: z.enum(CORNERS).nullish(),
    header_look: z.enum(HEADER_LOOKS).nullish(),
    screen_scale: z.enum(SCREEN_SCALES).nullish(),
    text_font: oneMedia,
    text_font_bold: oneMedia,
    heading_font: oneMedia,
  })
  .nullish();

/** `/api/worlds`. */
export const worldSchema = z.object({
  ...identityShape,
  slug: z.string().trim().min(1),
  name: text,
  description: text,
  URL_ALIAS: text,
  earlier_slugs: text,
  start_location_id: z.union([text, z.number().transform(String)]),
  protect_with_password: closingFlag,
  /** Private in our own CMS; others may send it. It never enters a snapshot. */
  password: text,
  only_logged_in_users: closingFlag,
  /** The other spelling of specification section 3. */
  only_logged_in_user: closingFlag,
  logo_main: logo,
  logo_sidebar: logo,
  header: z
    .array(z.object({ name: z.enum(['world-logo', 'breadcrumb', 'app-logo']), classes: text }))
    .nullish(),
  sidebars: z.object({ transition_time: amount }).nullish(),
  theme: themeSchema,
  screensaver: z
    .object({
      active: flag,
      idle_timeout: amount,
      forgets_visitor: flag,
      forgets_login: flag,
      screensaver: oneReference,
    })
    .nullish(),
  start_page: z.object({ title: text, text, button_label: text }).nullish(),
  floor_plan: oneMedia,
  mini_map: flag,
  menus: manyReferences,
});

/**
 * `/api/world-access`: the codes, for the web server alone. A world whose languages hold different codes comes
 * once with each of them.
 */
export const worldAccessSchema = z.array(z.object({ slug: z.string().min(1), password: text }));

export type WireTheme = z.infer<typeof themeSchema>;
export type WireWorld = z.infer<typeof worldSchema>;
