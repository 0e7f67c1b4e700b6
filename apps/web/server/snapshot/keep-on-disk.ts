import type { ContentBundle } from '@vitrine/content/bundle';
import type { ServerLogger } from '../process/logger.ts';

/** Writes bundles to disk, one after the other. */
export interface DiskKeeper {
  /** Returns at once. If a newer bundle comes while one still waits, the older one is never written. */
  readonly keep: (bundle: ContentBundle) => void;
  /** Settles when every bundle is written, or its write has failed. */
  readonly settled: () => Promise<void>;
}

/** A failed write is logged once, and again only after a successful one in between. */
export function createDiskKeeper(options: {
  readonly save: (bundle: ContentBundle) => Promise<void>;
  readonly logger: ServerLogger;
}): DiskKeeper {
  let newest: ContentBundle | undefined;
  let writing: Promise<void> | undefined;
  let hasFailed = false;

  const write = async (bundle: ContentBundle): Promise<void> => {
    try {
      await options.save(bundle);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) {
        const reason = error instanceof Error ? error.message : String(error);
        options.logger.error({ reason }, 'The content could not be kept on disk; it is shown anyway.');
      }
      hasFailed = true;
    }
  };

  const writeAll = async (): Promise<void> => {
    while (newest) {
      const bundle = newest;
      newest = undefined;
      await write(bundle);
    }
    writing = undefined;
  };

  return {
    keep: (bundle) => {
      newest = bundle;
      writing ??= writeAll();
    },
    settled: () => writing ?? Promise.resolve(),
  };
}
