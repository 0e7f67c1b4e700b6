import { toClientMedia } from '@vitrine/core/media/client-media';
import type { ClientMedia, Media } from '@vitrine/core/world/media';
import type { FileView } from './article-view.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { OverlayRequest } from '~/page-data/overlay-definition.server.ts';

/** A file with everything that is shown of it. */
export function shownMedia(media: Media): ClientMedia {
  return { ...toClientMedia(media), ...(media.title !== undefined && { title: media.title }) };
}

/** The picture of a named icon of the CMS. */
export function iconOf(
  name: string | undefined,
  { snapshot }: OverlayRequest,
): { readonly icon?: ClientMedia } {
  const icon = name === undefined ? undefined : indexOf(snapshot).icons.get(name);
  return icon ? { icon: toClientMedia(icon.svg) } : {};
}

/** A file to download, with its kind and size in the page's language. */
export function fileView(file: Media, { snapshot }: OverlayRequest): FileView {
  const facts = [file.ext.replace('.', '').toUpperCase(), sizeOf(file.size, snapshot.locale)];
  return {
    title: file.title ?? file.name,
    href: file.url,
    name: file.name,
    facts: facts.filter((fact) => fact !== '').join(' · '),
  };
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people read them: whole from ten up, with one decimal below. Empty where the size is not known. */
function sizeOf(bytes: number | undefined, locale: string): string {
  if (bytes === undefined || bytes <= 0) return '';
  const step = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
