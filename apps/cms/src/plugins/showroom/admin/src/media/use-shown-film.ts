import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

export type ShownFilm =
  | { readonly kind: 'loading' }
  /** `address`: in this page. */
  | { readonly kind: 'loaded'; readonly address: string }
  | { readonly kind: 'failed'; readonly load: () => void };

/** A film that only accounts of the panel get. */
export function useShownFilm(path: string, version: string): ShownFilm {
  const { get } = useFetchClient();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ readonly about: string; readonly address?: string }>();
  const about = `${path} ${version} ${attempt}`;
  useEffect(() => {
    let address: string | undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      const answer = await get<Blob>(path, { responseType: 'blob' }).catch(() => undefined);
      if (isLeft) return;
      if (answer !== undefined) address = URL.createObjectURL(answer.data);
      setShown({ about, ...(address !== undefined && { address }) });
    };
    void load();
    return () => {
      isLeft = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [get, path, about]);
  if (shown?.about !== about) return { kind: 'loading' };
  const { address } = shown;
  if (address === undefined) return { kind: 'failed', load: () => setAttempt((one) => one + 1) };
  return { kind: 'loaded', address };
}
