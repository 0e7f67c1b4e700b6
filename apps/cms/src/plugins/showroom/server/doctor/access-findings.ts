import { findAccessDifferences } from '@vitrine/doctor/checks/access-differences';
import type { Finding } from '@vitrine/doctor/finding';
import type { StoredAccess } from '../access/stored-access.ts';

/**
 * Entries whose languages differ in their access rules. Drafts share these fields, so the languages only differ
 * in published content, if an editor publishes one language alone.
 */
export function accessFindings(stored: readonly StoredAccess[]): readonly Finding[] {
  const found = findAccessDifferences(stored.map(({ published }) => published));
  const keys = new Set(found.map((finding) => keyOf(finding)));
  const amongDrafts = findAccessDifferences(stored.map(({ drafts }) => drafts));
  return [...found, ...amongDrafts.filter((finding) => !keys.has(keyOf(finding)))];
}

function keyOf({ subject: { kind, id, field } }: Finding): string {
  return JSON.stringify([kind, id, field]);
}
