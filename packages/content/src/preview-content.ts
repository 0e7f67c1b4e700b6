import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ContentBundle } from './bundle.ts';

/** A bundle for a receiver that already has some of its snapshots: for those only the version is sent. */
export interface SentBundle extends Omit<ContentBundle, 'snapshots'> {
  readonly snapshots: Readonly<Record<string, Snapshot | Pick<Snapshot, 'version'>>>;
}

/** Leaves out the snapshots that the receiver already has, by their versions. */
export function withoutKnown(bundle: ContentBundle, known: ReadonlySet<string>): SentBundle {
  return {
    ...bundle,
    snapshots: Object.fromEntries(
      Object.entries(bundle.snapshots).map(([locale, snapshot]) => [
        locale,
        known.has(snapshot.version) ? { version: snapshot.version } : snapshot,
      ]),
    ),
  };
}

/**
 * Completes a bundle: snapshots that were left out become the receiver's own objects.
 *
 * @returns undefined when one was left out that the receiver does not have.
 */
export function withKnown(sent: SentBundle, held: ReadonlyMap<string, Snapshot>): ContentBundle | undefined {
  const snapshots: Record<string, Snapshot> = {};
  for (const [locale, snapshot] of Object.entries(sent.snapshots)) {
    const whole = 'locations' in snapshot ? snapshot : held.get(snapshot.version);
    if (whole === undefined) return undefined;
    snapshots[locale] = whole;
  }
  return { ...sent, snapshots };
}
