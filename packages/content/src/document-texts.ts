import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import { documentFileOf } from '@vitrine/core/search/document-pages';
import type { ContentBundle } from './bundle.ts';
import { contentHash } from './canonical.ts';
import type { ReadDocument } from './content-answers.ts';

/** The names of all PDFs that the snapshots of a bundle open. */
export function documentFilesIn({ snapshots }: Pick<ContentBundle, 'snapshots'>): ReadonlySet<string> {
  return new Set(
    Object.values(snapshots).flatMap((snapshot) =>
      overlayTargetsOf(snapshot).documents.flatMap(({ viewer }) => viewer.documents.map(documentFileOf)),
    ),
  );
}

/**
 * A bundle with the words of its PDFs. Other words result in another version, so that clients repeat their searches.
 */
export function withDocumentTexts(
  bundle: ContentBundle,
  texts: ReadonlyMap<string, ReadDocument>,
): ContentBundle {
  if (texts.size === 0) return bundle;
  const files = [...documentFilesIn(bundle)].filter((file) => texts.has(file)).toSorted();
  if (files.length === 0) return bundle;
  const documentTexts = Object.fromEntries(files.map((file) => [file, texts.get(file)?.pages ?? []]));
  return { ...bundle, version: contentHash([bundle.version, documentTexts]), documentTexts };
}
