import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { uploadNameOf } from '@vitrine/content/normalise/media-library';
import { clipEndName, clipEndPairs, measuredClipEnds } from '@vitrine/doctor/clip-end-pairs';
import type { ClipEnd } from '@vitrine/doctor/clip-end';
import type { ClipEndPair } from '@vitrine/doctor/clip-end-pairs';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { inWorkFolder } from '../environment/work-folder.ts';
import type { Library, PathOf } from '../library/library.ts';
import { extractFrame } from './frames.ts';
import { probeVideo } from './inspect-video.ts';
import { pictureDifference } from './measure-clip.ts';
import type { Tools } from './tools.ts';
import type { WorkQueue } from './work-queue.ts';

/** How far the ends of clips are from their pictures, measured once for each pair of files. */
export interface ClipMeasures {
  /** Those that are known; the others are measured in the background. */
  readonly of: (snapshots: readonly Snapshot[]) => readonly ClipEnd[];
  /**
   * The same with priority, for pairs that an editor is looking at; undefined if not measured yet or not measurable.
   *
   * @returns In the order of the pairs.
   */
  readonly ofPairs: (pairs: readonly ClipEndPair[]) => readonly (number | undefined)[];
  /**
   * Keeps what was measured elsewhere, so that it is not measured here: as in the file, the mean difference by
   * `clipEndName`. Own measurements stay.
   */
  readonly learn: (measured: ReadonlyMap<string, number>) => Promise<void>;
}

/**
 * @param options.file where the measurements are kept: JSON, the mean difference by core's `clipEndName`.
 */
export function createClipMeasures(options: {
  readonly file: string;
  readonly library: Library;
  readonly queue: WorkQueue;
  readonly tools: () => Promise<Tools | undefined>;
}): ClipMeasures {
  const { file, library, queue, tools } = options;
  const known = new Map<string, number>(Object.entries(readKept(file)));
  /** Clips that wait, and clips that cannot be measured before the next start: a file is gone or is not a picture. */
  const asked = new Set<string>();
  /** Clips that have not been started, by address: each clip is read once for all of its pairs. */
  const waiting = new Map<string, readonly ClipEndPair[]>();

  const measureClip = async (
    pairs: readonly ClipEndPair[],
    { signal, pathOf }: { readonly signal: AbortSignal; readonly pathOf: PathOf },
  ): Promise<void> => {
    const found = await tools();
    const [first] = pairs;
    if (found === undefined || first === undefined) return;
    const path = await pathOf(uploadNameOf(first.clip.url));
    const probe = path === undefined ? undefined : await probeVideo(found, path, signal);
    if (path === undefined || probe === undefined) return;
    await inWorkFolder('video', async (folder) => {
      for (const end of ['departure', 'arrival'] as const) {
        const pictures = await Promise.all(
          pairs
            .filter((pair) => pair.end === end)
            .map(async (pair) => ({ pair, picture: await pathOf(uploadNameOf(pair.picture.url)) })),
        );
        const there = pictures.flatMap(({ pair, picture }) =>
          picture === undefined ? [] : [{ pair, picture }],
        );
        if (there.length === 0) continue;
        const side = end === 'departure' ? 'first' : 'last';
        const frame = await extractFrame({ tools: found, path, probe, end: side, folder, signal });
        for (const { pair, picture } of there) {
          known.set(clipEndName(pair), await pictureDifference(frame, picture, pair.widthToHeight));
        }
      }
    });
    await keep(file, known);
  };

  const measure = (pairs: readonly ClipEndPair[], urgency: 'awaited' | 'welcome'): void => {
    for (const [clip, ofClip] of Map.groupBy(pairs, ({ clip: { url } }) => url)) {
      const missing = ofClip.filter((pair) => !known.has(clipEndName(pair)) && !asked.has(clipEndName(pair)));
      for (const pair of missing) asked.add(clipEndName(pair));
      const name = `measure ${clip}`;
      const before = waiting.get(clip);
      if (before !== undefined || missing.length > 0) waiting.set(clip, [...(before ?? []), ...missing]);
      if (before !== undefined) queue.hurry(name, urgency);
      else if (missing.length > 0) {
        const work = async (signal: AbortSignal): Promise<void> => {
          const wanted = waiting.get(clip) ?? [];
          waiting.delete(clip);
          await library.withFiles((pathOf) => measureClip(wanted, { signal, pathOf }));
        };
        queue.add(name, work, { urgency });
      }
    }
  };

  return {
    of(snapshots) {
      measure(
        snapshots.flatMap((snapshot) => clipEndPairs(snapshot)),
        'welcome',
      );
      return measuredClipEnds(snapshots, (name) => known.get(name));
    },
    ofPairs(pairs) {
      measure(pairs, 'awaited');
      return pairs.map((pair) => known.get(clipEndName(pair)));
    },
    async learn(measured) {
      for (const [name, difference] of measured) if (!known.has(name)) known.set(name, difference);
      await keep(file, known);
    },
  };
}

function readKept(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    // Not there yet, or torn: everything can be measured again.
    return {};
  }
}

async function keep(file: string, known: ReadonlyMap<string, number>): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, JSON.stringify(Object.fromEntries(known)));
  await rename(next, file);
}
