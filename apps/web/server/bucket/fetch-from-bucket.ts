import type { FetchMedia } from '../media/fetch-media.ts';
import type { SharedBucket } from './shared-bucket.ts';

/**
 * Fetches the CMS's own files from the bucket, by their keys: no signed address is needed, and the CMS is not asked.
 * What is not there, as everything while the bucket is away, comes from its address.
 *
 * @param options.cmsUrl without a slash at the end.
 */
export function createFetchFromBucket(options: {
  readonly bucket: SharedBucket;
  readonly cmsUrl: string;
  readonly elsewhere: FetchMedia;
}): FetchMedia {
  const { bucket, elsewhere } = options;
  const uploads = `${options.cmsUrl}/uploads/`;
  return async (address, init) => {
    const name = address.startsWith(uploads) ? decodeURIComponent(address.slice(uploads.length)) : undefined;
    const object = name === undefined ? undefined : await bucket.upload(name, init.signal);
    if (object === undefined) return elsewhere(address, init);
    return new Response(object.body, { headers: { 'content-length': String(object.length) } });
  };
}
