/** Where a bucket is, and the key to it. */
export interface BucketSettings {
  /** The bucket's own address, without a slash at the end. */
  readonly address: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The variables are wrong: the message names each that has to be corrected. */
export class BucketSettingsError extends Error {
  override readonly name = 'BucketSettingsError';
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Amazon's first region, which servers without regions of their own take for theirs. */
const DEFAULT_REGION = 'us-east-1';

/** Of Amazon S3 (docs: "Bucket naming rules"); other vendors allow no more. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads `S3_…` of `.env.example`. An empty value counts as absent.
 *
 * @returns undefined where none of them is set: media are files on this machine's disk.
 * @throws BucketSettingsError with one line for each wrong variable.
 */
export function readBucketSettings(
  environment: Readonly<Record<string, string | undefined>>,
): BucketSettings | undefined {
  const of = (name: string): string | undefined => environment[name]?.trim() || undefined;
  if (!Object.keys(environment).some((name) => name.startsWith('S3_') && of(name) !== undefined)) {
    return undefined;
  }
  const bucket = of('S3_BUCKET') ?? '';
  const region = of('S3_REGION') ?? DEFAULT_REGION;
  const endpoint = of('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`;
  const pathStyle = of('S3_FORCE_PATH_STYLE') ?? 'false';
  const faults = NEEDED.filter((name) => of(name) === undefined).map(
    (name) => `${name} must be set when media are in a bucket`,
  );
  if (bucket !== '' && !BUCKET_NAME.test(bucket)) faults.push('S3_BUCKET must be the name of a bucket');
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    faults.push('S3_ENDPOINT must be an address that starts with http:// or https://');
  }
  if (pathStyle !== 'true' && pathStyle !== 'false') faults.push('S3_FORCE_PATH_STYLE must be true or false');
  if (faults.length > 0) throw new BucketSettingsError(faults.join('\n'));
  return {
    address: addressOf(new URL(endpoint), bucket, pathStyle === 'true'),
    region,
    accessKeyId: of('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: of('S3_SECRET_ACCESS_KEY') ?? '',
  };
}

function addressOf(endpoint: URL, bucket: string, isPathStyle: boolean): string {
  const path = endpoint.pathname.replace(/\/+$/, '');
  return isPathStyle
    ? `${endpoint.origin}${path}/${bucket}`
    : `${endpoint.protocol}//${bucket}.${endpoint.host}${path}`;
}
