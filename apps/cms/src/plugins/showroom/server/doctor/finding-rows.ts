import type { ContentBundle } from '@vitrine/content/bundle';
import { rowOfHotspot } from '@vitrine/content/normalise/hotspots';
import type { Finding } from '@vitrine/doctor/finding';

/**
 * Names the row of the form that a finding about a hotspot is in: `hotspots.4f1a.icon` becomes `hotspots[2].icon`. The
 * doctor knows hotspots by what they do, the form by their position.
 */
export function withHotspotRow<Found extends Finding>(
  finding: Found,
  { snapshots, defaultLocale }: Pick<ContentBundle, 'snapshots' | 'defaultLocale'>,
): Found {
  const { kind, id, field = '', locale = defaultLocale } = finding.subject;
  const [, name, rest = ''] = /^hotspots\.([^.]+)(.*)$/.exec(field) ?? [];
  if (kind !== 'location' || name === undefined) return finding;
  const location = snapshots[locale]?.locations.find(({ payloadId }) => payloadId === id);
  const hotspot = location?.hotspots.find((known) => known.id === name);
  const row = hotspot && rowOfHotspot(hotspot);
  return row === undefined ? finding : withField(finding, `hotspots[${row}]${rest}`);
}

/**
 * Names the row that a finding about a background is in: `background.default_background_16x9` becomes `background[1]`.
 *
 * @param parts the backgrounds of the entry, in the order of the form.
 */
export function withBackgroundRow<Found extends Finding>(finding: Found, parts: unknown): Found {
  const [, key] = /^background\.(\w+)$/.exec(finding.subject.field ?? '') ?? [];
  if (key === undefined || !Array.isArray(parts)) return finding;
  const row = (parts as readonly { readonly key?: unknown }[]).findIndex((part) => part.key === key);
  return row === -1 ? finding : withField(finding, `background[${row}]`);
}

function withField<Found extends Finding>(finding: Found, field: string): Found {
  return { ...finding, subject: { ...finding.subject, field } };
}
