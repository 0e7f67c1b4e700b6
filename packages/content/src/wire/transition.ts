import { z } from 'zod';
import { background } from './background.ts';
import { arrivalView } from './panorama.ts';
import { amount, flag, identityShape, oneReference, text } from './fields.ts';

/** `/api/content-transitions` and `/api/portals`. */
export const transitionSchema = z.object({
  ...identityShape,
  payloadId: text,
  from: oneReference,
  to: oneReference,
  weight: amount,
  background,
  arrival_view: arrivalView,
  transitionOptions: z.object({ active: flag, direct_transition: flag, blending_time: amount }).nullish(),
});
