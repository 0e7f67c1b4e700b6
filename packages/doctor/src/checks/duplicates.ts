import { locationSegment } from '@vitrine/core/links/path';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** "Locations and transitions must be unique" (specification section 5), and so must every other name. */
export function findDuplicates({ snapshot }: Examined): readonly Finding[] {
  const { worlds, locations, transitions, articles, dashboards, menus, icons } = snapshot;
  return [
    ...repeated(
      worlds,
      ({ slug }) => slug,
      ({ slug }) => ({ kind: 'world', id: slug, field: 'slug' }),
    ),
    ...repeated(
      locations,
      ({ payloadId }) => payloadId,
      ({ payloadId }) => ({ kind: 'location', id: payloadId, field: 'payloadId' }),
    ),
    ...repeated(
      distinct(locations),
      (location) => `${location.world}/${locationSegment(location)}`,
      ({ payloadId }) => ({ kind: 'location', id: payloadId, field: 'slug' }),
    ),
    ...repeated(
      transitions,
      ({ payloadId }) => payloadId,
      ({ payloadId }) => ({ kind: 'transition', id: payloadId, field: 'payloadId' }),
    ),
    ...repeated(
      distinct(transitions),
      ({ from, to }) => `${from}\n${to}`,
      ({ payloadId }) => ({ kind: 'transition', id: payloadId, field: 'to' }),
    ),
    ...repeated(
      articles,
      ({ id }) => id,
      ({ id }) => ({ kind: 'article', id: String(id), field: 'public_id' }),
    ),
    ...repeated(
      dashboards,
      ({ id }) => id,
      ({ id }) => ({ kind: 'dashboard', id: String(id), field: 'public_id' }),
    ),
    ...repeated(
      menus,
      ({ key }) => key,
      ({ key }) => ({ kind: 'menu', id: key, field: 'key' }),
    ),
    ...repeated(
      icons,
      ({ name }) => name,
      ({ name }) => ({ kind: 'icon', id: name, field: 'name' }),
    ),
    ...locations.flatMap(({ payloadId, hotspots }) =>
      repeated(
        hotspots,
        ({ id }) => id,
        ({ id }) => ({ kind: 'location', id: payloadId, field: `hotspots.${id}` }),
      ),
    ),
  ];
}

/** The first entry of each payloadId: those that share even the payloadId have their own finding. */
function distinct<Entry extends { readonly payloadId: PayloadId }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.payloadId, entry])).values()].toReversed();
}

/** An entry with a name, and the field that holds the name. */
type NamedSubject = FindingSubject & {
  readonly kind: 'article' | 'dashboard' | 'icon' | 'location' | 'menu' | 'transition' | 'world';
  readonly field: string;
};

/** @param keyOf what must differ. */
function repeated<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | number,
  subjectOf: (entry: Entry) => NamedSubject,
): readonly Finding[] {
  const first = new Map<string | number, Entry>();
  const findings: Finding[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = first.get(key);
    if (known === undefined) {
      first.set(key, entry);
      continue;
    }
    const subject = subjectOf(entry);
    findings.push({
      severity: 'error',
      code: 'duplicate',
      subject,
      sentence: message('duplicate', {
        entry: message(`entry.${subject.kind}`, { name: subject.id }),
        field: subject.field,
        other: subjectOf(known).id,
      }),
      fix: message('fix.duplicate'),
    });
  }
  return findings;
}
