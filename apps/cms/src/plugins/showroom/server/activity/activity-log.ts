import type { Core } from '@strapi/strapi';
import type { Activity, ActivityAction } from '../../contracts/activity.ts';
import type { Actor } from '../changes/changes.ts';
import { ACTIVITY } from './activity-type.ts';
import { keptDays } from './kept-days.ts';

/** Something that was done, as it is written down. */
export interface Deed {
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
  /** Absent for what the product does by itself, as at a start. */
  readonly actor?: Actor;
}

/** A line as it is stored. */
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
   * Writes down what is settled. It neither waits nor throws: a line that cannot be written is told to the
   * log, and whatever it speaks of stays done.
   */
  readonly record: (deed: Deed) => void;
  /** Forgets what is older than the days that are kept. */
  readonly forget: () => Promise<void>;
  /** Waits until everything is written. */
  readonly settle: () => Promise<void>;
}

/** The one log of this CMS. */
export function activityLogOf(strapi: Core.Strapi): ActivityLog {
  return strapi.plugin('showroom').service('activity');
}

const DAY = 24 * 60 * 60 * 1000;

/** Titles are names, no texts. */
const LONGEST_TITLE = 200;

/** @param now Gives the time. */
export function createActivityLog(strapi: Core.Strapi, now: () => Date = () => new Date()): ActivityLog {
  const lines = () => strapi.db.query(ACTIVITY);
  let writing: Promise<void> = Promise.resolve();
  let forgotten: number | undefined;

  const forget = async (): Promise<void> => {
    forgotten = now().getTime();
    const oldest = new Date(forgotten - keptDays() * DAY);
    await lines().deleteMany({ where: { at: { $lt: oldest } } });
  };
  const write = async (at: Date, deed: Deed): Promise<void> => {
    const { action, uid, documentId, title, locale, world, fields, count, actor } = deed;
    await lines().create({
      data: {
        at,
        action,
        uid,
        entry: documentId ?? null,
        title: title.slice(0, LONGEST_TITLE),
        language: locale ?? null,
        world: world ?? null,
        fields: fields ?? [],
        entries: count ?? null,
        person: actor?.id ?? null,
        personName: actor?.name ?? '',
      },
    });
    if (forgotten === undefined || at.getTime() - forgotten > DAY) await forget();
  };

  return {
    record(deed) {
      const at = now();
      writing = writing
        .then(() => write(at, deed))
        .catch((error: unknown) => {
          strapi.log.warn(
            `An activity was not written down: ${error instanceof Error ? error.message : String(error)}`,
          );
        });
    },
    forget,
    settle: () => writing,
  };
}
