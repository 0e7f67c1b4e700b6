import type { ServerLogger } from '../logger.ts';
import type { MediaFiles } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** What one pass over the media library came to. */
export interface MirrorResult {
  readonly fetched: number;
  readonly missing: number;
}

/**
 * Keeps a copy of every file that the content names, one file after the other, so that the showroom goes
 * on when the CMS is away. A new pass ends the running one. A pass ends at the first file for which the
 * CMS cannot be reached: the next content or the next visitor tries again.
 */
export const createMirror = (options: { readonly store: MediaStore; readonly logger: ServerLogger }) => {
  let pass = 0;

  return async (files: MediaFiles): Promise<MirrorResult> => {
    pass += 1;
    const mine = pass;
    let fetched = 0;
    let missing = 0;
    for (const [name, size] of files) {
      if (mine !== pass) break;
      if (await options.store.find(name, size)) continue;
      try {
        if (await options.store.obtain(name, size)) fetched += 1;
        else missing += 1;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        options.logger.warn({ reason, fetched }, 'Copying the media library stopped early.');
        break;
      }
    }
    if (fetched + missing > 0) options.logger.info({ fetched, missing }, 'Copied the media library.');
    return { fetched, missing };
  };
};
