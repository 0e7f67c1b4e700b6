import { z } from 'zod';

/** Next to the program: what the start of a stand has to know. It contains no secret. */
export const STAND_SETTINGS_FILE = 'stand.json';

/** The folder of the content, below the program's folder. */
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
