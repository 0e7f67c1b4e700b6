import { z } from 'zod';

/** The destinations of an accepted request. */
export const DESTINATIONS = ['cms', 'mail'] as const;
export type Destination = (typeof DESTINATIONS)[number];

const mark = z.object({
  /** ISO time when the destination confirmed it. */
  deliveredAt: z.iso.datetime().optional(),
  /** ISO time when the first attempt began; its outcome is unknown while `deliveredAt` is absent. */
  startedAt: z.iso.datetime().optional(),
  /** ISO time when the destination had refused it so often that it is not tried again until the next start. */
  refusedAt: z.iso.datetime().optional(),
});

/** A world, location or article, with its title when the request was made. */
const namedThing = z.object({ id: z.string(), title: z.string() });

const outboxEntry = z.object({
  format: z.literal(1),
  /** The permanent id of the request: the CMS's `request_id`, and the left side of the mail's Message-ID. */
  id: z.string().regex(/^[0-9a-z-]{20,64}$/),
  acceptedAt: z.iso.datetime(),
  form: z.object({
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
    phone: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    consent: z.boolean(),
  }),
  /** What the visitor agreed to, and when; absent where the form did not prove which sentence it showed. */
  consent: z
    .object({ text: z.string(), version: z.string(), locale: z.string(), givenAt: z.iso.datetime() })
    .optional(),
  /** The words around the copy that the visitor asked for, in their language. */
  copy: z.object({ subject: z.string(), opening: z.string(), closing: z.string() }).optional(),
  context: z.object({
    locale: z.string(),
    /** The showroom's address as the visitor saw it, with the page. */
    page: z.string(),
    world: namedThing.optional(),
    location: namedThing.optional(),
    article: namedThing.optional(),
  }),
  /** The progress when the file was written; later progress is recorded in the names of files beside it. */
  marks: z.object({ cms: mark, mail: mark }),
});

/** An accepted contact request with its progress. */
export type OutboxEntry = Readonly<z.output<typeof outboxEntry>>;
export type ContactContext = OutboxEntry['context'];
export type CopyWords = NonNullable<OutboxEntry['copy']>;
export type DeliveryMark = z.output<typeof mark>;
export type Marks = Readonly<Record<Destination, DeliveryMark>>;

/**
 * Reads the text of an entry's file.
 *
 * @returns `undefined` if it is damaged.
 */
export function parseEntry(text: string): OutboxEntry | undefined {
  try {
    return outboxEntry.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
