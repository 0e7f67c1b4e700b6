import { z } from 'zod';

/** A text that may be left empty in the CMS. */
export const text = z.string().nullish();

/** A number; databases send decimals as texts at times. */
export const decimal = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*[-+]?\d+(\.\d+)?\s*$/)
      .transform(Number),
  ])
  .nullish();

/** A number that may not be negative: times, weights, counts. */
export const amount = decimal.refine((value) => value === null || value === undefined || value >= 0, {
  error: 'must not be negative',
});

export const flag = z.boolean().nullish();

/** A switch that closes something. An unreadable value counts as on, because content must never open by mistake. */
export const closingFlag = z.preprocess(
  (value) => (value === null || value === undefined || typeof value === 'boolean' ? value : true),
  flag,
);

/** The name of a rule about who may see something. An unreadable one is not `public`: normalising closes it. */
export const closingRule = z.preprocess(
  (value) => (value === null || value === undefined || typeof value === 'string' ? value : ''),
  text,
);

/**
 * A time at which something opens or closes, ISO 8601. An invalid one is kept: comparing with it fails and keeps the
 * location closed, whereas dropping it would open the location.
 */
export const closingInstant = z.preprocess(
  (value) => (value === null || value === undefined || typeof value === 'string' ? value : 'no date'),
  text,
);

/** The identifying fields of every entry; Strapi 4 has no `documentId`. */
export const identityShape = {
  id: z.union([z.number(), z.string()]).nullish(),
  documentId: text,
};

const formatSchema = z.object({ url: z.string().min(1), width: z.number(), height: z.number() });

/** A file that the CMS has made of a video (decision 0022). */
const madeSchema = formatSchema.extend({ ext: text, mime: text, size: decimal });

const weight = z.number().int().min(1).max(1000);

/** What our CMS has read of a font. */
const fontFacts = z.object({ weights: z.tuple([weight, weight]), lacks: z.string() });

/** Our CMS's alternative texts of a file by language, but for the default one's. */
const alternativeTexts = z
  .record(z.string(), z.object({ text }).nullish().catch(undefined))
  .nullish()
  .catch(undefined);

/** A file of the media library, as populated. */
export const media = z.object({
  ...identityShape,
  url: z.string().min(1),
  name: text,
  /** In the default language. */
  alternativeText: text,
  alternative_texts: alternativeTexts,
  caption: text,
  width: decimal,
  height: decimal,
  formats: z
    .object({
      xxlarge: formatSchema.nullish(),
      xlarge: formatSchema.nullish(),
      large: formatSchema.nullish(),
      medium: formatSchema.nullish(),
      small: formatSchema.nullish(),
      thumbnail: formatSchema.nullish(),
      playable: madeSchema.nullish(),
      first_frame: madeSchema.nullish(),
      smaller: madeSchema.extend({ codecs: text }).nullish(),
      // Another CMS may make a width of a picture under this name.
      phone: z
        .object({ url: z.string().min(1), mime: text })
        .nullish()
        .catch(undefined),
    })
    .nullish(),
  hash: text,
  ext: text,
  mime: text,
  /** Kilobytes of 1,000 bytes. */
  size: decimal,
  /** In percent of the picture. A CMS without focal points sends none. */
  focalPoint: z.object({ x: decimal, y: decimal }).nullish().catch(undefined),
  /** Our CMS's note which bytes replaced others under the file's name, and what it has read of a font. */
  provider_metadata: z
    .object({ replaced: text, font: fontFacts.nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
});

export const oneMedia = media.nullish();
export const manyMedia = z.array(media).nullish();

/** A populated relation: whatever names its target. */
const reference = z.object({
  ...identityShape,
  payloadId: text,
  slug: text,
  key: text,
  public_id: decimal,
  name: text,
  title: text,
});

export const oneReference = reference.nullish();
export const manyReferences = z.array(reference).nullish();

/** Component `placing.point`. */
export const point = z.object({ x: decimal, y: decimal }).nullish();

/** Component `placing.direction`. */
export const direction = z.object({ yaw: decimal, pitch: decimal }).nullish();

/** Component `placing.area`. */
export const area = z.object({ x: decimal, y: decimal, width: decimal, height: decimal }).nullish();

/** A category of stations, hotspots or articles. */
export const category = z.object({ ...identityShape, title: text, priority: decimal });

export type WireMedia = z.infer<typeof media>;
export type WireReference = z.infer<typeof reference>;
export type WirePoint = z.infer<typeof point>;
export type WireDirection = z.infer<typeof direction>;
export type WireArea = z.infer<typeof area>;
