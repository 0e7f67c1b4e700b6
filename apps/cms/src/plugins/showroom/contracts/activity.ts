/**
 * `GET /showroom/activity`: who did what when. The query narrows it: `actor` (number), `kind` (content type),
 * `world` and `documentId`, `action`, `days` back from now; `page` counts from 1.
 */
export const ACTIVITY_PATH = '/showroom/activity';

export const READ_ACTIVITY = 'plugin::showroom.activity.read';

/** What is remembered. */
export const ACTIVITIES = [
  'create',
  'clone',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
  'duplicateWorld',
  'publishWorld',
  'unpublishWorld',
  'deleteWorld',
  'import',
  'role.create',
  'role.update',
  'role.delete',
  'user.create',
  'user.update',
  'user.delete',
  'erase',
] as const;
export type ActivityAction = (typeof ACTIVITIES)[number];

/** One thing that somebody did. It holds a title and names of fields, and nothing of what stands in them. */
export interface Activity {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly action: ActivityAction;
  /** Of the entry; `admin::role` and `admin::user` for what is about rights. */
  readonly uid: string;
  /** Absent for what is no entry. */
  readonly documentId?: string;
  readonly title: string;
  readonly locale?: string;
  /** The labels of the fields that were changed. */
  readonly fields: readonly string[];
  /** How many entries it was about, where it was about several. */
  readonly count?: number;
  readonly actor: { readonly id?: number; readonly name: string };
}

export interface ActivityPage {
  /** The latest first. */
  readonly activities: readonly Activity[];
  readonly total: number;
  readonly pageSize: number;
  /** Everybody who did something that is remembered. */
  readonly actors: readonly { readonly id: number; readonly name: string }[];
  readonly kinds: readonly string[];
  readonly worlds: readonly { readonly documentId: string; readonly name: string }[];
  /** For how many days it is remembered. */
  readonly keptDays: number;
}

export type ActivityAnswer = { readonly data: ActivityPage };
