import { z } from 'zod';
import { category, decimal, flag, manyMedia, oneMedia, oneReference, point, text } from './fields.ts';

const common = {
  title: text,
  position: point,
  position_16x9: point,
  position_mobile: point,
  priority: decimal,
  categories: z.array(category).nullish(),
  icon: oneReference,
  background_image: oneMedia,
  /** Only of the custom variants. */
  media: oneMedia,
};

/** One entry of the dynamic zone `hotspots`. */
export const hotspot = z.discriminatedUnion('__component', [
  z.object({
    __component: z.literal(['hotspots.open-article', 'hotspots.custom-open-article']),
    ...common,
    article: oneReference,
  }),
  z.object({
    __component: z.literal(['hotspots.open-dashboard', 'hotspots.custom-open-dashboard']),
    ...common,
    dashboard: oneReference,
  }),
  z.object({
    __component: z.literal(['hotspots.navigation', 'hotspots.custom-navigation']),
    ...common,
    action_target: oneReference,
    direction: z.enum(['forward', 'back', 'left', 'right', 'none']).nullish(),
  }),
  z.object({
    __component: z.literal(['hotspots.open-link', 'hotspots.custom-open-link']),
    ...common,
    url: text,
    new_window: flag,
    /** Only of `hotspots.open-link`. */
    in_frame: flag,
  }),
  z.object({
    __component: z.literal(['hotspots.open-documents', 'hotspots.custom-open-documents']),
    ...common,
    documents: manyMedia,
  }),
  z.object({
    __component: z.literal(['hotspots.open-media', 'hotspots.custom-open-media']),
    ...common,
    media_files: manyMedia,
    video_url: text,
    show_as: z.enum(['lightbox', 'view_360', 'slideshow', 'synced_images']).nullish(),
  }),
  z.object({
    __component: z.literal(['hotspots.menu', 'hotspots.custom-menu']),
    ...common,
    menu: oneReference,
  }),
]);

export type WireHotspot = z.infer<typeof hotspot>;
