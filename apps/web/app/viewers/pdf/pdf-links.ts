import { normaliseLink } from '@vitrine/core/links/link';
import type { PDFDocumentProxy, PageViewport } from 'pdfjs-dist';
import type { PdfLink } from './pdf-file.ts';

/** The part of a link annotation that is read (ISO 32000-1, 12.5.6.5). */
interface LinkAnnotation {
  readonly subtype?: unknown;
  readonly rect?: unknown;
  readonly url?: unknown;
  readonly unsafeUrl?: unknown;
  readonly dest?: unknown;
}

/** A link that a page carries, if an annotation is one and leads somewhere. */
export async function linkOf(
  document: PDFDocumentProxy,
  viewport: PageViewport,
  annotation: unknown,
): Promise<PdfLink | undefined> {
  const { subtype, rect, url, unsafeUrl, dest } = annotation as LinkAnnotation;
  if (subtype !== 'Link' || !isRect(rect)) return undefined;
  const target = await targetOf(document, url ?? unsafeUrl, dest);
  if (target === undefined) return undefined;
  const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
  const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
  return {
    left: Math.min(x1, x2) / viewport.width,
    top: Math.min(y1, y2) / viewport.height,
    width: Math.abs(x2 - x1) / viewport.width,
    height: Math.abs(y2 - y1) / viewport.height,
    target,
  };
}

async function targetOf(
  document: PDFDocumentProxy,
  url: unknown,
  dest: unknown,
): Promise<PdfLink['target'] | undefined> {
  // "A URL not starting with http, mailto: or tel: gets https:// prefixed" (specification section 5).
  if (typeof url === 'string') return normaliseLink(url);
  try {
    const explicit: unknown = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const [page]: readonly unknown[] = Array.isArray(explicit) ? explicit : [];
    if (typeof page === 'number') return page + 1;
    if (!isReference(page)) return undefined;
    return (await document.getPageIndex(page)) + 1;
  } catch {
    // Many documents contain links to removed pages.
    return undefined;
  }
}

function isRect(value: unknown): value is readonly [number, number, number, number] {
  return Array.isArray(value) && value.length === 4 && value.every((number) => typeof number === 'number');
}

function isReference(value: unknown): value is { readonly num: number; readonly gen: number } {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
}
