import { z } from 'zod';
import { decimal, oneMedia } from './fields.ts';

/** Component `placing.panorama`. */
export const panorama = z
  .object({ picture: oneMedia, yaw: decimal, pitch: decimal, field_of_view: decimal })
  .nullish();

/** Component `placing.view`. */
export const arrivalView = z.object({ yaw: decimal, pitch: decimal, field_of_view: decimal }).nullish();

export type WireArrivalView = z.infer<typeof arrivalView>;

export type WirePanorama = z.infer<typeof panorama>;
