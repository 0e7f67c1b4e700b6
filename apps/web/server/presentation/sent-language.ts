import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { PublishedContent } from '../../app/contract/server-context.ts';

/** The content in the language that a window has sent; in the default language where that is none. */
export function snapshotInSentLanguage(
  { snapshots, defaultLocale }: PublishedContent,
  sent: string | undefined,
): Snapshot | undefined {
  // What is sent may be the name of something that every object has, such as `constructor`.
  return snapshots[sent !== undefined && Object.hasOwn(snapshots, sent) ? sent : defaultLocale];
}
