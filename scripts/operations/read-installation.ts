import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBucketSettings } from '@vitrine/bucket/settings';
import type { BucketSettings } from '@vitrine/bucket/settings';

/** What the settings say of an installation. */
export interface Installation {
  /** Origins of the web servers that the CMS tells of changes; the one of this machine if it is to tell none. */
  readonly webServers: readonly string[];
  readonly cmsUrl: string;
  readonly publicUrl: string | undefined;
  readonly revalidateSecret: string | undefined;
  readonly cmsToken: string | undefined;
  readonly metricsToken: string | undefined;
  readonly hasRedis: boolean;
  readonly hasSessionSecret: boolean;
  /** Absent: media lie on the CMS's disk. */
  readonly bucket: BucketSettings | undefined;
}

/**
 * Reads the settings and the secrets that are kept in `DATA_DIR`. An empty value is none.
 *
 * @throws Error with a sentence for an address that is none, and for a bucket's settings that are wrong.
 */
export function readInstallation(environment: NodeJS.ProcessEnv, root: string): Installation {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const dataDir = resolve(root, given('DATA_DIR') ?? '.data');
  const kept = (file: string): string | undefined => {
    const path = join(dataDir, file);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  };
  const told = (given('REVALIDATE_URL') ?? '').split(',').flatMap((word) => word.trim() || []);
  const origins = told.map((url) => originOf(url, 'REVALIDATE_URL'));
  const publicUrl = given('PUBLIC_URL');
  return {
    webServers: origins.length > 0 ? [...new Set(origins)] : [`http://127.0.0.1:${given('PORT') ?? '3000'}`],
    cmsUrl: originOf(given('CMS_URL') ?? 'http://127.0.0.1:1337', 'CMS_URL'),
    publicUrl: publicUrl === undefined ? undefined : originOf(publicUrl, 'PUBLIC_URL'),
    revalidateSecret: given('REVALIDATE_SECRET') ?? kept('revalidate-secret'),
    cmsToken: given('CMS_API_TOKEN') ?? kept('cms-token'),
    metricsToken: given('METRICS_TOKEN'),
    hasRedis: given('REDIS_URL') !== undefined,
    hasSessionSecret: given('SESSION_SECRET') !== undefined,
    bucket: readBucketSettings(environment),
  };
}

function originOf(url: string, name: string): string {
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new Error(`${name} has “${url}”, which is no address.`);
  return new URL(url).origin;
}
