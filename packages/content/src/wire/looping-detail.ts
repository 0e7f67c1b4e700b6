import { z } from 'zod';
import { area, oneMedia, text } from './fields.ts';

/** Component `placing.detail`. */
export const loopingDetails = z
  .array(z.object({ name: text, video: oneMedia, area, area_16x9: area, area_mobile: area }))
  .nullish();

export type WireLoopingDetails = z.infer<typeof loopingDetails>;
