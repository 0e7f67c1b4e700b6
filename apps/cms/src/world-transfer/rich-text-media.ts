import type { StoredFile } from '../content-model/stored-file.ts';

/** A file of the library, in its original size or one that Strapi has made. */
export interface ShownMedium {
  readonly name: string;
  readonly format?: string;
}

/** What could be the address of a file: it ends where HTML, markdown and JSON end one. */
const ADDRESS = /(?:https?:\/\/|\/)[^\s"'<>()?#\\]+/g;

/** How a world file writes the address of a medium: `media:Door%20%281%29.jpg`, `media:door.jpg#small`. */
const MEDIUM = /media:((?:[\w.!~*-]|%[\dA-F]{2})+)(?:#(\w+))?/g;

/** Replaces addresses of media in this CMS with the names of the media. */
export function withMediaNames(
  value: unknown,
  mediumAt: (address: string) => ShownMedium | undefined,
): unknown {
  return changed(value, {
    ofText: (text) =>
      text.replaceAll(ADDRESS, (address) => {
        const medium = mediumAt(address);
        return medium === undefined ? address : nameOf(medium);
      }),
    ofImage: (image) => {
      const url = typeof image === 'object' && image !== null && 'url' in image ? image.url : undefined;
      const medium = typeof url === 'string' ? mediumAt(url) : undefined;
      return medium === undefined ? image : nameOf(medium);
    },
  });
}

/** Replaces names of media with the addresses of this CMS, and with its files in image blocks. */
export function withMediaAddresses(
  value: unknown,
  fileOf: (name: string) => StoredFile | undefined,
): unknown {
  return changed(value, {
    ofText: (text) =>
      text.replaceAll(MEDIUM, (whole, encoded: string, format: string | undefined) => {
        const file = fileOf(decoded(encoded));
        if (file === undefined) return whole;
        return (format === undefined ? undefined : file.formats?.[format]?.url) ?? file.url;
      }),
    ofImage: (image) => {
      const [, encoded] = typeof image === 'string' ? (new RegExp(MEDIUM.source).exec(image) ?? []) : [];
      return (encoded === undefined ? undefined : fileOf(decoded(encoded))) ?? image;
    },
  });
}

/** The names of the media that a rich text of a world file shows. */
export function mediaNamesIn(value: unknown): readonly string[] {
  const names: string[] = [];
  const collect = (text: string): string => {
    for (const [, encoded = ''] of text.matchAll(MEDIUM)) names.push(decoded(encoded));
    return text;
  };
  changed(value, {
    ofText: collect,
    ofImage: (image) => (typeof image === 'string' ? collect(image) : image),
  });
  return names;
}

interface Changes {
  /** HTML, markdown and the links of blocks. */
  readonly ofText: (text: string) => string;
  /** The picture of an image block. */
  readonly ofImage: (image: unknown) => unknown;
}

function changed(value: unknown, changes: Changes): unknown {
  if (typeof value === 'string') return changes.ofText(value);
  if (Array.isArray(value)) return value.map((block) => changedBlock(block, changes));
  return value;
}

function changedBlock(block: unknown, changes: Changes): unknown {
  if (typeof block !== 'object' || block === null) return block;
  const { children, url, image } = block as Readonly<Record<string, unknown>>;
  return {
    ...block,
    ...(typeof url === 'string' && { url: changes.ofText(url) }),
    ...(image !== undefined && { image: changes.ofImage(image) }),
    ...(Array.isArray(children) && { children: children.map((child) => changedBlock(child, changes)) }),
  };
}

function nameOf({ name, format }: ShownMedium): string {
  return `media:${encodeURIComponent(name).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}${
    format === undefined ? '' : `#${format}`
  }`;
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
