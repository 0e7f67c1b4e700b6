import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Worlds that ask for an access code and hold none: they are closed to everybody. */
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
