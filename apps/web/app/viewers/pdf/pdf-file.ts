/** In points, 72 of which are an inch. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A link on a page; its place in shares of the page, 0 to 1, from the top left corner. */
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
  readonly size: PageSize;
  /** Draws the page; fewer pixels than asked for where no canvas can hold them. */
  readonly draw: (pixelsPerPoint: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /**
   * Lays the text over the drawn page, unseen but to be selected.
   *
   * @returns an element for each piece of text, in the order of {@link PdfFile.textOf}.
   */
  readonly layText: (container: HTMLElement, signal: AbortSignal) => Promise<readonly HTMLElement[]>;
  readonly links: () => Promise<readonly PdfLink[]>;
  /** Gives back what drawing took; it can be drawn again. */
  readonly release: () => void;
}

/** An open document. */
export interface PdfFile {
  readonly pageCount: number;
  /** The size of the first page, which most others share. */
  readonly firstSize: PageSize;
  /** @param number from 1. */
  readonly page: (number: number) => Promise<PdfPage>;
  /** The pieces of text of a page in reading order; a line break ends the last one of a line. */
  readonly textOf: (number: number) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** Why a document cannot be shown. It is thrown as it is. */
export type PdfProblem =
  /** It is encrypted. */
  | 'locked'
  /** It is no PDF, whatever its name says. */
  | 'broken'
  /** It is not there any more. */
  | 'gone'
  /** It did not arrive. */
  | 'unavailable'
  /** A browser's memory might not hold it. */
  | 'too-large';

/** Bytes above which a document is offered for download only. */
export const LARGEST_PDF = 250_000_000;
