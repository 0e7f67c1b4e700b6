import { isLink } from '../../../../../rules/addresses.ts';
import { LOCATION } from '../../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../../content-model/documents.ts';
import type { CellChange, ExaminedLine, LineFault } from '../../../contracts/bulk.ts';
import { targetFieldOf } from '../../../contracts/placing.ts';
import type { TableLine } from '../table/read-table.ts';
import { hotspotName, locationRows, readTargetsByKind } from './hotspot-rows.ts';
import type { HotspotRow, LocationRow, TargetsByKind } from './hotspot-rows.ts';
import { isSame, rightLine, textFault, textOf, wrongLine } from './table-kind.ts';
import type { EntryTask, TableKind, Workplace } from './table-kind.ts';

/**
 * The hotspots of the drafts with their targets, one line each, by their number. A table changes titles and targets:
 * new hotspots need a position, which only the picture shows.
 */
export const hotspots: TableKind = {
  columns: ['location', 'language', 'hotspot', 'title', 'target'],
  keys: ['hotspot'],
  hasLanguageColumns: false,

  async *exportLines(workplace, { world }) {
    for await (const location of locationRows(workplace, await readTargetsByKind(workplace))) {
      if (world !== undefined && location.world !== world) continue;
      if (!mayRead(workplace, location)) continue;
      const { payloadId, locale } = location;
      for (const hotspot of location.hotspots) {
        const { title, target } = hotspot;
        yield { location: payloadId, language: locale, hotspot: hotspotName(hotspot), title, target };
      }
    }
  },

  async examine(workplace, table) {
    const targets = await readTargetsByKind(workplace);
    const names = new Set(table.lines.map(({ cells }) => textOf(cells?.get('hotspot')).trim()));
    const found = new Map<string, Found>();
    for await (const location of locationRows(workplace, targets)) {
      for (const hotspot of location.hotspots) {
        const name = hotspotName(hotspot);
        if (names.has(name)) found.set(name, { location, hotspot });
      }
    }
    const changed = new Map<LocationRow, Changed[]>();
    const seen = new Map<string, number>();
    const lines = table.lines.map((line) => {
      const { examined, change } = examineLine(workplace, line, { targets, found, seen });
      if (change !== undefined) {
        changed.set(change.location, [...(changed.get(change.location) ?? []), change]);
      }
      return examined;
    });
    return { lines, tasks: tasksOf(changed, targets) };
  },

  async write({ strapi, account }, change) {
    const { documentId, versions } = change as HotspotsChange;
    for (const { locale, hotspots: parts } of versions) {
      await documentsOf(strapi, LOCATION).update({
        documentId,
        locale,
        status: 'draft',
        data: account.stamp({ hotspots: parts }, false),
      });
    }
  },
};

/** What a table changes of a location. */
interface HotspotsChange {
  readonly documentId: string;
  readonly versions: readonly {
    readonly locale: string;
    /** All of its hotspots, because one that is not named would be removed. */
    readonly hotspots: readonly Readonly<Record<string, unknown>>[];
  }[];
}

interface Found {
  readonly location: LocationRow;
  readonly hotspot: HotspotRow;
}

interface Changed extends Found {
  readonly line: number;
  readonly changes: readonly CellChange[];
}

function mayRead({ account }: Workplace, location: LocationRow): boolean {
  return account.can('read', LOCATION, location, ['payloadId', 'hotspots']);
}

function examineLine(
  workplace: Workplace,
  { number: line, cells }: TableLine,
  given: {
    readonly targets: TargetsByKind;
    readonly found: ReadonlyMap<string, Found>;
    readonly seen: Map<string, number>;
  },
): { readonly examined: ExaminedLine; readonly change?: Changed } {
  const wrong = (entry: string, ...faults: readonly LineFault[]) => ({
    examined: wrongLine(line, entry, faults),
  });
  if (cells === undefined) return wrong('', { code: 'cells' });
  const name = textOf(cells.get('hotspot')).trim();
  if (name === '') return wrong('', { code: 'noKey', column: 'hotspot' });
  const earlier = given.seen.get(name);
  if (earlier !== undefined) return wrong(name, { code: 'duplicate', what: String(earlier) });
  given.seen.set(name, line);
  const known = given.found.get(name);
  if (known === undefined || !mayRead(workplace, known.location)) {
    return wrong(name, { code: 'unknownEntry', column: 'hotspot', what: name });
  }
  const { location, hotspot } = known;
  const entry = `${location.title} › ${hotspot.title || name}`;
  const moved = (['location', 'language'] as const).find((column) => {
    const own = column === 'location' ? location.payloadId : location.locale;
    return cells.has(column) && textOf(cells.get(column)).trim() !== own;
  });
  if (moved !== undefined) {
    return wrong(entry, { code: 'unknownEntry', column: moved, what: textOf(cells.get(moved)) });
  }
  const changes: CellChange[] = [];
  const faults: LineFault[] = [];
  for (const column of ['title', 'target'] as const) {
    if (!cells.has(column)) continue;
    const typed = textOf(cells.get(column));
    const after = column === 'target' ? targetForm(hotspot, typed, given.targets) : typed;
    if (isSame(hotspot[column], after)) continue;
    const fault =
      column === 'title'
        ? textFault(workplace.rows.attributesOf(hotspot.component)['title'], column, after)
        : targetFault(workplace, known, { typed: typed.trim(), targets: given.targets });
    if (fault !== undefined) faults.push(fault);
    else changes.push({ column, before: hotspot[column], after });
  }
  if (changes.length > 0 && !workplace.account.can('update', LOCATION, location, ['hotspots'])) {
    faults.push({ code: 'mayNotWrite' });
  }
  if (faults.length > 0) return wrong(entry, ...faults);
  return {
    examined: rightLine(line, entry, { isNew: false, changes }),
    ...(changes.length === 0 ? {} : { change: { location, hotspot, line, changes } }),
  };
}

/** A target as the export writes it, so that the same one compares as the same. */
function targetForm(hotspot: HotspotRow, typed: string, targets: TargetsByKind): string {
  const { kind } = targetFieldOf(hotspot.component);
  if (kind === 'link' || kind === 'files') return typed.trim() === '' ? '' : typed;
  const documentId = targets[kind].find(typed.trim());
  return documentId === undefined ? typed.trim() : targets[kind].nameOf(documentId);
}

function targetFault(
  workplace: Workplace,
  { hotspot, location }: Found,
  { typed, targets }: { readonly typed: string; readonly targets: TargetsByKind },
): LineFault | undefined {
  const { kind, field } = targetFieldOf(hotspot.component);
  const column = 'target';
  if (kind === 'files') return { code: 'fixedTarget', column };
  if (typed === '') return undefined;
  if (kind === 'link') {
    if (!isLink(typed)) return { code: 'unknownTarget', column, what: typed };
    return textFault(workplace.rows.attributesOf(hotspot.component)[field], column, typed);
  }
  const documentId = targets[kind].find(typed);
  if (documentId === undefined) return { code: 'unknownTarget', column, what: typed };
  return targets[kind].existsIn(documentId, location.locale)
    ? undefined
    : { code: 'noTargetThere', column, what: typed };
}

/** One task for each location, because its languages are written together or not at all. */
function tasksOf(
  changed: ReadonlyMap<LocationRow, readonly Changed[]>,
  targets: TargetsByKind,
): readonly EntryTask[] {
  const byDocument = Map.groupBy(changed, ([location]) => location.documentId);
  return [...byDocument].map(([documentId, versions]): EntryTask => {
    const all = versions.flatMap(([, changes]) => changes);
    return {
      uid: LOCATION,
      documentId,
      entry: versions[0]?.[0].title ?? '',
      lines: all.map(({ line }) => line),
      basedOn: Object.fromEntries(versions.map(([{ locale, version }]) => [locale, version])),
      table: 'hotspots',
      change: {
        documentId,
        versions: versions.map(([location, changes]) => ({
          locale: location.locale,
          hotspots: changedHotspots(location, changes, targets),
        })),
      } satisfies HotspotsChange,
    };
  });
}

function changedHotspots(
  location: LocationRow,
  changes: readonly Changed[],
  targets: TargetsByKind,
): HotspotsChange['versions'][number]['hotspots'] {
  const byName = new Map(changes.map((change) => [hotspotName(change.hotspot), change]));
  return location.hotspots.map((hotspot) => ({
    __component: hotspot.component,
    id: hotspot.id,
    ...fieldsOf(byName.get(hotspotName(hotspot)), location.locale, targets),
  }));
}

function fieldsOf(
  change: Changed | undefined,
  locale: string,
  targets: TargetsByKind,
): Readonly<Record<string, unknown>> {
  if (change === undefined) return {};
  const { kind, field } = targetFieldOf(change.hotspot.component);
  return Object.fromEntries(
    change.changes.map(({ column, after }) => {
      if (column === 'title') return ['title', after === '' ? null : after];
      if (kind === 'link' || kind === 'files') return [field, after === '' ? null : after];
      const documentId = targets[kind].find(after);
      return [field, { set: documentId === undefined ? [] : [{ documentId, locale }] }];
    }),
  );
}
