import { rm } from 'node:fs/promises';
import { newWorkFolder } from '../../../../environment/work-folder.ts';
import type { TourOptions } from '../../../../world-transfer/apart/requests.ts';
import type { UnpackedWorld } from '../../../../world-transfer/world-source.ts';

/** A file of worlds as this process has unpacked it. */
interface Unpacked {
  readonly token: string;
  readonly at: string | undefined;
  readonly folder: string;
  readonly world: UnpackedWorld;
}

/**
 * What this process has unpacked to be examined, and needs again to bring it in. Another process unpacks the file again.
 */
export interface UnpackedFiles {
  /** @param unpack Gets an empty folder. @returns what it returned. */
  readonly unpack: <Result extends { readonly world: UnpackedWorld } | { readonly tours: unknown }>(
    token: string,
    options: TourOptions,
    unpack: (folder: string) => Promise<Result>,
  ) => Promise<Result>;
  readonly get: (token: string, options: TourOptions) => UnpackedWorld | undefined;
  /** Removes everything, or everything but what belongs to a token. */
  readonly remove: (except?: string) => Promise<void>;
}

/** @param warn called with what could not be removed. */
export function createUnpackedFiles(warn: (error: unknown) => void): UnpackedFiles {
  let kept: Unpacked | undefined;
  const removeFolder = (folder: string): Promise<void> =>
    rm(folder, { recursive: true, force: true }).catch(warn);
  const remove = async (except?: string): Promise<void> => {
    if (kept === undefined || kept.token === except) return;
    const { folder } = kept;
    kept = undefined;
    await removeFolder(folder);
  };
  return {
    async unpack(token, { at }, unpack) {
      await remove();
      const folder = await newWorkFolder('transfer');
      try {
        const unpacked = await unpack(folder);
        if ('world' in unpacked) kept = { token, at, folder, world: unpacked.world };
        else await removeFolder(folder);
        return unpacked;
      } catch (error) {
        await removeFolder(folder);
        throw error;
      }
    },
    get: (token, { at }) => (kept?.token === token && kept.at === at ? kept.world : undefined),
    remove,
  };
}
