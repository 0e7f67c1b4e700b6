import { UPLOADS_PATH, uploadNameOf } from '@vitrine/content/normalise/media-library';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import { clipEndPairs } from '@vitrine/doctor/clip-end-pairs';
import type { ClipEndPair } from '@vitrine/doctor/clip-end-pairs';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import type { ComparedEnd } from '../../../../contracts/media.ts';
import type { TransitionClip, TransitionDraft } from './transition-draft.ts';
import { clipsOf } from './transition-draft.ts';

/** The formats in which the panel shows pictures for comparison. */
const SHOWN_FORMATS = ['small', 'medium', 'large'] as const;

/** The CMS's address of a file that the showroom serves under its own address. */
function uploadAddressOf(url: string): string {
  return url.startsWith(UPLOADS_PATH) ? `/uploads/${encodeURIComponent(uploadNameOf(url))}` : url;
}

function shownAddressOf({ url, formats }: Media): string {
  const format = SHOWN_FORMATS.map((name) => formats[name]).find((entry) => entry !== undefined);
  return uploadAddressOf(format?.url ?? url);
}

const FRAME_AT = { departure: 'first_frame', arrival: 'last_frame' } as const;

/**
 * The ends of a transition's clips with the pictures they should match, for its draft in one language.
 *
 * @param measure the mean difference of each pair, undefined until it is known.
 */
export function comparedEnds(
  { bundle }: LoadedContent,
  draft: TransitionDraft,
  measure: MediaPipeline['clipEndsOfPairs'],
): readonly ComparedEnd[] {
  const snapshot = bundle.snapshots[draft.locale ?? bundle.defaultLocale];
  if (snapshot === undefined) return [];
  const pairs = clipEndPairs(snapshot).filter(({ transition }) => transition === draft.payloadId);
  const clips = clipsOf(draft);
  const differences = measure(pairs);
  return pairs.map((pair, index) =>
    comparedEnd(
      pair,
      differences[index],
      locationTitle(snapshot, pair),
      clips.find(({ key }) => key === pair.key),
    ),
  );
}

function comparedEnd(
  { end, key, clip, picture }: ClipEndPair,
  difference: number | undefined,
  location: string,
  source: TransitionClip | undefined,
): ComparedEnd {
  const frame = source?.video.formats?.[FRAME_AT[end]]?.url;
  return {
    end,
    key,
    clip: clip.name,
    location,
    picture: shownAddressOf(picture),
    ...(frame === undefined ? {} : { frame }),
    ...(difference === undefined ? {} : { difference }),
  };
}

function locationTitle({ transitions, locations }: Snapshot, pair: ClipEndPair): string {
  const transition = transitions.find(({ payloadId }) => payloadId === pair.transition);
  const id = pair.end === 'departure' ? transition?.from : transition?.to;
  return locations.find(({ payloadId }) => payloadId === id)?.title ?? id ?? '';
}
