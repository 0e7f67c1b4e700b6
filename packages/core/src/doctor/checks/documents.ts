import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { saying } from '../words/saying.ts';

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
            sentence: saying('notAPdf', { file: name, holder, mime }),
            fix: saying('fix.notAPdf'),
          }))
      : [],
  );
}
