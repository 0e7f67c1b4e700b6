import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** The address, in this page, of a film that only accounts of the panel get; undefined until it is loaded. */
export function useShownFilm(path: string, version: string): string | undefined {
  const { get } = useFetchClient();
  const [shown, setShown] = useState<{ readonly version: string; readonly address: string }>();
  useEffect(() => {
    let address: string | undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      // Made again or taken meanwhile: the next state says so.
      const answer = await get<Blob>(path, { responseType: 'blob' }).catch(() => undefined);
      if (isLeft || answer === undefined) return;
      address = URL.createObjectURL(answer.data);
      setShown({ version, address });
    };
    void load();
    return () => {
      isLeft = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [get, path, version]);
  return shown?.version === version ? shown.address : undefined;
}
