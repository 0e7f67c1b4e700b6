import type { Size } from '@vitrine/core/documents/zoom';

/** A link on a page; its area in shares of the page, 0 to 1, from the top left corner. */
export interface PdfLink {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The page of this document, from 1, or another address. */
  readonly target: number | string;
}

/** One page of an open document. */
export interface PdfPage {
  /** In points. */
  readonly size: Size;
  /** Draws the page; with fewer pixels than requested where no canvas can hold them. */
  readonly draw: (pixelsPerPoint: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /**
   * Lays selectable, invisible text over the drawn page.
   *
   * @returns an element for each piece of text, in the order of {@link PdfFile.textOf}.
   */
  readonly layText: (container: HTMLElement, signal: AbortSignal) => Promise<readonly HTMLElement[]>;
  readonly links: () => Promise<readonly PdfLink[]>;
  /** Frees the memory of the drawing; it can be drawn again. */
  readonly release: () => void;
}

/** An open document. */
export interface PdfFile {
  readonly pageCount: number;
  /** The size of the first page, which most others share; in points. */
  readonly firstSize: Size;
  /** Whether pairs of pages begin after the first one, as in a bound book; the document says so. */
  readonly isFirstAlone: boolean;
  /** @param number from 1. */
  readonly page: (number: number) => Promise<PdfPage>;
  /** The pieces of text of a page in reading order; the last one of a line ends with a line break. */
  readonly textOf: (number: number) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** Why a document cannot be shown. It is thrown as it is. */
export type PdfProblem =
  /** It is encrypted. */
  | 'locked'
  /** The file is not a PDF, whatever its name. */
  | 'broken'
  /** It no longer exists. */
  | 'gone'
  /** It did not load. */
  | 'unavailable'
  /** A browser's memory might not hold it. */
  | 'too-large';

/** Bytes above which a document is offered for download only. */
export const MAX_PDF_BYTES = 250_000_000;
