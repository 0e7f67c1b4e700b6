import { findAccessDifferences } from '@vitrine/doctor/checks/access-differences';
import type { Finding } from '@vitrine/doctor/finding';
import type { StoredAccess } from '../access/stored-access.ts';

/**
 * Where the languages of an entry differ in who may enter. The doctor judges drafts, whose languages share these
 * fields: it is among what is published that they part, when an editor publishes one language alone.
 */
export function accessFindings(stored: readonly StoredAccess[]): readonly Finding[] {
  const found = findAccessDifferences(stored.map(({ published }) => published));
  const keys = new Set(found.map((finding) => keyOf(finding)));
  const amongDrafts = findAccessDifferences(stored.map(({ drafts }) => drafts));
  return [...found, ...amongDrafts.filter((finding) => !keys.has(keyOf(finding)))];
}

function keyOf({ place: { kind, id, field } }: Finding): string {
  return JSON.stringify([kind, id, field]);
}
