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
export const tasksOf = (content: Content, attributesOf: Resolver['attributesOf']): readonly Task[] => {
  const tasks: Task[] = [];
  for (const { type, uid } of content.types) {
    for (const [key, entry] of content.entries[type] ?? []) {
      const { media, references } = linksOf({ attributesOf, locales: content.locales }, uid, entry);
      tasks.push({ name: entryName(type, key), uid, entry, media, references });
    }
  }
  return tasks;
};

export interface Circle {
  /** Entries that others refer to before their own turn: locations that point at each other. */
  readonly neededEarly: ReadonlySet<string>;
  /** Entries that refer to one whose turn comes later. */
  readonly ahead: ReadonlySet<string>;
}

/** Where references run ahead of the order of the tasks, so that one pass cannot set them. */
export const circleOf = (tasks: readonly Task[], types: Content['types']): Circle => {
  const turns = new Map(tasks.map(({ name }, turn) => [name, turn]));
  const neededEarly = new Set<string>();
  const ahead = new Set<string>();
  for (const [turn, task] of tasks.entries()) {
    for (const { targetUid, key } of task.references) {
      const target = targetName(types, targetUid, key);
      if ((turns.get(target) ?? -1) < turn) continue;
      neededEarly.add(target);
      ahead.add(task.name);
    }
  }
  return { neededEarly, ahead };
};
