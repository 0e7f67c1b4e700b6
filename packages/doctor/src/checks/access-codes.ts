import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Worlds that require an access code and have none: they are closed to everyone. */
export function findMissingCodes({ snapshot }: Examined): readonly Finding[] {
  return snapshot.worlds
    .filter(({ shutBecause }) => shutBecause === 'codeMissing')
    .map(({ slug, name }) => ({
      severity: 'error',
      code: 'codeMissing',
      subject: { kind: 'world', id: slug, field: 'password' },
      sentence: message('codeMissing', { world: name }),
      fix: message('fix.codeMissing'),
    }));
}
