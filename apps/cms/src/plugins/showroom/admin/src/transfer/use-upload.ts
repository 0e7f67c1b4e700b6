import { useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { useCalls } from './use-calls.ts';

export interface Upload {
  readonly input: RefObject<HTMLInputElement>;
  /** Why nothing was sent, or why the CMS refused it; empty if neither. */
  readonly error: string;
  readonly clearError: () => void;
  /** The file that is being sent, and the part that has been sent, 0 to 1. */
  readonly sending: { readonly file: string; readonly part: number } | undefined;
  readonly submit: (event: SyntheticEvent) => Promise<void>;
}

/** Sends the file that is chosen in a form. */
export function useUpload<Answer>(given: {
  readonly path: string;
  /** The content type of the file. */
  readonly type: string;
  readonly maxBytes: number;
  readonly texts: {
    readonly noFile: string;
    readonly tooLarge: string;
    readonly failed: (thrown: unknown) => string;
  };
  /** Parameters for the CMS beside the name of the file. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly onSent: (answer: Answer) => void;
}): Upload {
  const { path, type, maxBytes, texts, parameters, onSent } = given;
  const { send } = useCalls<Answer>(path, type);
  const [error, setError] = useState('');
  const [sending, setSending] = useState<Upload['sending']>();
  const input = useRef<HTMLInputElement>(null);

  const whyNot = (file: File | undefined): string => {
    if (file === undefined) return texts.noFile;
    return file.size > maxBytes ? texts.tooLarge : '';
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setError(whyNot(file));
    if (file === undefined || whyNot(file) !== '') {
      input.current?.focus();
      return;
    }
    setSending({ file: file.name, part: 0 });
    try {
      const query = new URLSearchParams({ ...parameters, name: file.name });
      onSent(await send(file, query, (part) => setSending({ file: file.name, part })));
    } catch (thrown) {
      setError(texts.failed(thrown));
      setSending(undefined);
    }
  };
  return { input, error, clearError: () => setError(''), sending, submit };
}
