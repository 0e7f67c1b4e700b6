import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The keys with which the CMS and the web server sign previews; both derive them from `REVALIDATE_SECRET`. */
export interface PreviewKeys {
  /** Signs tokens. */
  readonly token: Uint8Array;
  /** The bearer token that the two use for requests about previews. */
  readonly call: string;
}

const LENGTH = 32;
const NO_SALT = new Uint8Array();

/** Derives the keys (HKDF-SHA256, RFC 5869), so that tokens made with them reveal nothing about the secret. */
export function derivePreviewKeys(secret: string): PreviewKeys {
  const derive = (label: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, NO_SALT, `vitrine preview ${label}`, LENGTH));
  return { token: derive('token v1'), call: Buffer.from(derive('call v1')).toString('base64url') };
}

const instant = z.number().int().nonnegative();
const path = z.string().startsWith('/').max(2_000);

/** The time at which a rehearsal shows the showroom, and the IANA name of the time zone in which it was chosen. */
const moment = z.object({ at: instant, zone: z.string().min(1) });

/**
 * The claims of a token. Each kind has a single purpose: an `opening` begins an editor's preview, once and within a
 * minute, in a frame beside a form, or of a moment in a window; a `session` or a `rehearsal` is what the browser keeps
 * afterwards; a `link` is a shared preview, both in the address and in the browser.
 */
const claimsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opening'),
    /** Valid once. */
    nonce: z.string().min(1),
    editor: z.string().min(1).optional(),
    /**
     * The preview session: the open panel beside the preview. The preview ends with it, and no later panel revives
     * it.
     */
    session: z.string().min(1).optional(),
    /**
     * In place of a preview session: a rehearsal, under its random id in the CMS, which alone knows whose it is, and
     * with which login it ends.
     */
    rehearsal: z.object({ id: z.string().min(1), moment }).optional(),
    /** Milliseconds since 1970, as everywhere here. */
    endsAt: instant,
    /** When the session that it begins ends at the latest. */
    sessionEndsAt: instant,
    /** The origin of the admin panel, which alone may show the preview in a frame. */
    frame: z.string().min(1),
    /** Where it begins, with its language. */
    address: path,
  }),
  z.object({
    kind: z.literal('session'),
    editor: z.string().min(1),
    session: z.string().min(1),
    endsAt: instant,
    frame: z.string().min(1),
  }),
  z.object({
    kind: z.literal('rehearsal'),
    id: z.string().min(1),
    endsAt: instant,
    moment,
  }),
  z.object({
    kind: z.literal('link'),
    id: z.string().min(1),
    endsAt: instant,
    /** The slug of the world it begins in. */
    world: z.string().min(1),
    /** Where it begins, with its language: that of the one entry that it shows. Absent: the entrance of the world. */
    address: path.optional(),
    /** In place of the drafts: the showroom as it will be then. */
    moment: moment.optional(),
  }),
]);

export type PreviewClaims = z.output<typeof claimsSchema>;
export type PreviewClaimsOf<Kind extends PreviewClaims['kind']> = Extract<
  PreviewClaims,
  { readonly kind: Kind }
>;

/** Longer than any token that is made, in characters. */
const LONGEST = 4_000;

function macOf({ token }: PreviewKeys, payload: string): Buffer {
  return createHmac('sha256', token).update(payload).digest();
}

/** Signs claims so that they cannot be changed or forged without the keys. They can be read. */
export function signPreview(keys: PreviewKeys, claims: PreviewClaims): string {
  const payload = Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url');
  return `${payload}.${macOf(keys, payload).toString('base64url')}`;
}

/**
 * Reads a token of {@link signPreview}. The caller checks whether it has expired.
 *
 * @returns undefined if it was made with other keys or altered.
 */
export function readPreview(keys: PreviewKeys, token: string): PreviewClaims | undefined {
  const [payload = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || token.length > LONGEST) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(keys, payload);
  // The base64 decoder is lenient; another spelling of the same bytes counts as altered, too.
  if (given.length !== expected.length || given.toString('base64url') !== mac) return undefined;
  if (!timingSafeEqual(given, expected)) return undefined;
  const parsed = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}
