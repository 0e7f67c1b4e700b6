/**
 * `GET /showroom/activity`: who did what and when. The query filters it: `actor` (number), `kind` (content
 * type), `world`, `documentId`, `action`, and `days` back from now; `page` starts at 1.
 */
export const ACTIVITY_PATH = '/showroom/activity';

export const READ_ACTIVITY = 'plugin::showroom.activity.read';

/** The actions that are recorded. */
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
  'restoreDeleted',
  'import',
  'planRelease',
  'cancelRelease',
  'release',
  'role.create',
  'role.update',
  'role.delete',
  'user.create',
  'user.update',
  'user.delete',
  'erase',
] as const;
export type ActivityAction = (typeof ACTIVITIES)[number];

/** One recorded action. It holds a title and the names of fields, never their values. */
export interface Activity {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly action: ActivityAction;
  /** The entry's content type; `admin::role` and `admin::user` for changes of permissions. */
  readonly uid: string;
  /** Absent if the action was not about one entry. */
  readonly documentId?: string;
  readonly title: string;
  readonly locale?: string;
  /** The labels of the fields that were changed. */
  readonly fields: readonly string[];
  /** How many entries the action covered, if more than one. */
  readonly count?: number;
  readonly actor: { readonly id?: number; readonly name: string };
}

export interface ActivityPage {
  /** The latest first. */
  readonly activities: readonly Activity[];
  readonly total: number;
  readonly pageSize: number;
  /** Everyone with a recorded action. */
  readonly actors: readonly { readonly id: number; readonly name: string }[];
  readonly kinds: readonly string[];
  readonly worlds: readonly { readonly documentId: string; readonly name: string }[];
  /** How many days actions are kept. */
  readonly keptDays: number;
}

export type ActivityAnswer = { readonly data: ActivityPage };
