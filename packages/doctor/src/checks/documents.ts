import { documentFileOf } from '@vitrine/core/search/document-pages';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Documents that are opened as PDFs but are not. */
export function findDocumentsThatAreNoPdf({ viewers }: Examined): readonly Finding[] {
  return viewers.flatMap(({ viewer, subject, holder }) =>
    viewer.kind === 'pdf'
      ? viewer.documents
          .filter(({ mime }) => mime.toLowerCase() !== 'application/pdf')
          .map(({ name, mime }): Finding => ({
            severity: 'warning',
            code: 'notAPdf',
            subject,
            sentence: message('notAPdf', { file: name, holder, mime }),
            fix: message('fix.notAPdf'),
          }))
      : [],
  );
}

/** PDFs whose words are not found by the search, or not all of them: each where it is offered first. */
export function findUnsearchablePdfs({ files, documentProblems }: Examined): readonly Finding[] {
  if (documentProblems.size === 0) return [];
  return files.flatMap(({ media, holder, subject }): readonly Finding[] => {
    const problem = documentProblems.get(documentFileOf(media));
    if (problem === undefined) return [];
    return [
      {
        severity: 'hint',
        code: 'unsearchablePdf',
        subject: subject ?? { kind: 'media', id: media.name },
        sentence: message(`unsearchablePdf.${problem}`, { file: media.name, holder }),
        fix: message(`fix.unsearchablePdf.${problem}`),
      },
    ];
  });
}
