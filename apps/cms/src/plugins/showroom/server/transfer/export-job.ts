import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Lease } from '../../../../coordination/lease.ts';
import { leasesOf } from '../../../../coordination/leases.ts';
import type { Leases } from '../../../../coordination/leases.ts';
import { newWorkFolder } from '../../../../environment/work-folder.ts';
import type { PackedWorlds } from '../../../../world-transfer/apart/pack-worlds.ts';
import { packWorlds } from '../../../../world-transfer/apart/pack-worlds.ts';
import { JobError } from './job-error.ts';

/** Each export may contain a gigabyte of media and is packed in its own process. */
const MAX_CONCURRENT = 2;

/**
 * Exports worlds. An export counts as running until its download has ended, in all processes of the CMS together. One
 * whose process is killed ends with its connection, and the page asks for it again.
 */
export interface ExportJob {
  /**
   * Packs worlds into a file. The file is deleted at the signal: when the download has ended or takes too long.
   *
   * @param account may have one export at a time.
   * @throws JobError `busy`; WorldTransferError
   */
  readonly pack: (
    slugs: readonly string[],
    given: { readonly account: number; readonly ended: AbortSignal },
  ) => Promise<PackedWorlds>;
}

export function createExportJob(strapi: Core.Strapi, leases: Leases = leasesOf(strapi)): ExportJob {
  const takeOneOfAll = async (): Promise<Lease | undefined> => {
    for (let index = 1; index <= MAX_CONCURRENT; index += 1) {
      const lease = await leases.take(`export ${index}`);
      if (lease !== undefined) return lease;
    }
    return undefined;
  };
  return {
    async pack(slugs, { account, ended }) {
      const own = await leases.take(`export of ${account}`);
      if (own === undefined) throw new JobError('busy', ONE_EACH);
      let oneOfAll: Lease | undefined;
      let folder: string | undefined;
      const putAway = async (): Promise<void> => {
        await Promise.all([oneOfAll?.release(), own.release()]);
        if (folder === undefined) return;
        await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
          strapi.log.warn(`An exported file could not be removed: ${String(error)}`),
        );
      };
      try {
        oneOfAll = await takeOneOfAll();
        if (oneOfAll === undefined) throw new JobError('busy', TOO_MANY);
        folder = await newWorkFolder('export');
        const packed = await packWorlds(strapi, { slugs, folder, signal: ended });
        ended.throwIfAborted();
        ended.addEventListener('abort', () => void putAway(), { once: true });
        return packed;
      } catch (error) {
        await putAway();
        throw error;
      }
    },
  };
}

const ONE_EACH = 'Your last export is still being packed or downloaded: wait until it is done.';
const TOO_MANY = `${MAX_CONCURRENT} exports are being packed or downloaded already: try again in a few minutes.`;
