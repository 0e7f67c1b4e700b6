import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** The codes of the showroom's languages; empty until they are loaded. */
export function useLanguages(): readonly string[] {
  const { get } = useFetchClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const answer = await get<readonly { readonly code: string }[]>('/i18n/locales').catch(() => undefined);
      if (isAwaited) setCodes(answer?.data.map(({ code }) => code) ?? []);
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get]);
  return codes;
}
