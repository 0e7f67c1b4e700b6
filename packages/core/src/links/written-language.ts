import type { Snapshot } from '../world/snapshot.ts';

/**
 * Whether a showroom is written in the language of a snapshot. What is not translated comes from the default language
 * and is equal to it. Descriptions and summaries are compared, because sentences, unlike names, are equal in no two
 * languages; with half of them translated a language counts as written, and so it does where there are none.
 */
export function isWritten(
  snapshot: Pick<Snapshot, Sentences>,
  inDefault: Pick<Snapshot, Sentences>,
): boolean {
  if (snapshot === inDefault) return true;
  const own = sentencesOf(snapshot);
  const others = [...sentencesOf(inDefault)].filter(([, sentence]) => sentence !== '');
  const translated = others.filter(([name, sentence]) => own.get(name) !== sentence);
  return translated.length >= others.length / 2;
}

type Sentences = 'worlds' | 'locations' | 'articles';

function sentencesOf({
  worlds,
  locations,
  articles,
}: Pick<Snapshot, Sentences>): ReadonlyMap<string, string> {
  return new Map([
    ...worlds.map(({ slug, description }): [string, string] => [`world ${slug}`, description]),
    ...locations.map(({ payloadId, description }): [string, string] => [
      `location ${payloadId}`,
      description,
    ]),
    ...articles.map(({ id, summary }): [string, string] => [`article ${id}`, summary]),
  ]);
}
