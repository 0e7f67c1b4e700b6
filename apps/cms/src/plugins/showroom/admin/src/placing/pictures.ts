import { pickBackground } from '@vitrine/core/background/pick-background';
import { BACKGROUND_KEYS } from '@vitrine/core/world/background';
import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import type { Background, BackgroundKey } from '@vitrine/core/world/background';
import type { Media, MediaFormatName } from '@vitrine/core/world/media';
import { isFields } from './form-hotspot.ts';

declare global {
  interface Window {
    /** Set by Strapi: the address of its server. */
    readonly strapi?: { readonly backendURL?: string };
  }
}

/** URL of a media library file for the admin panel. */
export function fileAddress(url: string): string {
  return url.startsWith('/') ? `${window.strapi?.backendURL ?? ''}${url}` : url;
}

/** The backgrounds in a form's values, in the core's format. */
export function backgroundsIn(values: object): readonly Background[] {
  const rows = (values as { readonly background?: unknown }).background;
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown): readonly Background[] => {
    if (!isFields(row)) return [];
    const isVideo = row['__component'] === 'background-content.video';
    const media = mediaOf(isVideo ? row['video'] : row['image']);
    if (media === undefined) return [];
    if (!isVideo) return [{ kind: 'image', key: keyIn(row) ?? 'default_background_image', media }];
    const poster = mediaOf(row['poster']);
    return [
      {
        kind: 'video',
        key: keyIn(row) ?? 'default_background',
        media,
        loop: row['loop'] !== false,
        ...(poster && { poster }),
      },
    ];
  });
}

function keyIn(row: Readonly<Record<string, unknown>>): BackgroundKey | undefined {
  return BACKGROUND_KEYS.find((key) => key === row['key']);
}

/** A file of the form, with URLs that the admin panel can load. */
export function mediaOf(file: unknown): Media | undefined {
  if (!isFields(file) || typeof file['url'] !== 'string') return undefined;
  const { url, hash, ext, mime, name, width, height, formats } = file;
  return {
    url: fileAddress(url),
    hash: String(hash ?? ''),
    ext: String(ext ?? ''),
    mime: String(mime ?? ''),
    name: String(name ?? ''),
    ...(typeof width === 'number' ? { width } : {}),
    ...(typeof height === 'number' ? { height } : {}),
    formats: isFields(formats) ? formatsOf(formats) : {},
  };
}

function formatsOf(formats: Readonly<Record<string, unknown>>): Media['formats'] {
  return Object.fromEntries(
    Object.entries(formats).flatMap(([name, format]) =>
      isFields(format) && typeof format['url'] === 'string'
        ? [[name, { ...format, url: fileAddress(format['url']) }]]
        : [],
    ),
  );
}

const FORMATS_BY_WIDTH: readonly MediaFormatName[] = ['medium', 'large', 'xlarge', 'xxlarge'];

/** URL of the smallest stored format that fills this width, or of the file itself. */
export function pictureAddress(media: Media, pixels: number): string {
  const formats = FORMATS_BY_WIDTH.flatMap((name) => media.formats[name] ?? []);
  return formats.find(({ width }) => width >= pixels)?.url ?? media.url;
}

/** The background that a window of this size shows, chosen like in the showroom. */
export function backgroundFor(
  backgrounds: readonly Background[],
  stage: BoxSize,
  isMobile = false,
): Background | undefined {
  return pickBackground({
    backgrounds,
    viewport: { ...stage, devicePixelRatio: 1 },
    isMobile,
    isPowerSave: false,
  });
}

/** Sample windows for wide screens and for all others. */
const WIDE: BoxSize = { width: 1600, height: 900 };
export const NARROW: BoxSize = { width: 800, height: 600 };

/**
 * The pictures that get hotspots: the one for most windows, and those for wide windows and phones if they
 * differ.
 */
export function placementPictures(backgrounds: readonly Background[]): readonly Background[] {
  const pictures = [
    backgroundFor(backgrounds, NARROW),
    backgroundFor(backgrounds, WIDE),
    backgroundFor(backgrounds, NARROW, true),
  ];
  return [...new Set(pictures)].filter((background) => background !== undefined);
}
