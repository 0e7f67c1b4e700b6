import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Content } from './content.ts';
import { hasDrafts } from '../content-model/model.ts';
import type { Resolver } from './resolve-entry.ts';
import { neededEarly } from './tasks.ts';
import type { Task } from './tasks.ts';
import { publishEntry, writeEntry } from './write-entry.ts';

/** The steps that bring entries in, one after the other. */
export interface Plan {
  /** Made without references first, so that others can refer to them. */
  readonly stubs: readonly Task[];
  readonly tasks: readonly Task[];
  readonly publishes: readonly Task[];
}

/** @param documents The entries that exist in the CMS. */
export function planOf(
  strapi: Core.Strapi,
  given: {
    readonly content: Content;
    readonly tasks: readonly Task[];
    readonly documents: ReadonlyMap<string, string>;
  },
): Plan {
  const { content, tasks, documents } = given;
  const early = neededEarly(tasks, content.types);
  return {
    stubs: tasks.filter(({ name }) => early.has(name) && !documents.has(name)),
    tasks,
    publishes: tasks.filter(({ uid }) => hasDrafts(strapi, uid)),
  };
}

export function stepsOf({ stubs, tasks, publishes }: Plan): number {
  return stubs.length + tasks.length + publishes.length;
}

/**
 * Writes and publishes the entries of a plan.
 *
 * @throws Error that names the entry when the CMS refuses it.
 */
export async function bringIn(
  strapi: Core.Strapi,
  given: {
    readonly content: Content;
    readonly plan: Plan;
    readonly resolver: Resolver;
    /** Grows with each created entry. */
    readonly documents: Map<string, string>;
    readonly isWhole?: boolean;
    readonly onStep: (name: string) => void;
  },
): Promise<void> {
  const { content, plan, resolver, documents, isWhole = false, onStep } = given;
  const step = async (name: string): Promise<void> => {
    onStep(name);
    // SQLite queries block the event loop: yield, so that other requests are served.
    await setImmediate();
  };
  const write = async ({ name, uid, entry }: Task, isWithoutReferences: boolean): Promise<void> => {
    const documentId = documents.get(name);
    const options = { content, uid, entry, documentId, isWithoutReferences, isWhole };
    documents.set(name, await named(name, writeEntry(strapi, resolver, options)));
    await step(name);
  };
  await keptTogether(strapi)(async () => {
    for (const task of plan.stubs) await write(task, true);
    for (const task of plan.tasks) await write(task, false);
    for (const { name, uid, entry } of plan.publishes) {
      const documentId = documents.get(name) ?? '';
      await named(name, publishEntry(strapi, { content, uid, entry, documentId }));
      await step(name);
    }
  });
}

/** Keeps one version of each entry of a plan instead of one for each step. */
function keptTogether(strapi: Core.Strapi): (work: () => Promise<void>) => Promise<void> {
  return strapi.plugin('showroom').service('keptTogether');
}

/** Adds which entry the CMS refused. */
async function named<Result>(name: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new Error(`The entry ${name} cannot be imported: ${(cause as Error).message}`, { cause });
  }
}
