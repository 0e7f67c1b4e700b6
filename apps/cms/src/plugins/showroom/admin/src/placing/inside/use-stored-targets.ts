import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { ROW_RELATIONS_PATH } from '../../../../contracts/saving.ts';
import type { RowRelations, RowRelationsAnswer } from '../../../../contracts/saving.ts';
import type { StoredTargets } from './actions.ts';

const ACTION = 'actions.action';

/** The saved entry whose form is open. */
export interface SavedEntry {
  readonly uid: string;
  /** Absent for a new entry: nothing of it is stored. */
  readonly documentId: string | undefined;
  readonly locale: string;
  /** Changes with every save. */
  readonly stamp: string;
}

/** The entries that the stored actions of a form lead to: the form itself holds their changes alone. */
export function useStoredTargets({ uid, documentId, locale, stamp }: SavedEntry): StoredTargets {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ readonly stamp: string; readonly rows: readonly RowRelations[] }>();
  useEffect(() => {
    if (documentId === undefined) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const params = { uid, documentId, ...(locale === '' ? {} : { locale }) };
      // Without the names placing works all the same: no target is shown as missing that is there.
      const next = await get<RowRelationsAnswer>(ROW_RELATIONS_PATH, { params }).catch(() => undefined);
      if (isAwaited && next !== undefined) setAnswer({ stamp, rows: next.data.data });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, uid, documentId, locale, stamp]);
  return useCallback(
    (actionId) => answer?.rows.find(({ component, id }) => component === ACTION && id === actionId)?.fields,
    [answer],
  );
}
