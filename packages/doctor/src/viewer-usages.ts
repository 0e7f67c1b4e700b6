import type { Viewer } from '@vitrine/core/overlays/viewer';
import { viewerOfAction, viewerOfSection } from '@vitrine/core/overlays/viewer';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ActionUsage } from './action-usages.ts';
import type { FindingSubject } from './finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** Something that shows files and what holds it. */
export interface ViewerUsage {
  readonly viewer: Viewer;
  readonly subject: FindingSubject;
  /** For sentences: `the section “The hall” of “NV6”`. */
  readonly holder: Message;
}

/** Everything of a snapshot that shows files: sections of articles, and what actions open. */
export function viewerUsages(snapshot: Snapshot, actions: readonly ActionUsage[]): readonly ViewerUsage[] {
  return [
    ...snapshot.articles.flatMap(({ id, title, sections }) =>
      sections.flatMap((section, index): readonly ViewerUsage[] => {
        const viewer = viewerOfSection(section);
        if (viewer === undefined) return [];
        const holder =
          section.title === ''
            ? message('holder.namelessSection', { title })
            : message('holder.section', { section: section.title, title });
        const subject: FindingSubject = { kind: 'article', id: String(id), field: `sections[${index}]` };
        return [{ viewer, subject, holder }];
      }),
    ),
    ...actions.flatMap(({ action, subject, holder }): readonly ViewerUsage[] => {
      const viewer = viewerOfAction(action);
      return viewer === undefined ? [] : [{ viewer, subject, holder }];
    }),
  ];
}
