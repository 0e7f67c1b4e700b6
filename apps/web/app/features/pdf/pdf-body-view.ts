import type { DocumentView } from '~/viewers/pdf/pdf-view.ts';

/** Documents that are opened together. */
export interface PdfView {
  readonly documents: readonly (DocumentView & {
    /** The address that opens the overlay at this document. */
    readonly href: string;
  })[];
  /** The index of the one that is shown first. */
  readonly start: number;
  /** Its page, from 1. */
  readonly page: number;
}
