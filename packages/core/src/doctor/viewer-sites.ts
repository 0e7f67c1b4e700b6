import type { Viewer } from '../overlays/viewer.ts';
import { viewerOfAction, viewerOfSection } from '../overlays/viewer.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { ActionSite } from './action-sites.ts';
import type { FindingPlace } from './finding.ts';
import { saying } from './words/saying.ts';
import type { Saying } from './words/saying.ts';

/** Something that shows files and what holds it. */
export interface ViewerSite {
  readonly viewer: Viewer;
  readonly place: FindingPlace;
  /** For sentences: `the section “The hall” of “NV6”`. */
  readonly holder: Saying;
}

/** Everything of a snapshot that shows files: sections of articles, and what actions open. */
export function viewerSites(snapshot: Snapshot, actions: readonly ActionSite[]): readonly ViewerSite[] {
  return [
    ...snapshot.articles.flatMap(({ id, title, sections }) =>
      sections.flatMap((section, index): readonly ViewerSite[] => {
        const viewer = viewerOfSection(section);
        if (viewer === undefined) return [];
        const holder =
          section.title === ''
            ? saying('holder.namelessSection', { title })
            : saying('holder.section', { section: section.title, title });
        const place: FindingPlace = { kind: 'article', id: String(id), field: `sections[${index}]` };
        return [{ viewer, place, holder }];
      }),
    ),
    ...actions.flatMap(({ action, place, holder }): readonly ViewerSite[] => {
      const viewer = viewerOfAction(action);
      return viewer === undefined ? [] : [{ viewer, place, holder }];
    }),
  ];
}
