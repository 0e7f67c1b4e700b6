import { documentFileOf } from '../../search/document-pages.ts';
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

/** PDFs whose words are not found by the search, or not all of them: each where it is offered first. */
export function findUnsearchablePdfs({ files, documentTroubles }: Examined): readonly Finding[] {
  if (documentTroubles.size === 0) return [];
  return files.flatMap(({ media, holder, place }): readonly Finding[] => {
    const trouble = documentTroubles.get(documentFileOf(media));
    if (trouble === undefined) return [];
    return [
      {
        severity: 'hint',
        code: 'unsearchablePdf',
        place: place ?? { kind: 'media', id: media.name },
        sentence: saying(`unsearchablePdf.${trouble}`, { file: media.name, holder }),
        fix: saying(`fix.unsearchablePdf.${trouble}`),
      },
    ];
  });
}
