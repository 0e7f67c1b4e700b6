import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { ROOT } from '../support/processes.ts';

/** Files of the media library that an address names. */
const UPLOADS = /\/box-api\/uploads\/([^"?\s)]+)/g;

export function uploadsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(UPLOADS)].map(([, name = '']) => decodeURIComponent(name)));
}

function snapshotOf(locale: string): Snapshot {
  return JSON.parse(readFileSync(join(ROOT, 'demo/snapshot', `${locale}.json`), 'utf8')) as Snapshot;
}

/**
 * What the content of a stand must not contain, derived from the whole demo and the part that the stand shows: names
 * of other worlds and of their locations, titles of content that is not there, files that it does not show.
 *
 * @param own the content of the stand by language.
 */
export function textsOfOthers(own: ReadonlyMap<string, Snapshot>, world: string): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const [locale, mine] of own) {
    const whole = snapshotOf(locale);
    const kept = new Set([...mine.articles, ...mine.dashboards].map(({ id }) => id));
    // A name counts only as a whole text: the word may be part of a sentence, as “lab” is of “available”.
    const addName = (name: string): void => {
      texts.add(`"${name}"`);
    };
    for (const { slug, name, description } of whole.worlds) {
      if (slug === world) continue;
      for (const each of [slug, name]) addName(each);
      for (const each of [`/${slug}/`, description]) texts.add(each);
    }
    for (const location of whole.locations) {
      if (location.world === world) continue;
      for (const each of [location.payloadId, location.slug, location.title]) addName(each);
      if (location.description !== '') texts.add(location.description);
    }
    for (const { id, title } of [...whole.articles, ...whole.dashboards]) {
      if (!kept.has(id)) addName(title);
    }
    const shown = uploadsIn(JSON.stringify(mine));
    for (const file of uploadsIn(JSON.stringify(whole))) if (!shown.has(file)) texts.add(file);
  }
  return texts;
}
