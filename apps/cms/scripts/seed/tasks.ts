import type { DemoContent, DemoEntry } from '../../../../demo/read-content.ts';
import { entryName, SEED_TYPES } from './plan.ts';
import { linksOf } from './resolve-entry.ts';
import type { EntryLinks, Resolver } from './resolve-entry.ts';

/** One entry of the demo to bring in. */
export interface Task extends EntryLinks {
  /** Across all types: `locations:atrium`. */
  readonly name: string;
  /** Strapi's name of the content type. */
  readonly uid: string;
  readonly entry: DemoEntry;
}

/** All entries of the demo, in the order of {@link SEED_TYPES}. */
export const tasksOf = (content: DemoContent, attributesOf: Resolver['attributesOf']): readonly Task[] => {
  const tasks: Task[] = [];
  for (const { type, uid } of SEED_TYPES) {
    for (const [key, entry] of content.entries[type]) {
      const { media, references } = linksOf(attributesOf, uid, entry);
      tasks.push({ name: entryName(type, key), uid, entry, media, references });
    }
  }
  return tasks;
};

/** The name of the entry that a relation to a content type means. */
export const targetName = (targetUid: string, key: string): string => {
  const target = SEED_TYPES.find(({ uid }) => uid === targetUid);
  if (target === undefined) throw new Error(`The demo has no entries of ${targetUid}.`);
  return entryName(target.type, key);
};

export interface Circle {
  /** Entries that others refer to before their own turn: locations that point at each other. */
  readonly neededEarly: ReadonlySet<string>;
  /** Entries that refer to one whose turn comes later. */
  readonly ahead: ReadonlySet<string>;
}

/** Where references run ahead of the order of the tasks, so that one pass cannot set them. */
export const circleOf = (tasks: readonly Task[]): Circle => {
  const turns = new Map(tasks.map(({ name }, turn) => [name, turn]));
  const neededEarly = new Set<string>();
  const ahead = new Set<string>();
  for (const [turn, task] of tasks.entries()) {
    for (const { targetUid, key } of task.references) {
      const target = targetName(targetUid, key);
      if ((turns.get(target) ?? -1) < turn) continue;
      neededEarly.add(target);
      ahead.add(task.name);
    }
  }
  return { neededEarly, ahead };
};
