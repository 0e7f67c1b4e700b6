import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Documents that are opened as PDFs and are none. */
export function findDocumentsThatAreNoPdf({ viewers }: Examined): readonly Finding[] {
  return viewers.flatMap(({ viewer, place, holder }) =>
    viewer.kind === 'pdf'
      ? viewer.documents
          .filter(({ mime }) => mime.toLowerCase() !== 'application/pdf')
          .map(({ name, mime }): Finding => ({
            severity: 'warning',
            code: 'notAPdf',
            place,
            sentence: `“${name}” of ${holder} is no PDF (${mime}): it cannot be read in the showroom.`,
            fix: 'Upload it as a PDF, or offer it in a section of downloads.',
          }))
      : [],
  );
}
