import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { newWorkFolder } from '../../../../environment/work-folder.ts';
import type { PackedWorlds } from '../../../../world-transfer/apart/pack-worlds.ts';
import { packWorlds } from '../../../../world-transfer/apart/pack-worlds.ts';
import { JobError } from './job-error.ts';

/** Each export may contain a gigabyte of media and is packed in its own process. */
const MAX_CONCURRENT = 2;

/** Exports worlds. An export counts as running until its download has ended. */
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
  /** How many exports are running. */
  readonly count: () => number;
}

export function createExportJob(strapi: Core.Strapi): ExportJob {
  /** The accounts with a running export. */
  const accounts = new Set<number>();
  return {
    count: () => accounts.size,
    async pack(slugs, { account, ended }) {
      if (accounts.has(account)) throw new JobError('busy', ONE_EACH);
      if (accounts.size >= MAX_CONCURRENT) throw new JobError('busy', TOO_MANY);
      accounts.add(account);
      let folder: string | undefined;
      const putAway = async (): Promise<void> => {
        accounts.delete(account);
        if (folder === undefined) return;
        await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
          strapi.log.warn(`An exported file could not be removed: ${String(error)}`),
        );
      };
      try {
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
