import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/** The parts of a video besides its file. */
export interface VideoExtras {
  readonly poster?: Media;
  readonly captions?: Media;
}

/**
 * The still and the captions that an article gives a video apply wherever the same file is shown, so that an
 * editor sets them once.
 */
export function videoExtras(snapshot: Snapshot, video: Media): VideoExtras {
  const known = extras.get(snapshot) ?? findExtras(snapshot);
  extras.set(snapshot, known);
  return known.get(video.url) ?? NO_EXTRAS;
}

const NO_EXTRAS: VideoExtras = {};

const extras = new WeakMap<Snapshot, ReadonlyMap<string, VideoExtras>>();

function findExtras({ articles }: Snapshot): ReadonlyMap<string, VideoExtras> {
  const found = new Map<string, VideoExtras>();
  for (const { sections } of articles) {
    for (const section of sections) {
      if (section.kind !== 'video') continue;
      const { video, poster, captions } = section;
      found.set(video.url, {
        ...(poster && { poster }),
        ...(captions && { captions }),
        ...found.get(video.url),
      });
    }
  }
  return found;
}
