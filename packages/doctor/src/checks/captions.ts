import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Videos in articles without captions (WCAG 2.2, 1.2.2). */
export function findMissingCaptions({ snapshot }: Examined): readonly Finding[] {
  return snapshot.articles.flatMap(({ id, title, sections }) =>
    sections.flatMap((section, index): readonly Finding[] =>
      section.kind !== 'video' || section.captions !== undefined
        ? []
        : [
            {
              severity: 'hint',
              code: 'missingCaptions',
              subject: {
                kind: 'article',
                id: String(id),
                field: `sections[${index}].captions`,
                locale: snapshot.locale,
              },
              sentence: message('missingCaptions', { file: section.video.name, title }),
              fix: message('fix.missingCaptions'),
            },
          ],
    ),
  );
}
