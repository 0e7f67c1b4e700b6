import { MEDIA_FORMAT_WIDTHS } from '@vitrine/core/world/media';
import type { Media, MediaFormat, MediaFormatName } from '@vitrine/core/world/media';
import { sha256 } from '../canonical.ts';
import type { WireMedia } from '../wire/fields.ts';
import { isAbsent, present, textOf } from './present.ts';

/** The path that the showroom serves files of the media library under. */
export const UPLOADS_PATH = '/box-api/uploads/';

/** The name of the file in an address of the showroom's. */
export function uploadNameOf(url: string): string {
  return decodeURIComponent(url.slice(UPLOADS_PATH.length).replace(/\?.*$/, ''));
}

/** Maps the CMS's files to the showroom's, and remembers the addresses of files stored elsewhere. */
export interface MediaLibrary {
  /** Without its alternative text; `undefined` when the address is not one a file can be fetched from. */
  readonly mediaOf: (wire: WireMedia) => Media | undefined;
  /** Where the showroom serves the file of an address; `undefined` as above. */
  readonly addressOf: (address: string) => string | undefined;
  /**
   * The same, but only for addresses below the CMS's own `/uploads/`, relative or absolute. A query and a fragment
   * are kept.
   */
  readonly ownAddressOf: (address: string) => string | undefined;
  /** File name to absolute address, of the files that do not lie under the CMS's own `/uploads/`. */
  readonly sources: () => Readonly<Record<string, string>>;
}

/** @param cmsUrl Where the CMS answers; relative addresses are its own. */
export function createMediaLibrary(cmsUrl: string): MediaLibrary {
  const base = cmsUrl.endsWith('/') ? cmsUrl : `${cmsUrl}/`;
  const sources = new Map<string, string>();
  // Every language shows the same files.
  const files = new Map<string, FoundFile | undefined>();
  const fileAt = (address: string): FoundFile | undefined => {
    if (!files.has(address)) files.set(address, fileOf(address, base));
    return files.get(address);
  };
  const addressOf = (address: string): string | undefined => {
    const file = fileAt(address);
    if (file === undefined) return undefined;
    const name = file.source === undefined ? file.name : freeName(sources, file.name, file.source);
    if (file.source !== undefined) sources.set(name, file.source);
    return `${UPLOADS_PATH}${encodeURIComponent(name)}`;
  };
  return {
    mediaOf: (wire) => {
      // Where browsers cannot play an upload, the CMS has made a copy that they can play.
      const shown = wire.formats?.playable ?? wire;
      const url = addressOf(shown.url);
      if (url === undefined) return undefined;
      const file = uploadNameOf(url);
      const size = bytesOf(shown.size);
      const replaced = replacedBy(wire);
      const versioned = (address: string) => withVersion(address, size, replaced);
      /** In the upload's version: it was made of it, and changes with it. */
      const besideOf = (address: string): string | undefined => {
        const own = addressOf(address);
        return own === undefined ? undefined : versioned(own);
      };
      const ext = textOf(shown.ext) ?? extensionOf(file);
      const mime = textOf(shown.mime) ?? MIME_TYPES[ext.toLowerCase()] ?? 'application/octet-stream';
      return {
        url: versioned(url),
        hash: textOf(wire.hash) ?? file.slice(0, file.length - extensionOf(file).length),
        ext,
        mime,
        name: textOf(wire.name) ?? file,
        formats: formatsOf(wire, besideOf),
        ...present({
          width: positive(shown.width),
          height: positive(shown.height),
          size,
          title: textOf(wire.caption),
          focalPoint: focalPointOf(wire),
          smaller: smallerOf(wire, addressOf),
          phone: phoneOf(wire, besideOf),
          firstFrame: firstFrameOf(wire, addressOf),
          font: wire.provider_metadata?.font ?? undefined,
        }),
      };
    },
    addressOf,
    ownAddressOf: (address) => {
      const file = fileAt(address);
      if (file === undefined || file.source !== undefined) return undefined;
      return `${UPLOADS_PATH}${encodeURIComponent(file.name)}${/[?#].*$/s.exec(address)?.[0] ?? ''}`;
    },
    sources: () => Object.fromEntries([...sources].toSorted(([left], [right]) => (left < right ? -1 : 1))),
  };
}

/** The middle is where every picture is cut around without one. */
function focalPointOf({ focalPoint }: WireMedia): Media['focalPoint'] {
  const { x, y } = focalPoint ?? {};
  if (isAbsent(x) || isAbsent(y) || (x === 50 && y === 50)) return undefined;
  return { x: Math.min(100, Math.max(0, x)), y: Math.min(100, Math.max(0, y)) };
}

/** Strapi states sizes in kilobytes of 1,000 bytes. */
const BYTES_PER_KILOBYTE = 1000;

function bytesOf(size: WireMedia['size']): number | undefined {
  return isAbsent(size) ? undefined : Math.round(size * BYTES_PER_KILOBYTE);
}

/** Without its codecs a browser cannot tell whether it plays the copy. */
function smallerOf(wire: WireMedia, addressOf: (address: string) => string | undefined): Media['smaller'] {
  const copy = wire.formats?.smaller;
  const [url, mime, codecs] = [copy && addressOf(copy.url), textOf(copy?.mime), textOf(copy?.codecs)];
  if (!url || mime === undefined || codecs === undefined) return undefined;
  return {
    url: withVersion(url, bytesOf(copy?.size), replacedBy(wire)),
    type: `${mime}; codecs="${codecs}"`,
  };
}

/** A phone plays it as an MP4; another CMS may make a width of a picture under this name. */
function phoneOf(wire: WireMedia, addressOf: (address: string) => string | undefined): Media['phone'] {
  const copy = wire.formats?.phone;
  return copy?.mime === 'video/mp4' ? addressOf(copy.url) : undefined;
}

function firstFrameOf(
  wire: WireMedia,
  addressOf: (address: string) => string | undefined,
): Media['firstFrame'] {
  const frame = wire.formats?.first_frame;
  const url = frame && addressOf(frame.url);
  if (!frame || !url) return undefined;
  return {
    url: withVersion(url, bytesOf(frame.size), replacedBy(wire)),
    width: frame.width,
    height: frame.height,
  };
}

/** Our CMS's version of a file that was replaced under its name: a few characters of its hash. */
function replacedBy({ provider_metadata: metadata }: WireMedia): string | undefined {
  const replaced = textOf(metadata?.replaced);
  return replaced !== undefined && /^[0-9a-z]{1,32}$/.test(replaced) ? replaced : undefined;
}

/**
 * Files are cached permanently, so a file that was replaced under its name needs another address. It contains the
 * file's size and, from our own CMS, a hash of its bytes; times differ between CMSs, and the same content must have
 * the same addresses everywhere.
 */
function withVersion(url: string, size: number | undefined, replaced: string | undefined): string {
  if (size === undefined && replaced === undefined) return url;
  return `${url}?v=${size?.toString(36) ?? ''}${replaced === undefined ? '' : `-${replaced}`}`;
}

/** For servers that do not send it; the extension is the upload's own. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
  '.otf': 'font/otf',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

interface FoundFile {
  readonly name: string;
  /** Where its bytes are, unless it lies under the CMS's own `/uploads/`. */
  readonly source: string | undefined;
}

function fileOf(address: string, base: string): FoundFile | undefined {
  // A relative address belongs below the CMS's path prefix, also when it begins with a slash.
  const relative = /^[a-z][a-z\d+.-]*:|^\/\//i.test(address) ? address : address.replace(/^\/+/, '');
  if (!URL.canParse(relative, base)) return undefined;
  const url = new URL(relative, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const name = decoded(url.pathname.split('/').at(-1) ?? '');
  if (name === undefined || name === '' || name.includes('/') || name.includes('\\')) return undefined;
  const own = new URL(`uploads/${encodeURIComponent(name)}`, base);
  const isOwn = own.origin === url.origin && decoded(own.pathname) === decoded(url.pathname);
  return { name, source: isOwn ? undefined : url.href };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Two folders may hold files of one name; the second gets a prefix made of its address. */
function freeName(sources: ReadonlyMap<string, string>, name: string, source: string): string {
  const known = sources.get(name);
  return known === undefined || withoutQuery(known) === withoutQuery(source)
    ? name
    : `${sha256(withoutQuery(source), 8)}-${name}`;
}

/** A signed address carries a new signature each time; the file is the same. */
function withoutQuery(address: string): string {
  return address.split('?')[0] ?? address;
}

function extensionOf(file: string): string {
  return /\.[^.]+$/.exec(file)?.[0] ?? '';
}

function positive(value: number | null | undefined): number | undefined {
  return !isAbsent(value) && value > 0 ? value : undefined;
}

function formatsOf(wire: WireMedia, addressOf: (address: string) => string | undefined): Media['formats'] {
  const formats: Partial<Record<MediaFormatName, MediaFormat>> = {};
  for (const name of Object.keys(MEDIA_FORMAT_WIDTHS) as MediaFormatName[]) {
    const format = wire.formats?.[name];
    const url = format ? addressOf(format.url) : undefined;
    if (format && url !== undefined) formats[name] = { url, width: format.width, height: format.height };
  }
  return formats;
}
