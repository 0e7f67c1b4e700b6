import type { BucketSettings } from '@vitrine/bucket/settings';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { SharedBucket } from './shared-bucket.ts';

/** Opens the bucket that this process shares with others. Without one none of its code is loaded. */
export async function openSharedBucket(options: {
  readonly settings: BucketSettings | undefined;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}): Promise<SharedBucket | undefined> {
  if (options.settings === undefined) return undefined;
  const { openBucket } = await import('@vitrine/bucket/bucket');
  const { createSharedBucket } = await import('./shared-bucket.ts');
  return createSharedBucket({ ...options, bucket: await openBucket(options.settings) });
}
