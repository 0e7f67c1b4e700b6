import { useCallback, useEffect, useRef, useState } from 'react';
import { judgeFile, judgePicture } from '../file-names/refused-file.ts';
import type { RefusedBecause } from '../file-names/refused-file.ts';
import { readClip } from './read-clip.ts';
import { readPicture } from './read-picture.ts';
import type { SeenPicture } from './read-picture.ts';

/** A file that was dropped or chosen, and what it can be used for. */
export type GivenFile = { readonly id: string; readonly file: File } & (
  | { readonly kind: 'clip'; readonly size?: { readonly width: number; readonly height: number } }
  | { readonly kind: 'picture'; readonly seen: SeenPicture }
  | { readonly kind: 'refused'; readonly because: RefusedBecause }
);

export interface GivenFiles {
  readonly files: readonly GivenFile[];
  readonly isReading: boolean;
  /** Adds files; one that was added before is ignored. */
  readonly add: (files: readonly File[]) => void;
}

/** Reads files in the browser, one after the other. Nothing is sent. */
export function useFiles(first: readonly File[]): GivenFiles {
  const [files, setFiles] = useState<readonly GivenFile[]>([]);
  const [isReading, setIsReading] = useState(false);
  const waiting = useRef<File[]>([]);
  const known = useRef(new Set<string>());
  const isOpen = useRef(true);
  const isBusy = useRef(false);

  const readAll = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsReading(true);
    for (let file = waiting.current.shift(); file !== undefined; file = waiting.current.shift()) {
      const read = await readFile(file);
      if (!isOpen.current) return;
      setFiles((others) => [...others, read]);
    }
    isBusy.current = false;
    setIsReading(false);
  }, []);

  const add = useCallback(
    (added: readonly File[]) => {
      const unread = added.filter((file) => !known.current.has(idOf(file)));
      for (const file of unread) known.current.add(idOf(file));
      waiting.current.push(...unread);
      void readAll();
    },
    [readAll],
  );

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => add(first), [add, first]);
  return { files, isReading, add };
}

async function readFile(file: File): Promise<GivenFile> {
  const id = idOf(file);
  const judged = judgeFile(file);
  if ('because' in judged) return { id, file, kind: 'refused', because: judged.because };
  if (judged.purpose === 'clip') {
    const size = await readClip(file);
    return { id, file, kind: 'clip', ...(size === undefined ? {} : { size }) };
  }
  const seen = await readPicture(file);
  const because = judgePicture(seen);
  if (seen === undefined || because !== undefined)
    return { id, file, kind: 'refused', because: because ?? 'unreadable' };
  return { id, file, kind: 'picture', seen };
}

function idOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
