import type { Content, ContentEntry } from './content.ts';
import { entryName, targetName } from './content.ts';
import { linksOf } from './resolve-entry.ts';
import type { EntryLinks, Resolver } from './resolve-entry.ts';

/** One entry to bring in. */
export interface Task extends EntryLinks {
  /** Across all types: `locations:atrium`. */
  readonly name: string;
  /** Strapi's name of the content type. */
  readonly uid: string;
  readonly entry: ContentEntry;
}

/** All entries of the content, in the order of its types. */
export function tasksOf(content: Content, attributesOf: Resolver['attributesOf']): readonly Task[] {
  const tasks: Task[] = [];
  for (const { type, uid } of content.types) {
    for (const [key, entry] of content.entries[type] ?? []) {
      const { media, references } = linksOf({ attributesOf, locales: content.locales }, uid, entry);
      tasks.push({ name: entryName(type, key), uid, entry, media, references });
    }
  }
  return tasks;
}

/**
 * The entries that others refer to before their own turn: locations that point at each other, or what refers
 * to a type that comes later.
 */
export function neededEarly(tasks: readonly Task[], types: Content['types']): ReadonlySet<string> {
  const turns = new Map(tasks.map(({ name }, turn) => [name, turn]));
  return new Set(
    tasks.flatMap(({ references }, turn) =>
      references
        .map(({ targetUid, key }) => targetName(types, targetUid, key))
        .filter((target) => (turns.get(target) ?? -1) >= turn),
    ),
  );
}
