import type { MapFile, NewLocation, PictureSlot } from '../../../../contracts/map.ts';

/** A location to be made, with its pictures by the ids of their files. */
export interface WantedLocation extends Omit<NewLocation, 'pictures'> {
  /** Identifies it among those that are wanted. */
  readonly id: string;
  readonly pictures: readonly { readonly slot: PictureSlot; readonly file: string }[];
}

/** What has become of files and locations. It is kept from one attempt to the next. */
export interface Progress {
  /** The files in the media library, by the ids of the files. */
  readonly uploaded: ReadonlyMap<string, MapFile>;
  /** Files whose upload was not answered: they may be in the media library. */
  readonly unanswered: ReadonlySet<string>;
  /** The ids of what was made. */
  readonly made: ReadonlySet<string>;
  /** Why something could not be made, by its id. */
  readonly failed: ReadonlyMap<string, string>;
}

export const NO_PROGRESS: Progress = {
  uploaded: new Map(),
  unanswered: new Set(),
  made: new Set(),
  failed: new Map(),
};

/** The requests. Each throws if it fails. */
export interface MakingPorts {
  readonly upload: (file: string) => Promise<MapFile>;
  /** A file that is in the media library after all. */
  readonly findUpload: (file: string) => Promise<MapFile | undefined>;
  readonly addLocation: (location: NewLocation) => Promise<unknown>;
  /** Whether the CMS may have done what failed: then the next request would probably fail as well. */
  readonly isUnanswered: (error: unknown) => boolean;
  readonly explain: (error: unknown) => string;
}

/** The steps of an attempt, which change its progress. */
export interface Attempt {
  readonly progress: () => Progress;
  /** Uploads a file unless it is in the media library. @throws the error of the request */
  readonly upload: (file: string) => Promise<MapFile>;
  /** Makes something, and records what became of it. @returns false if nothing more should be tried */
  readonly make: (id: string, making: () => Promise<unknown>) => Promise<boolean>;
}

/** Begins an attempt with what earlier ones have done; what failed then is tried again. */
export function openAttempt(
  before: Progress,
  ports: Pick<MakingPorts, 'explain' | 'findUpload' | 'isUnanswered' | 'upload'>,
  report: (progress: Progress) => void,
): Attempt {
  let progress: Progress = { ...before, failed: new Map() };
  const change = (changed: Partial<Progress>): void => {
    progress = { ...progress, ...changed };
    report(progress);
  };
  const uploadOrFind = async (file: string): Promise<MapFile> => {
    const found = progress.unanswered.has(file) ? await ports.findUpload(file) : undefined;
    return found ?? ports.upload(file);
  };
  return {
    progress: () => progress,
    async upload(file) {
      const known = progress.uploaded.get(file);
      if (known !== undefined) return known;
      try {
        const stored = await uploadOrFind(file);
        change({ uploaded: new Map(progress.uploaded).set(file, stored) });
        return stored;
      } catch (error) {
        if (ports.isUnanswered(error)) change({ unanswered: new Set(progress.unanswered).add(file) });
        throw error;
      }
    },
    async make(id, making) {
      if (progress.made.has(id)) return true;
      try {
        await making();
        change({ made: new Set(progress.made).add(id) });
        return true;
      } catch (error) {
        change({ failed: new Map(progress.failed).set(id, ports.explain(error)) });
        return !ports.isUnanswered(error);
      }
    },
  };
}

/**
 * Makes locations one after the other: first the pictures of each, then the location itself. One that the CMS refuses
 * does not hold up the others; when the CMS does not answer, the others wait for the next attempt.
 *
 * @returns false if the others wait.
 */
export async function makeLocations(
  wanted: readonly WantedLocation[],
  attempt: Attempt,
  addLocation: MakingPorts['addLocation'],
): Promise<boolean> {
  for (const { id, pictures, ...location } of wanted) {
    const goesOn = await attempt.make(id, async () => {
      const uploaded: { slot: PictureSlot; file: number }[] = [];
      for (const { slot, file } of pictures) uploaded.push({ slot, file: (await attempt.upload(file)).id });
      await addLocation({ ...location, pictures: uploaded });
    });
    if (!goesOn) return false;
  }
  return true;
}

/**
 * Uploads clips one after the other.
 *
 * @param assign Gives a clip that is uploaded to its transition.
 */
export async function assignClips(
  clips: readonly string[],
  attempt: Attempt,
  assign: (id: string, clip: MapFile) => void,
): Promise<void> {
  for (const id of clips) {
    const goesOn = await attempt.make(id, async () => assign(id, await attempt.upload(id)));
    if (!goesOn) return;
  }
}
