import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { LeftOut, RestoreAnswer, RestoreInput } from '../../../contracts/versions.ts';
import { useTexts } from '../use-texts.ts';
import { requestPath } from './addresses.ts';
import type { VersionedEntry } from './addresses.ts';

/** What a restore did not bring back; undefined before one. */
export function useRestore(entry: VersionedEntry, onRestored: () => void) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  return {
    isBusy,
    leftOut,
    restore: async (version: number, fields: readonly string[] | undefined): Promise<void> => {
      setIsBusy(true);
      try {
        const body: RestoreInput = {
          version,
          ...(entry.locale === undefined ? {} : { locale: entry.locale }),
          ...(fields === undefined ? {} : { fields }),
        };
        const { data } = await post<RestoreAnswer>(requestPath(entry, '/restore'), body);
        setLeftOut(data.data.leftOut);
        toggleNotification({ type: 'success', message: t('versions.restored') });
        onRestored();
      } catch (error) {
        const reason = error instanceof Error ? error.message : '';
        toggleNotification({ type: 'danger', message: t('versions.failed', { reason }) });
      }
      setIsBusy(false);
    },
  };
}
