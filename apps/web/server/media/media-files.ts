import { UPLOADS_PATH } from '@vitrine/content/normalise/media-library';
import type { PublishedContent } from '../../app/contract/server-context.ts';

/** Leaves room for the suffixes that resized pictures add to a name; file systems take 255 bytes. */
const MAX_NAME_BYTES = 230;

/**
 * Whether a name can be a file of the media library: one step of a path on every system, without a
 * separator, a leading dot, a control character or a character that Windows refuses.
 */
export function isMediaFileName(name: string): boolean {
  return (
    name !== '' &&
    !/^\.|[/\\:*?"<>|\p{Cc}]|[. ]$/u.test(name) &&
    Buffer.byteLength(name) <= MAX_NAME_BYTES &&
    name.isWellFormed()
  );
}

/** The file that an address of the uploads route names, whatever its version; `undefined` when it names none. */
export function mediaFileOf(address: string): string | undefined {
  if (!address.startsWith(UPLOADS_PATH)) return undefined;
  try {
    const name = decodeURIComponent(address.slice(UPLOADS_PATH.length).replace(/\?.*$/s, ''));
    return isMediaFileName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The CMS's details of a file. */
export interface StatedFile {
  /** Bytes, accurate to about five. */
  readonly size?: number;
  /** The version of a file that was replaced under its name. */
  readonly version?: string;
}

/** Names of visible files with the CMS's details, where it has them. */
export type MediaFiles = ReadonlyMap<string, StatedFile | undefined>;

/** The version in an address: `?v=<size>-<version>`, as the content's media library writes it. */
function versionOf(address: string): string | undefined {
  return /\?v=[0-9a-z]*-([0-9a-z]{1,32})$/.exec(address)?.[1];
}

/** Addresses inside texts: up to what ends an attribute or a sentence. */
const ADDRESSES_IN_TEXT = /\/box-api\/uploads\/[^\s"'<>()?#/\\]+/g;

/** A text names a file without details; those of a media field take precedence. */
function note(
  files: Map<string, StatedFile | undefined>,
  name: string,
  version: string | undefined,
  size?: number,
): void {
  const known = files.get(name);
  const stated = {
    ...known,
    ...(version === undefined ? {} : { version }),
    ...(size === undefined ? {} : { size }),
  };
  files.set(name, Object.keys(stated).length === 0 ? undefined : stated);
}

function collect(value: unknown, files: Map<string, StatedFile | undefined>): void {
  if (typeof value === 'string') {
    if (!value.includes(UPLOADS_PATH)) return;
    for (const address of [value, ...(value.match(ADDRESSES_IN_TEXT) ?? [])]) {
      const name = mediaFileOf(address);
      if (name !== undefined) note(files, name, versionOf(address));
    }
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, files);
  } else if (typeof value === 'object' && value !== null) {
    const { url, size } = value as { readonly url?: unknown; readonly size?: unknown };
    const name = typeof url === 'string' && typeof size === 'number' ? mediaFileOf(url) : undefined;
    if (name !== undefined) note(files, name, versionOf(String(url)), Number(size));
    for (const item of Object.values(value)) collect(item, files);
  }
}

const known = new WeakMap<PublishedContent, MediaFiles>();

/**
 * The media files that visible content names, in media fields and inside texts. The media routes check it: a file
 * that is not listed does not exist for the visitor. Computed once for each content.
 */
export function mediaFilesOf(content: PublishedContent): MediaFiles {
  const found = known.get(content);
  if (found) return found;
  const files = new Map<string, StatedFile | undefined>();
  for (const snapshot of Object.values(content.snapshots)) collect(snapshot, files);
  known.set(content, files);
  return files;
}
