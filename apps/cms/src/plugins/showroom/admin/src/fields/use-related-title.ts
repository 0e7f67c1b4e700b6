import { useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
  readonly status?: string;
}

interface Answer {
  readonly results?: readonly { readonly title?: string; readonly name?: string; readonly key?: string }[];
}

/**
 * What the entry is called that a stored action leads to: the form does not hold it until its row is
 * opened. Asked as Strapi's own list of the relation does; undefined until then, and where the account may not know.
 *
 * @param stored The action's row in the database, and its relation.
 */
export function useRelatedTitle(
  stored: { readonly id: number; readonly field: string } | undefined,
): string | undefined {
  const { get } = useFetchClient();
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale;
  const { status } = query;
  const [found, setFound] = useState<{ readonly path: string; readonly title: string | undefined }>();
  const wanted = new URLSearchParams({
    ...(locale === undefined ? {} : { locale }),
    ...(status === undefined ? {} : { status }),
    page: '1',
    pageSize: '1',
  });
  const path =
    stored === undefined
      ? undefined
      : `/content-manager/relations/actions.action/${stored.id}/${stored.field}?${wanted}`;
  useEffect(() => {
    if (path === undefined) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const [entry] = await get<Answer>(path).then(
        ({ data }) => data.results ?? [],
        () => [],
      );
      if (isAwaited) setFound({ path, title: entry?.title || entry?.name || entry?.key });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, path]);
  return path === undefined || found?.path !== path ? undefined : found.title;
}
