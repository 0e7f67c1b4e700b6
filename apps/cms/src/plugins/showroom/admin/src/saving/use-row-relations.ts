import { unstable_useContentManagerContext, useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef } from 'react';
import { ROW_RELATIONS_PATH } from '../../../contracts/saving.ts';
import type { RowRelations, RowRelationsAnswer } from '../../../contracts/saving.ts';
import type { Attributes, Values } from './form-values.ts';
import type { RelationsOfRow } from './recreate-row.ts';

function keyOf(component: string, id: unknown): string {
  return `${component} ${String(id)}`;
}

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/**
 * Remembers the relations of the edited entry's rows while the form is open, so that a row deleted by another
 * editor can be recreated with them. Relations read earlier are kept when the entry is reloaded.
 *
 * @param initialValues the form as loaded; a new object after every reload, because rows may have other ids
 *   then.
 */
export function useRowRelations(initialValues: Values): RelationsOfRow {
  const { get } = useFetchClient();
  const { contentType, id, isCreatingEntry } = unstable_useContentManagerContext();
  const [{ query }] = useQueryParams<Query>();
  const known = useRef(new Map<string, RowRelations['fields']>());
  const uid = contentType?.uid;
  const locale = query.plugins?.i18n?.locale;
  const isAsked = !isCreatingEntry && hasParts(contentType?.attributes as Attributes | undefined);

  useEffect(() => {
    if (!isAsked) return;
    const read = async (of: Values): Promise<void> => {
      if (Object.keys(of).length === 0) return;
      const params = { uid, documentId: id, locale };
      const { data } = await get<RowRelationsAnswer>(ROW_RELATIONS_PATH, { params });
      for (const row of data.data) known.current.set(keyOf(row.component, row.id), row.fields);
    };
    // If they cannot be loaded, the dialog says that they are missing.
    read(initialValues).catch(() => undefined);
  }, [get, isAsked, uid, id, locale, initialValues]);

  return useCallback((component, rowId) => known.current.get(keyOf(component, rowId)), []);
}

function hasParts(attributes: Attributes = {}): boolean {
  return Object.values(attributes).some(({ type }) => type === 'component' || type === 'dynamiczone');
}
