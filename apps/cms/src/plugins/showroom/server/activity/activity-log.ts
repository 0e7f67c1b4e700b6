import type { Core } from '@strapi/strapi';
import type { Activity, ActivityAction } from '../../contracts/activity.ts';
import type { Actor } from '../changes/changes.ts';
import { ACTIVITY } from './activity-type.ts';
import { keptDays } from './kept-days.ts';

/** One action, ready to be recorded. */
export interface ActivityEntry {
  readonly action: ActivityAction;
  readonly uid: string;
  readonly documentId?: string;
  readonly title: string;
  readonly locale?: string;
  /** The `documentId` of the world it belongs to. */
  readonly world?: string;
  /** Names of attributes. */
  readonly fields?: readonly string[];
  readonly count?: number;
  /** Absent for actions of the CMS itself, such as at a start. */
  readonly actor?: Actor;
}

/** A stored line of the log. */
export interface StoredActivity {
  readonly id: number;
  readonly at: string;
  readonly action: Activity['action'];
  readonly uid: string;
  readonly entry: string | null;
  readonly title: string;
  readonly language: string | null;
  readonly world: string | null;
  readonly fields: readonly string[] | null;
  readonly entries: number | null;
  readonly person: number | null;
  readonly personName: string;
}

export interface ActivityLog {
  /**
   * Records a committed action. It neither waits nor throws: if the line cannot be written, the server log says
   * so and the action is kept.
   */
  readonly record: (entry: ActivityEntry) => void;
  /** Deletes lines older than the retention period. */
  readonly forget: () => Promise<void>;
  /** Resolves when every pending line is written. */
  readonly settle: () => Promise<void>;
}

/** The log of this CMS. */
export function activityLogOf(strapi: Core.Strapi): ActivityLog {
  return strapi.plugin('showroom').service('activity');
}

const DAY = 24 * 60 * 60 * 1000;

/** Titles are names, not texts. */
const MAX_TITLE_LENGTH = 200;

/** Lines that are written together. Other requests wait meanwhile. */
const MAX_TOGETHER = 100;

/** An entry of the log, and when it was recorded. */
interface Recorded {
  readonly at: Date;
  readonly entry: ActivityEntry;
}

/** @param now the current time. */
export function createActivityLog(strapi: Core.Strapi, now: () => Date = () => new Date()): ActivityLog {
  const lines = () => strapi.db.query(ACTIVITY);
  const waiting: Recorded[] = [];
  let writing: Promise<void> = Promise.resolve();
  let forgotten: number | undefined;

  const forget = async (): Promise<void> => {
    forgotten = now().getTime();
    const oldest = new Date(forgotten - keptDays() * DAY);
    await lines().deleteMany({ where: { at: { $lt: oldest } } });
  };
  const warn = (error: unknown): void => {
    strapi.log.warn(
      `An action could not be recorded: ${error instanceof Error ? error.message : String(error)}`,
    );
  };
  const write = async (some: readonly Recorded[]): Promise<void> => {
    try {
      await lines().createMany({ data: some.map(lineOf) });
    } catch (error) {
      if (some.length === 1) return warn(error);
      // One line that the database refuses must not take the others along.
      for (const one of some) await write([one]);
    }
  };
  /** Writes what waits: actions that are committed together become one statement. */
  const writeWaiting = async (): Promise<void> => {
    const some = waiting.splice(0, MAX_TOGETHER);
    const last = some.at(-1);
    if (last === undefined) return;
    await write(some);
    if (forgotten === undefined || last.at.getTime() - forgotten > DAY) await forget().catch(warn);
  };

  return {
    record(entry) {
      waiting.push({ at: now(), entry });
      writing = writing.then(writeWaiting);
    },
    forget,
    settle: () => writing,
  };
}

function lineOf({ at, entry }: Recorded): object {
  const { action, uid, documentId, title, locale, world, fields, count, actor } = entry;
  return {
    at,
    action,
    uid,
    entry: documentId ?? null,
    title: title.slice(0, MAX_TITLE_LENGTH),
    language: locale ?? null,
    world: world ?? null,
    fields: fields ?? [],
    entries: count ?? null,
    person: actor?.id ?? null,
    personName: actor?.name ?? '',
  };
}
