import { articleName, dashboardName, menuName, screensaverName } from '@vitrine/core/access/content-names';
import { closureOf, contentReferences, menusOfShowroom } from '@vitrine/core/access/content-references';
import { canBeClosed } from '@vitrine/core/access/may-enter';
import type { Examined } from '../examined.ts';
import type { Finding, SubjectKind } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/**
 * Content that nothing leads to: articles and dashboards are hidden as soon as any part of the showroom is closed
 * (`visibleSnapshot`), menus and screensavers are shown by nothing at all.
 */
export function findUnlinkedContent({ snapshot }: Examined): readonly Finding[] {
  const { roots, flagged, rows } = contentReferences(snapshot);
  const linked = closureOf([...roots, ...menusOfShowroom(snapshot), ...flagged], rows);
  const isGuarded = canBeClosed(snapshot);
  const shownAlone = (kind: SubjectKind, id: string, entry: Message): Finding =>
    finding(kind, id, {
      sentence: message(isGuarded ? 'unlinkedContent.hidden' : 'unlinkedContent.exposed', { entry }),
      fix: message('fix.unlinkedContent'),
    });
  return [
    ...snapshot.articles
      .filter(({ id }) => !linked.has(articleName(id)))
      .map(({ id, title }) => shownAlone('article', String(id), message('entry.article', { name: title }))),
    ...snapshot.dashboards
      .filter(({ id }) => !linked.has(dashboardName(id)))
      .map(({ id, title }) =>
        shownAlone('dashboard', String(id), message('entry.dashboard', { name: title })),
      ),
    ...snapshot.menus
      .filter(({ key }) => !linked.has(menuName(key)))
      .map(({ key }) => unused('menu', key, message('entry.menu', { name: key }))),
    ...snapshot.screensavers
      .filter(({ name }) => !linked.has(screensaverName(name)))
      .map(({ name }) => unused('screensaver', name, message('entry.screensaver', { name }))),
  ];
}

function unused(kind: SubjectKind, id: string, entry: Message): Finding {
  return finding(kind, id, {
    sentence: message('unlinkedContent.unused', { entry }),
    fix: message('fix.unusedContent'),
  });
}

function finding(kind: SubjectKind, id: string, words: Pick<Finding, 'sentence' | 'fix'>): Finding {
  return { severity: 'hint', code: 'unlinkedContent', subject: { kind, id }, ...words };
}
