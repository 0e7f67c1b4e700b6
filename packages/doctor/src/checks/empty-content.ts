import type { Article, Dashboard } from '@vitrine/core/world/content';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** Articles and dashboards that open and show nothing. */
export function findEmptyContent({ snapshot }: Examined): readonly Finding[] {
  return [
    ...snapshot.articles
      .filter((article) => isEmptyArticle(article))
      .map(({ id, title }) =>
        empty({ kind: 'article', id: String(id) }, message('emptyContent.article', { title })),
      ),
    ...snapshot.dashboards
      .filter((dashboard) => isEmptyDashboard(dashboard))
      .map(({ id, title }) =>
        empty({ kind: 'dashboard', id: String(id) }, message('emptyContent.dashboard', { title })),
      ),
  ];
}

function isEmptyArticle({ summary, sections, actionButtons }: Article): boolean {
  return summary.trim() === '' && sections.length === 0 && actionButtons.length === 0;
}

function isEmptyDashboard({ text, links, contacts, actionButtons, mediaLibrary }: Dashboard): boolean {
  const lists: readonly (readonly unknown[])[] = [links, contacts, actionButtons, mediaLibrary];
  return text === undefined && lists.every((list) => list.length === 0);
}

function empty(subject: FindingSubject, sentence: Message): Finding {
  return {
    severity: 'warning',
    code: 'emptyContent',
    subject,
    sentence,
    fix: message('fix.empty'),
  };
}
