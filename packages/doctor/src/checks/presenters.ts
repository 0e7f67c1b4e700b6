import { message } from '@vitrine/core/reports/message';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** A rule about presenters that admits no one, by mistake rather than by intent. */
export function findPresentedByNoOne({ snapshot }: Examined): readonly Finding[] {
  const { presenters } = snapshot.settings;
  if (presenters?.kind !== 'scopes' || presenters.scopes.length > 0) return [];
  return [
    {
      severity: 'warning',
      code: 'presentedByNoOne',
      subject: { kind: 'settings', id: 'app-setting', field: 'presentations.presenter_scopes' },
      sentence: message('presentedByNoOne'),
      fix: message('fix.presentedByNoOne'),
    },
  ];
}
