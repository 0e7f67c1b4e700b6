import { z } from 'zod';

/** Beside the program: what the start of a stand has to know. Nothing of it is secret. */
export const STAND_SETTINGS_FILE = 'stand.json';

/** Where the content stands below the program's folder. */
export const CONTENT_FOLDER = 'content/snapshot';

export const standSettings = z.object({
  /** For people. */
  world: z.string(),
  /** Of the content, as `/version` says it. */
  version: z.string(),
  /** The showroom that gets the contact requests. */
  showroomUrl: z.string().optional(),
});

export type StandSettings = Readonly<z.output<typeof standSettings>>;
