import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapFile } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import { explain, isUnanswered } from '../use-map.ts';
import { assignClips, makeLocations, NO_PROGRESS, openAttempt } from './make-locations.ts';
import type { MakingPorts, Progress, WantedLocation } from './make-locations.ts';
import type { FoundClip } from './planned-clips.ts';
import type { GivenFile } from './use-files.ts';
import { useUploads } from './use-uploads.ts';

export interface Making {
  readonly progress: Progress;
  readonly isBusy: boolean;
  /** Why nothing could be begun. */
  readonly failure: string | undefined;
  /** Makes and assigns what is not done yet. @returns what has become of everything */
  readonly run: (wanted: readonly WantedLocation[], clips: readonly FoundClip[]) => Promise<Progress>;
}

interface MakingProps {
  readonly files: readonly GivenFile[];
  readonly addLocation: MakingPorts['addLocation'];
  readonly assign: (clip: FoundClip, file: MapFile) => void;
}

/** Uploads files, makes locations of pictures and assigns clips; what one attempt has done, the next one does not repeat. */
export function useMaking({ files, addLocation, assign }: MakingProps): Making {
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
    async (wanted: readonly WantedLocation[], clips: readonly FoundClip[]): Promise<Progress> => {
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
        const isReached = await makeLocations(wanted, attempt, addLocation);
        const byId = new Map(clips.map((clip) => [clip.id, clip]));
        if (isReached) {
          await assignClips([...byId.keys()], attempt, (id, file) => {
            const clip = byId.get(id);
            if (clip !== undefined) assign(clip, file);
          });
        }
        return attempt.progress();
      } catch (error) {
        setFailure(explain(error, t));
        return progress;
      } finally {
        setIsBusy(false);
      }
    },
    [files, progress, upload, latest, findSince, addLocation, assign, t],
  );
  return { progress, isBusy, failure, run };
}
