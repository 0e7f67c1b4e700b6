import { alwaysOpenPart } from '../../access/always-open.ts';
import { articleName, dashboardName } from '../../access/content-names.ts';
import type { ContentName } from '../../access/content-names.ts';
import { closureOf, contentWays, menusOfShowroom } from '../../access/content-references.ts';
import type { ContentWays } from '../../access/content-references.ts';
import { canBeClosed } from '../../access/may-enter.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';
import { saying } from '../words/saying.ts';
import type { Saying } from '../words/saying.ts';

/**
 * Articles and dashboards that closed places use and that everybody sees all the same, only because they are shown
 * although nothing leads there, or because something links to them that is.
 */
export function findContentShownBySwitch({ snapshot }: Examined): readonly Finding[] {
  if (!canBeClosed(snapshot)) return [];
  const open = contentWays(alwaysOpenPart(snapshot));
  const whole = contentWays(snapshot);
  const menus = menusOfShowroom(snapshot);
  const seenAnyway = closureOf([...open.roots, ...menus], open.rows);
  const used = closureOf([...whole.roots, ...menus], whole.rows);
  const switches = switchesBehind(open, seenAnyway);

  const entries = new Map<ContentName, { readonly place: FindingPlace; readonly entry: Saying }>([
    ...snapshot.articles.map(
      ({ id, title }) =>
        [
          articleName(id),
          { place: { kind: 'article', id: String(id) }, entry: saying('entry.article', { name: title }) },
        ] as const,
    ),
    ...snapshot.dashboards.map(
      ({ id, title }) =>
        [
          dashboardName(id),
          { place: { kind: 'dashboard', id: String(id) }, entry: saying('entry.dashboard', { name: title }) },
        ] as const,
    ),
  ]);
  return [...switches].flatMap(([name, behind]): readonly Finding[] => {
    const found = used.has(name) ? entries.get(name) : undefined;
    const shown = entries.get(behind);
    if (found === undefined || shown === undefined) return [];
    const { place, entry } = found;
    return [
      {
        severity: 'warning',
        code: 'shownBySwitch',
        place,
        ...(found === shown
          ? { sentence: saying('shownBySwitch.itself', { entry }), fix: saying('fix.shownBySwitch') }
          : {
              sentence: saying('shownBySwitch.linked', { entry, shown: shown.entry }),
              fix: saying('fix.shownByLink'),
            }),
      },
    ];
  });
}

/** What is seen by a switch alone, with the entry that has it switched on: of several the first that leads there. */
function switchesBehind(
  { flagged, rows }: ContentWays,
  seenAnyway: ReadonlySet<ContentName>,
): ReadonlyMap<ContentName, ContentName> {
  const behind = new Map(flagged.filter((name) => !seenAnyway.has(name)).map((name) => [name, name]));
  for (const [name, origin] of behind) {
    for (const next of rows.get(name) ?? []) {
      if (!seenAnyway.has(next) && !behind.has(next)) behind.set(next, origin);
    }
  }
  return behind;
}
