import { resolve } from 'node:path';
import { BucketSettingsError, readBucketSettings } from '@vitrine/bucket/settings';
import type { BucketSettings } from '@vitrine/bucket/settings';
import { z } from 'zod';
import { readFigureOrigins, readFrameAncestors, readOrigins, readTrustedProxies } from './env-lists.ts';
import type { FigureOrigin } from './env-lists.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';

/** The environment is wrong: the message names every variable that has to be corrected. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const optionalText = z.string().min(1).optional();

function httpUrl(name: string) {
  return z.url({
    protocol: /^https?$/,
    error: `${name} must be an address that starts with http:// or https://`,
  });
}

/** Personal data crosses other networks only over TLS. */
export function isEncryptedAddress(address: string): boolean {
  return /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.test(address);
}

const schema = z.object({
  PORT: z.coerce
    .number({ error: 'PORT must be a whole number from 1 to 65535' })
    .int({ error: 'PORT must be a whole number from 1 to 65535' })
    .min(1, { error: 'PORT must be a whole number from 1 to 65535' })
    .max(65535, { error: 'PORT must be a whole number from 1 to 65535' })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, { error: 'HOST must be a host name or an IP address' })
    .optional(),
  PUBLIC_URL: httpUrl('PUBLIC_URL').optional(),
  PREVIEW_URL: httpUrl('PREVIEW_URL').optional(),
  CMS_URL: httpUrl('CMS_URL').default('http://127.0.0.1:1337'),
  CMS_API_TOKEN: optionalText,
  CMS_TIMEOUT: z.coerce
    .number({ error: 'CMS_TIMEOUT must be a number of seconds from 1 to 120' })
    .min(1, { error: 'CMS_TIMEOUT must be a number of seconds from 1 to 120' })
    .max(120, { error: 'CMS_TIMEOUT must be a number of seconds from 1 to 120' })
    .default(15),
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: 'REDIS_URL must be an address that starts with redis:// or rediss://',
    })
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SESSION_SECRET: z.string().min(32, { error: 'SESSION_SECRET must have at least 32 characters' }).optional(),
  REVALIDATE_SECRET: z
    .string()
    .min(16, { error: 'REVALIDATE_SECRET must have at least 16 characters' })
    .optional(),
  DISK_RESERVE: z.coerce
    .number({ error: 'DISK_RESERVE must be a number of megabytes from 0 to 1000000' })
    .min(0, { error: 'DISK_RESERVE must be a number of megabytes from 0 to 1000000' })
    .max(1_000_000, { error: 'DISK_RESERVE must be a number of megabytes from 0 to 1000000' })
    .default(500),
  CONTENT_SNAPSHOT: z.string().min(1).default('demo/snapshot'),
  CONTENT_ENDPOINTS: optionalText,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address that starts with smtp:// or smtps://' })
    .optional(),
  CONTACT_TO: z.email({ error: 'CONTACT_TO must be an email address' }).optional(),
  CONTACT_FROM: z.email({ error: 'CONTACT_FROM must be an email address' }).optional(),
  CONTACT_REQUEST_DAYS: z.coerce
    .number({ error: 'CONTACT_REQUEST_DAYS must be a whole number of days from 0 to 36500' })
    .int({ error: 'CONTACT_REQUEST_DAYS must be a whole number of days from 0 to 36500' })
    .min(0, { error: 'CONTACT_REQUEST_DAYS must be a whole number of days from 0 to 36500' })
    .max(36_500, { error: 'CONTACT_REQUEST_DAYS must be a whole number of days from 0 to 36500' })
    .default(365),
  STAND_LEADS: z.enum(['true', 'false'], { error: 'STAND_LEADS must be true or false' }).default('true'),
  STAND_SHOWROOM_URL: httpUrl('STAND_SHOWROOM_URL')
    .refine(isEncryptedAddress, {
      error: 'STAND_SHOWROOM_URL must begin with https://: what people write to you travels there',
    })
    .optional(),
  FRAME_ANCESTORS: z.string().default("'self'").transform(readFrameAncestors),
  MEDIA_ORIGINS: z.string().default('').transform(readOrigins),
  FIGURE_ORIGINS: z.string().default('').transform(readFigureOrigins),
  FIGURE_INTERVAL: z.coerce
    .number({ error: 'FIGURE_INTERVAL must be a number of seconds from 10 to 86400' })
    .min(10, { error: 'FIGURE_INTERVAL must be a number of seconds from 10 to 86400' })
    .max(86_400, { error: 'FIGURE_INTERVAL must be a number of seconds from 10 to 86400' })
    .default(60),
  TRUSTED_PROXIES: z.string().default('').transform(readTrustedProxies),
  HSTS_SUBDOMAINS: z
    .enum(['true', 'false'], { error: 'HSTS_SUBDOMAINS must be true or false' })
    .default('false'),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'METRICS_TOKEN must have at least 16 characters' })
    .regex(/^[\x21-\x7e]+$/, { error: 'METRICS_TOKEN must be letters, digits and signs without spaces' })
    .optional(),
  LOOK_PAGE: z.enum(['true', 'false'], { error: 'LOOK_PAGE must be true or false' }).default('false'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

/** The value of `CONTENT_SNAPSHOT` where no content ships with the showroom. */
const NO_SNAPSHOT = 'none';

/** The validated environment of the web server. Folders are absolute, addresses end without a slash. */
export interface Env {
  readonly port: number;
  /** Absent: every interface. */
  readonly host?: string;
  /** The origin visitors use, without a path; absent: taken from each request. */
  readonly publicUrl?: string;
  /** The origin that previews of drafts are limited to; absent: they work under every name of the showroom. */
  readonly previewUrl?: string;
  readonly cmsUrl: string;
  readonly cmsApiToken?: string;
  /** Milliseconds for one complete answer of the CMS. */
  readonly cmsTimeout: number;
  /** The Redis that this process shares with other web processes; absent: it is the only one, or shares nothing. */
  readonly redisUrl?: string;
  /** Where media lie that this process shares with other web processes and the CMS; absent: on disks. */
  readonly bucket?: BucketSettings;
  readonly dataDir: string;
  /** Bytes of the disk that copies of media and resized pictures leave free. */
  readonly diskReserve: number;
  /** Absent: generated and kept in `dataDir`. */
  readonly sessionSecret?: string;
  /** Absent: generated and kept in `dataDir`. */
  readonly revalidateSecret?: string;
  /** Absent: nothing is shown until the CMS has content. */
  readonly contentSnapshot?: string;
  /** The file that lists the calls by which content is read; absent: those of our own CMS. */
  readonly contentEndpoints?: string;
  /** Absent: contact requests are not mailed. */
  readonly mail?: { readonly smtpUrl: string; readonly to: string; readonly from: string };
  /** Whether contact requests from stands are accepted. */
  readonly takesStandLeads: boolean;
  /** This is a stand: contact requests go to this showroom. An origin, without a path. */
  readonly standShowroomUrl?: string;
  /** For how many days damaged files of the outbox are kept; 0: until they are erased by hand. */
  readonly contactRequestDays: number;
  /** Which sites may show pages in a frame, as in CSP. */
  readonly frameAncestors: readonly string[];
  /** Besides the CMS: origins from which media may be fetched although they are in a private network. */
  readonly mediaOrigins: readonly string[];
  /** From where figures of dashboards may be read; empty: typed values alone are shown. */
  readonly figureOrigins: readonly FigureOrigin[];
  /** Milliseconds between two readings of a figure's source. */
  readonly figureInterval: number;
  /** The proxies whose forwarding headers are trusted. */
  readonly trustedProxies: TrustedProxies;
  /** `Strict-Transport-Security` of every answer; absent where visitors do not use TLS. */
  readonly hsts?: string;
  /** The bearer token of `GET /metrics`; absent: only neighbours may read them. */
  readonly metricsToken?: string;
  /** Whether there is a page `/_look`, which developers and the tests read. */
  readonly showsLook: boolean;
  readonly logLevel: string;
}

/** A mail server needs a recipient; without a sender the recipient's address is also the sender's. */
function mailOf(env: z.output<typeof schema>): Env['mail'] {
  if (env.SMTP_URL === undefined) return undefined;
  if (env.CONTACT_TO === undefined) {
    throw new EnvironmentError('CONTACT_TO must be set when SMTP_URL is: contact requests are mailed to it.');
  }
  return { smtpUrl: env.SMTP_URL, to: env.CONTACT_TO, from: env.CONTACT_FROM ?? env.CONTACT_TO };
}

/** A year, in seconds: the usual period of HSTS. */
const HSTS = 'max-age=31536000';

/** Subdomains of the showroom's host belong to other sites until the operator sets otherwise. */
function hstsOf(env: z.output<typeof schema>): string | undefined {
  if (!env.PUBLIC_URL?.toLowerCase().startsWith('https:')) return undefined;
  return env.HSTS_SUBDOMAINS === 'true' ? `${HSTS}; includeSubDomains` : HSTS;
}

function bucketOf(source: Readonly<Record<string, string | undefined>>): BucketSettings | undefined {
  try {
    return readBucketSettings(source);
  } catch (cause) {
    if (cause instanceof BucketSettingsError) throw new EnvironmentError(cause.message, { cause });
    throw cause;
  }
}

function present<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}

function withoutEmpty(source: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, value]) =>
      value === undefined || value.trim() === '' ? [] : [[key, value.trim()] as const],
    ),
  );
}

/**
 * Reads and checks the environment variables that `.env.example` lists. An empty value counts as absent. Relative
 * folders start at `root`, the project's folder.
 *
 * @throws {EnvironmentError} with one line for each wrong variable.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>, root: string): Env {
  const parsed = schema.safeParse(withoutEmpty(source));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? '');
      return issue.message.startsWith(name) ? issue.message : `${name}: ${issue.message}`;
    });
    throw new EnvironmentError([...new Set(lines)].join('\n'));
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    ...present('host', env.HOST),
    ...present('publicUrl', env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin),
    ...present('previewUrl', env.PREVIEW_URL === undefined ? undefined : new URL(env.PREVIEW_URL).origin),
    cmsUrl: env.CMS_URL.replace(/\/+$/, ''),
    ...present('cmsApiToken', env.CMS_API_TOKEN),
    cmsTimeout: env.CMS_TIMEOUT * 1000,
    ...present('redisUrl', env.REDIS_URL),
    ...present('bucket', bucketOf(source)),
    dataDir: resolve(root, env.DATA_DIR),
    diskReserve: env.DISK_RESERVE * 1_000_000,
    ...present('sessionSecret', env.SESSION_SECRET),
    ...present('revalidateSecret', env.REVALIDATE_SECRET),
    ...present(
      'contentSnapshot',
      env.CONTENT_SNAPSHOT === NO_SNAPSHOT ? undefined : resolve(root, env.CONTENT_SNAPSHOT),
    ),
    ...present(
      'contentEndpoints',
      env.CONTENT_ENDPOINTS === undefined ? undefined : resolve(root, env.CONTENT_ENDPOINTS),
    ),
    ...present('mail', mailOf(env)),
    takesStandLeads: env.STAND_LEADS === 'true',
    ...present(
      'standShowroomUrl',
      env.STAND_SHOWROOM_URL === undefined ? undefined : new URL(env.STAND_SHOWROOM_URL).origin,
    ),
    contactRequestDays: env.CONTACT_REQUEST_DAYS,
    frameAncestors: env.FRAME_ANCESTORS,
    mediaOrigins: env.MEDIA_ORIGINS,
    figureOrigins: env.FIGURE_ORIGINS,
    figureInterval: env.FIGURE_INTERVAL * 1000,
    trustedProxies: env.TRUSTED_PROXIES,
    ...present('hsts', hstsOf(env)),
    ...present('metricsToken', env.METRICS_TOKEN),
    showsLook: env.LOOK_PAGE === 'true',
    logLevel: env.LOG_LEVEL,
  };
}
