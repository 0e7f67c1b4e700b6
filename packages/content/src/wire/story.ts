import { z } from 'zod';
import { amount, identityShape, oneMedia, text } from './fields.ts';

/** Component `story.stop`. */
const storyStop = z.object({ address: text, title: text, notes: text, seconds: amount });

/** `/api/content-stories`. */
export const storySchema = z.object({
  ...identityShape,
  public_id: amount,
  slug: z.string().min(1),
  title: text,
  description: text,
  picture: oneMedia,
  stops: z.array(storyStop).nullish(),
});

export type WireStoryStop = z.infer<typeof storyStop>;
