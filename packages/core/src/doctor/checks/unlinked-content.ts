import { articleName, dashboardName, menuName, screensaverName } from '../../access/content-names.ts';
import { closureOf, contentWays, menusOfShowroom } from '../../access/content-references.ts';
import { canBeClosed } from '../../access/may-enter.ts';
import type { Examined } from '../examined.ts';
import type { Finding, PlaceKind } from '../finding.ts';
import { saying } from '../words/saying.ts';
import type { Saying } from '../words/saying.ts';

/**
 * Content that nothing leads to: articles and dashboards are hidden as soon as any part of the showroom is closed
 * (`visibleSnapshot`), menus and screensavers are shown by nothing at all.
 */
export function findUnlinkedContent({ snapshot }: Examined): readonly Finding[] {
  const { roots, flagged, rows } = contentWays(snapshot);
  const linked = closureOf([...roots, ...menusOfShowroom(snapshot), ...flagged], rows);
  const isGuarded = canBeClosed(snapshot);
  const shownAlone = (kind: PlaceKind, id: string, entry: Saying): Finding =>
    finding(kind, id, {
      sentence: saying(isGuarded ? 'unlinkedContent.hidden' : 'unlinkedContent.exposed', { entry }),
      fix: saying('fix.unlinkedContent'),
    });
  return [
    ...snapshot.articles
      .filter(({ id }) => !linked.has(articleName(id)))
      .map(({ id, title }) => shownAlone('article', String(id), saying('entry.article', { name: title }))),
    ...snapshot.dashboards
      .filter(({ id }) => !linked.has(dashboardName(id)))
      .map(({ id, title }) =>
        shownAlone('dashboard', String(id), saying('entry.dashboard', { name: title })),
      ),
    ...snapshot.menus
      .filter(({ key }) => !linked.has(menuName(key)))
      .map(({ key }) => unused('menu', key, saying('entry.menu', { name: key }))),
    ...snapshot.screensavers
      .filter(({ name }) => !linked.has(screensaverName(name)))
      .map(({ name }) => unused('screensaver', name, saying('entry.screensaver', { name }))),
  ];
}

function unused(kind: PlaceKind, id: string, entry: Saying): Finding {
  return finding(kind, id, {
    sentence: saying('unlinkedContent.unused', { entry }),
    fix: saying('fix.unusedContent'),
  });
}

function finding(kind: PlaceKind, id: string, words: Pick<Finding, 'sentence' | 'fix'>): Finding {
  return { severity: 'hint', code: 'unlinkedContent', place: { kind, id }, ...words };
}
