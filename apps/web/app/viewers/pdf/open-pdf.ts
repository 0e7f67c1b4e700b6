import {
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  ResponseException,
  TextLayer,
  getDocument,
} from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { linkOf } from './pdf-links.ts';
import type { PdfFile, PdfPage, PdfProblem } from './pdf-file.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Browsers refuse larger canvases, or show them empty; in pixels. */
const MAX_CANVAS_PIXELS = 16_777_216;

/** The code for resources of documents is fetched with the first one that is needed. */
class Resources {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const { fetchResource } = await import('./pdf-resources.ts');
    return fetchResource(filename);
  }
}

/**
 * Opens a document of this server.
 *
 * @throws a {@link PdfProblem} when it cannot be read.
 */
export async function openPdf(
  url: string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<PdfFile> {
  const task = getDocument({
    url,
    BinaryDataFactory: Resources,
    useWorkerFetch: false,
    enableXfa: false,
    // On a busy machine, range requests beside the stream of a small file left its document loading forever.
    disableRange: true,
  });
  task.onProgress = ({ loaded, total }: { readonly loaded: number; readonly total: number }) => {
    if (total > 0) onProgress(Math.min(1, loaded / total));
  };
  const cancel = () => void task.destroy();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const document = await task.promise;
    const [first, layout] = await Promise.all([document.getPage(1), document.getPageLayout()]);
    return fileOf(document, { first, isFirstAlone: layout.endsWith('Right'), close: cancel });
  } catch (error) {
    cancel();
    throw problemOf(error);
  }
}

function fileOf(
  document: PDFDocumentProxy,
  { first, isFirstAlone, close }: Pick<PdfFile, 'isFirstAlone' | 'close'> & { readonly first: PDFPageProxy },
): PdfFile {
  const { width, height } = first.getViewport({ scale: 1 });
  const pages = new Map<number, Promise<PdfPage>>();
  return {
    pageCount: document.numPages,
    firstSize: { width, height },
    isFirstAlone,
    page(number) {
      const known = pages.get(number) ?? document.getPage(number).then((page) => pageOf(document, page));
      pages.set(number, known);
      return known;
    },
    async textOf(number) {
      const { items } = await (await document.getPage(number)).getTextContent();
      // The same items, in the same order, from which the text layer creates elements.
      return items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str}\n` : item.str] : []));
    },
    close,
  };
}

function pageOf(document: PDFDocumentProxy, page: PDFPageProxy): PdfPage {
  const plain = page.getViewport({ scale: 1 });
  return {
    size: { width: plain.width, height: plain.height },
    async draw(pixelsPerPoint, signal) {
      const fitting = Math.sqrt(MAX_CANVAS_PIXELS / (plain.width * plain.height));
      const viewport = page.getViewport({ scale: Math.min(pixelsPerPoint, fitting) });
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      const cancel = () => task.cancel();
      signal.addEventListener('abort', cancel, { once: true });
      await task.promise;
      signal.removeEventListener('abort', cancel);
      return canvas;
    },
    async layText(container, signal) {
      const layer = new TextLayer({
        textContentSource: await page.getTextContent(),
        container,
        viewport: plain,
      });
      signal.addEventListener('abort', () => layer.cancel(), { once: true });
      await layer.render();
      return layer.textDivs;
    },
    async links() {
      const annotations: readonly unknown[] = await page.getAnnotations({ intent: 'display' });
      const found = await Promise.all(annotations.map((annotation) => linkOf(document, plain, annotation)));
      return found.flatMap((link) => link ?? []);
    },
    release: () => void page.cleanup(),
  };
}

function problemOf(error: unknown): PdfProblem {
  if (error instanceof PasswordException) return 'locked';
  if (error instanceof InvalidPDFException) return 'broken';
  if (error instanceof ResponseException) return error.missing ? 'gone' : 'unavailable';
  return 'unavailable';
}
