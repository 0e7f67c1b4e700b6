import type { WarmUp } from '../images/warm-up.ts';
import type { ServerLogger } from '../process/logger.ts';
import { mediaFilesOf } from '../media/media-files.ts';
import type { Mirror } from '../media/mirror.ts';
import type { PublishedBundle } from '../snapshot/manager.ts';

/**
 * Runs in the background after each swap of the content: prepares likely pictures and the search, copies the CMS's
 * media, and prepares new files. It is an optimisation: errors are logged and never end the server.
 */
export function createAfterSwap(work: {
  readonly warmUp: WarmUp['prepare'];
  readonly mirror: Mirror['copy'];
  /** Prepares the public search index. */
  readonly warmSearch: () => Promise<void>;
  readonly logger: ServerLogger;
}) {
  return async ({ bundle, origin }: PublishedBundle): Promise<void> => {
    try {
      await work.warmSearch();
      await work.warmUp(bundle);
      if (origin !== 'cms') return;
      const { fetched } = await work.mirror(mediaFilesOf(bundle));
      if (fetched > 0) await work.warmUp(bundle);
    } catch (error) {
      work.logger.warn({ err: error }, 'Not everything could be made ready; it is made when asked for.');
    }
  };
}
