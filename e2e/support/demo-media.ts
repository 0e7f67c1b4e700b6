import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/**
 * A file of the media library, wherever the demo shows it.
 * @throws Error when it shows none of that name
 */
export function mediaNamed(snapshot: Snapshot, name: string): Media {
  const search = (value: unknown): Media | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if ('hash' in value && 'name' in value && value.name === name) return value as Media;
    for (const part of Object.values(value)) {
      const media = search(part);
      if (media !== undefined) return media;
    }
    return undefined;
  };
  const media = search(snapshot);
  if (media === undefined) throw new Error(`Nothing in the demo shows ${name}.`);
  return media;
}
