import type { DocumentTexts } from '@vitrine/content/bundle';
import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import { documentFileOf } from '@vitrine/core/search/document-pages';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { AREAS, wordOf } from './canaries.ts';

/** Words of every PDF; those of an area's hold its word. */
export function textsOf(snapshots: readonly Snapshot[]): DocumentTexts {
  return Object.fromEntries(
    snapshots.flatMap((snapshot) =>
      overlayTargetsOf(snapshot).documents.flatMap(({ viewer }) =>
        viewer.documents.map((media) => {
          const file = documentFileOf(media);
          const area = AREAS.find((one) => file.includes(wordOf(one)));
          return [file, ['', `Plain words ${area === undefined ? '' : wordOf(area)} of a PDF.`]];
        }),
      ),
    ),
  );
}
