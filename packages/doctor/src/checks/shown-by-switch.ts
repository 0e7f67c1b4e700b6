import { alwaysOpenPart } from '@vitrine/core/access/always-open';
import { articleName, dashboardName } from '@vitrine/core/access/content-names';
import type { ContentName } from '@vitrine/core/access/content-names';
import { closureOf, contentReferences, menusOfShowroom } from '@vitrine/core/access/content-references';
import type { ContentReferences } from '@vitrine/core/access/content-references';
import { canBeClosed } from '@vitrine/core/access/may-enter';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/**
 * Articles and dashboards that closed locations use and that everyone sees nevertheless, only because they are shown
 * although nothing leads there, or because something links to them that is.
 */
export function findContentShownBySwitch({ snapshot }: Examined): readonly Finding[] {
  if (!canBeClosed(snapshot)) return [];
  const open = contentReferences(alwaysOpenPart(snapshot));
  const whole = contentReferences(snapshot);
  const menus = menusOfShowroom(snapshot);
  const seenAnyway = closureOf([...open.roots, ...menus], open.rows);
  const used = closureOf([...whole.roots, ...menus], whole.rows);
  const switches = switchesBehind(open, seenAnyway);

  const entries = new Map<ContentName, { readonly subject: FindingSubject; readonly entry: Message }>([
    ...snapshot.articles.map(
      ({ id, title }) =>
        [
          articleName(id),
          { subject: { kind: 'article', id: String(id) }, entry: message('entry.article', { name: title }) },
        ] as const,
    ),
    ...snapshot.dashboards.map(
      ({ id, title }) =>
        [
          dashboardName(id),
          {
            subject: { kind: 'dashboard', id: String(id) },
            entry: message('entry.dashboard', { name: title }),
          },
        ] as const,
    ),
  ]);
  return [...switches].flatMap(([name, behind]): readonly Finding[] => {
    const found = used.has(name) ? entries.get(name) : undefined;
    const shown = entries.get(behind);
    if (found === undefined || shown === undefined) return [];
    const { subject, entry } = found;
    return [
      {
        severity: 'warning',
        code: 'shownBySwitch',
        subject,
        ...(found === shown
          ? { sentence: message('shownBySwitch.itself', { entry }), fix: message('fix.shownBySwitch') }
          : {
              sentence: message('shownBySwitch.linked', { entry, shown: shown.entry }),
              fix: message('fix.shownByLink'),
            }),
      },
    ];
  });
}

/** Content that is visible through a switch alone, with the entry that has the switch; of several, the first that leads there. */
function switchesBehind(
  { flagged, rows }: ContentReferences,
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
