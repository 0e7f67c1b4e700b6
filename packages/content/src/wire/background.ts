import { BACKGROUND_KEYS } from '@vitrine/core/world/background';
import { z } from 'zod';
import { flag, oneMedia } from './fields.ts';

const key = z.enum(BACKGROUND_KEYS).nullish();

/** The dynamic zone `background` of locations, transitions and portals. */
export const background = z
  .array(
    z.discriminatedUnion('__component', [
      z.object({ __component: z.literal('background-content.image'), key, image: oneMedia }),
      z.object({
        __component: z.literal('background-content.video'),
        key,
        video: oneMedia,
        poster: oneMedia,
        loop: flag,
      }),
    ]),
  )
  .nullish();

export type WireBackground = z.infer<typeof background>;
