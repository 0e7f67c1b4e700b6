import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
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

interface Answer {
  readonly stamp: string;
  readonly status: 'ready' | 'failed';
  /** After a failure those of the save before: their names are still right. */
  readonly rows: readonly RowRelations[];
}

/** The entries that the stored actions of a form lead to: the form itself holds their changes alone. */
export function useStoredTargets({ uid, documentId, locale, stamp }: SavedEntry): StoredTargets {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (documentId === undefined) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const params = { uid, documentId, ...(locale === '' ? {} : { locale }) };
      const rows = await get<RowRelationsAnswer>(ROW_RELATIONS_PATH, { params }).then(
        ({ data }) => data.data,
        () => undefined,
      );
      if (!isAwaited) return;
      setAnswer((last) =>
        rows === undefined
          ? { stamp, status: 'failed', rows: last?.rows ?? [] }
          : { stamp, status: 'ready', rows },
      );
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, uid, documentId, locale, stamp]);
  return useMemo(
    () => ({
      status: answer?.status ?? (documentId === undefined ? 'ready' : 'loading'),
      of: (actionId) =>
        answer?.rows.find(({ component, id }) => component === ACTION && id === actionId)?.fields,
    }),
    [answer, documentId],
  );
}
