import { WORLD } from '../content-model/content-uids.ts';
import { chosenEntries } from './chosen-entries.ts';
import type { Stored } from './chosen-entries.ts';
import type { Belonging } from './match-numbered.ts';
import type { Attributes } from '../content-model/model.ts';

/**
 * Classifies the documents of the CMS as belonging to the worlds of a file, to other worlds or to none.
 *
 * @param versions The published versions and the drafts: the references of both count.
 * @param given.slugs Of the file's worlds.
 */
export function belongingIn(
  versions: readonly Stored[],
  given: {
    readonly attributesOf: (uid: string) => Attributes;
    readonly slugs: readonly string[];
  },
): (documentId: string) => Belonging {
  const own = new Set<string>();
  const foreign = new Set<string>();
  for (const stored of versions) {
    const others = slugsIn(stored).filter((slug) => !given.slugs.includes(slug));
    for (const [slugs, documents] of [
      [given.slugs, own],
      [others, foreign],
    ] as const) {
      for (const chosen of chosenEntries(stored, { attributesOf: given.attributesOf, slugs }).values()) {
        for (const documentId of chosen.keys()) documents.add(documentId);
      }
    }
  }
  return (documentId) => (own.has(documentId) ? 'own' : foreign.has(documentId) ? 'foreign' : 'free');
}

function slugsIn(stored: Stored): readonly string[] {
  return [...(stored.get(WORLD)?.values() ?? [])].flatMap((rows) =>
    [...rows.values()].map(({ slug }) => String(slug)),
  );
}
