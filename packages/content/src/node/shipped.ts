import { join } from 'node:path';
import type { Media } from '@vitrine/core/world/media';
import type { ContentBundle } from '../bundle.ts';
import { canonicalJson } from '../canonical.ts';
import { isRecord } from '../wire/unwrap.ts';
import { UPLOADS_PATH, uploadNameOf } from '../normalise/media-library.ts';
import { writeBundleFiles } from './disk-store.ts';
import { writeFileWhole } from './files.ts';

/** The result of the export. */
export interface ShippedExport {
  /** Original names of files that the snapshot shows and the media folder lacks. Sorted. */
  readonly missing: readonly string[];
}

/** Where a file of the media library lies below the media folder. */
export interface ShippedFile {
  readonly file: string;
  /** Its copy for phones. */
  readonly phone?: string;
}

/**
 * Writes a bundle in the form that ships with the project: the disk store's, under plain names, without reports and
 * server-only data, and `media.json` beside it, which names for every uploads file the path of its original in the
 * media folder. A stored width of a picture is answered with the original, a copy for phones with that copy.
 *
 * The CMS adds nothing of its own to a snapshot except the files' names, which the seed derives from the bytes. So
 * the same content gives the same bytes on every machine, and the same version as the seeded CMS.
 *
 * @param media By the original names of files.
 * @throws whatever the file system says.
 */
export async function writeShippedBundle(options: {
  readonly directory: string;
  readonly bundle: ContentBundle;
  readonly media: ReadonlyMap<string, ShippedFile>;
}): Promise<ShippedExport> {
  const { directory, bundle } = options;
  const shipped: Record<string, string> = {};
  const missing = new Set<string>();
  for (const media of mediaIn(bundle.snapshots)) {
    const { file, phone } = options.media.get(media.name) ?? {};
    const widths = Object.values(media.formats).map(({ url }) => [url, file] as const);
    const copy = media.phone === undefined ? [] : [[media.phone, phone] as const];
    for (const [url, path] of [[media.url, file] as const, ...widths, ...copy]) {
      if (path === undefined) missing.add(media.name);
      else shipped[uploadNameOf(url)] = path;
    }
  }
  await writeFileWhole(join(directory, 'media.json'), `${canonicalJson(shipped, 2)}\n`);
  await writeBundleFiles({ directory, bundle, naming: 'plain' });
  return { missing: [...missing].toSorted() };
}

/** Every file a value shows, at any depth. */
function mediaIn(value: unknown): Media[] {
  if (Array.isArray(value)) return value.flatMap(mediaIn);
  if (!isRecord(value)) return [];
  if (isMedia(value)) return [value];
  return Object.values(value).flatMap(mediaIn);
}

function isMedia(value: object): value is Media {
  return (
    'url' in value &&
    typeof value.url === 'string' &&
    value.url.startsWith(UPLOADS_PATH) &&
    'name' in value &&
    'formats' in value
  );
}
