import { MENU_GROUPS } from '@vitrine/core/world/content';
import { z } from 'zod';
import { action, actionStack, buttons } from './action.ts';
import { blocks, boardFigure, contactPerson } from './article.ts';
import {
  amount,
  flag,
  identityShape,
  manyMedia,
  manyReferences,
  media,
  oneMedia,
  oneReference,
  text,
} from './fields.ts';

/** `/api/icons`. */
export const iconSchema = z.object({ ...identityShape, name: z.string().min(1), svg: media.nullish() });

/** `/api/dashboards`. */
export const dashboardSchema = z.object({
  ...identityShape,
  public_id: amount,
  title: text,
  text: blocks,
  figures: z.array(boardFigure).nullish(),
  logo: oneMedia,
  links: z.array(z.object({ title: text, action_target: action.nullish(), media: oneMedia })).nullish(),
  contacts: z.array(contactPerson).nullish(),
  action_buttons: buttons,
  media_library: z.array(z.object({ title: text, cover: oneMedia, media: manyMedia })).nullish(),
  shown_unlinked: flag,
});

const itemCommon = {
  title: text,
  media: oneMedia,
  cover: oneMedia,
  menu_group: z.enum(MENU_GROUPS).nullish(),
};

/** One entry of a menu's dynamic zone `items`. */
const menuItem = z.discriminatedUnion('__component', [
  z.object({
    __component: z.literal('menu-items.navigation'),
    ...itemCommon,
    action_target: oneReference,
  }),
  z.object({ __component: z.literal('menu-items.article'), ...itemCommon, article: oneReference }),
  z.object({ __component: z.literal('menu-items.dashboard'), ...itemCommon, dashboard: oneReference }),
  z.object({ __component: z.literal('menu-items.link'), ...itemCommon, url: text, new_window: flag }),
  z.object({ __component: z.literal('menu-items.documents'), ...itemCommon, documents: manyMedia }),
  z.object({
    __component: z.literal('menu-items.media'),
    ...itemCommon,
    media_files: manyMedia,
    video_url: text,
  }),
  z.object({ __component: z.literal('menu-items.submenu'), ...itemCommon, menu: oneReference }),
  z.object({ __component: z.literal('menu-items.action-stack'), ...itemCommon, action_stack: actionStack }),
  z.object({ __component: z.literal('menu-items.go-back'), ...itemCommon }),
]);

/** `/api/menus`. */
export const menuSchema = z.object({
  ...identityShape,
  key: z.string().min(1),
  title: text,
  items: z.array(menuItem).nullish(),
});

/** `/api/screensavers`. */
export const screensaverSchema = z.object({
  ...identityShape,
  name: z.string().min(1),
  media: z
    .array(
      z.discriminatedUnion('__component', [
        z.object({
          __component: z.literal('screensaver-content.image'),
          media: oneMedia,
          displayed_time: amount,
        }),
        z.object({ __component: z.literal('screensaver-content.video'), media: oneMedia }),
        z.object({
          __component: z.literal('screensaver-content.location'),
          location: oneReference,
          wait: amount,
        }),
      ]),
    )
    .nullish(),
});

/** `/api/box-hooks`. */
export const boxHookSchema = z.object({
  ...identityShape,
  active: flag,
  /** Whether it was meant for locations, also where none of them is left. */
  only_at_locations: flag,
  event: z.enum([
    'app_loaded',
    'target_location_changed',
    'current_location_changed',
    'close_sidebars',
    'idle',
    'idle_ended',
  ]),
  locations: manyReferences,
  action_stack: actionStack,
});

export type WireDashboard = z.infer<typeof dashboardSchema>;
export type WireMenuItem = z.infer<typeof menuItem>;
export type WireScreensaver = z.infer<typeof screensaverSchema>;
