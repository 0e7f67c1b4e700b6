import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../use-texts.ts';
import { explain, isUnanswered } from '../use-map.ts';
import { makeLocations, NO_PROGRESS, openAttempt } from './make-locations.ts';
import type { MakingPorts, Progress, WantedLocation } from './make-locations.ts';
import type { GivenFile } from './use-files.ts';
import { useUploads } from './use-uploads.ts';

export interface Making {
  readonly progress: Progress;
  readonly isBusy: boolean;
  /** Why nothing could be begun. */
  readonly failure: string | undefined;
  /** Makes what is not made yet. @returns what has become of everything */
  readonly run: (wanted: readonly WantedLocation[]) => Promise<Progress>;
}

/** Uploads files and makes locations of them; what one attempt has done, the next one does not repeat. */
export function useMaking(files: readonly GivenFile[], addLocation: MakingPorts['addLocation']): Making {
  const { t } = useTexts();
  const { upload, latest, findSince } = useUploads();
  const [progress, setProgress] = useState(NO_PROGRESS);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The newest file in the library before the first upload. */
  const before = useRef<number>();

  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  const run = useCallback(
    async (wanted: readonly WantedLocation[]): Promise<Progress> => {
      setIsBusy(true);
      setFailure(undefined);
      const fileOf = (id: string): File => {
        const given = files.find((file) => file.id === id);
        if (given === undefined) throw new Error(`There is no file ${id}.`);
        return given.file;
      };
      try {
        const since = before.current ?? (await latest());
        before.current = since;
        const attempt = openAttempt(
          progress,
          {
            upload: (id) => upload(fileOf(id)),
            findUpload: (id) => findSince(fileOf(id).name, since),
            isUnanswered,
            explain: (error) => explain(error, t),
          },
          setProgress,
        );
        await makeLocations(wanted, attempt, addLocation);
        return attempt.progress();
      } catch (error) {
        setFailure(explain(error, t));
        return progress;
      } finally {
        setIsBusy(false);
      }
    },
    [files, progress, upload, latest, findSince, addLocation, t],
  );
  return { progress, isBusy, failure, run };
}
