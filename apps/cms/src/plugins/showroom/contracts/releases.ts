import type { Message } from '@vitrine/core/reports/message';

/**
 * `GET`: all releases; `POST`: plans one. Below it, by the number of a release: `GET`, `PUT` (plans it again, as
 * changed), `DELETE`, `POST /items` (adds one), `GET /check` (the verdict), `POST /run` (now), `POST /cancel`.
 */
export const RELEASES_PATH = '/showroom/releases';

/** Permission to see what is planned. */
export const READ_RELEASES = 'plugin::showroom.releases.read';

/** Permission to plan releases. Each item also needs the permission to publish it. */
export const PLAN_RELEASES = 'plugin::showroom.releases.plan';

export const RELEASE_STATES = ['planned', 'done', 'stopped', 'cancelled'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export const ITEM_ACTIONS = ['publish', 'withdraw'] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

/** Limits of a release. */
export const MAX_ITEMS = 200;
export const MAX_NAME_LENGTH = 120;

/** Something that a release publishes or unpublishes. */
export type ReleaseItem =
  | {
      readonly kind: 'entry';
      readonly action: ItemAction;
      readonly uid: string;
      readonly documentId: string;
      /** The languages; absent for all that the entry has, and for types without languages. */
      readonly locales?: readonly string[];
    }
  /** A whole world: publishing it is what the page “Worlds” does, with what has changed and visitors do not see. */
  | { readonly kind: 'world'; readonly action: ItemAction; readonly documentId: string };

/** What an editor plans: `POST`, and `PUT` with the revision that was seen. */
export interface ReleaseInput {
  readonly name: string;
  /** The date and time on a wall clock of that zone, `2027-01-11T09:00`. */
  readonly wall: string;
  /** An IANA name, `Europe/Berlin`. */
  readonly zone: string;
  readonly items: readonly ReleaseItem[];
  /** Whether who plans it wants a mail when it went live. They are mailed in any case when it was stopped. */
  readonly mailWhenLive: boolean;
  /** Of a release that is changed: a colleague's change in the meantime is not overwritten. */
  readonly revision?: number;
}

/** Why an item cannot go live as it was planned. */
export const PROBLEM_KINDS = ['gone', 'changed', 'doctor', 'notAllowed', 'refused'] as const;

/** Something that holds a release back. */
export interface ReleaseProblem {
  /**
   * `gone`: there is no draft of it. `changed`: it was changed after it was planned. `doctor`: it has an error.
   * `notAllowed`: who planned it may not publish it. `refused`: a rule of the CMS refuses it.
   */
  readonly kind: (typeof PROBLEM_KINDS)[number];
  readonly uid: string;
  readonly documentId: string;
  readonly isSingle: boolean;
  readonly title: string;
  /** The doctor's sentence. */
  readonly finding?: Message;
  /** The sentence of the rule. */
  readonly sentence?: string;
}

/** Why a release did not go live. */
export type StopReason =
  | { readonly kind: 'problems'; readonly problems: readonly ReleaseProblem[] }
  /** The account of who planned it is gone, blocked, or may no longer plan. */
  | { readonly kind: 'account' }
  /** The CMS did not run for too long. */
  | { readonly kind: 'missed' }
  /** It broke again and again; the log of the CMS has the error. */
  | { readonly kind: 'failed' };

/** An item as the panel lists it. */
export type ListedItem = ReleaseItem & {
  /** Empty where there is no such entry any more. */
  readonly title: string;
  /** Whether its type has one entry. */
  readonly isSingle: boolean;
};

export interface Release {
  readonly id: number;
  readonly name: string;
  readonly state: ReleaseState;
  /** ISO 8601, like all times below. */
  readonly at: string;
  readonly wall: string;
  readonly zone: string;
  readonly revision: number;
  /** Who planned it last, and answers for it. */
  readonly planner: { readonly id?: number; readonly name: string };
  readonly plannedAt: string;
  readonly mailWhenLive: boolean;
  readonly items: readonly ListedItem[];
  /** When it went live, was stopped or cancelled. */
  readonly endedAt?: string;
  /** How many entries went live or were withdrawn. */
  readonly entries?: number;
  readonly reason?: StopReason;
  /** Whether something in it is outside of the worlds that the account may change. */
  readonly isForeign: boolean;
}

export interface ReleaseList {
  /** Those that are planned in their order, then all others, the latest first. */
  readonly releases: readonly Release[];
  readonly mayPlan: boolean;
  /** Whether the account may see drafts in the showroom, and so a rehearsal. */
  readonly mayRehearse: boolean;
  /** Whether the CMS can send mails. */
  readonly sendsMails: boolean;
  /** Hours after which a release that the CMS has missed waits for someone to decide. */
  readonly graceHours: number;
  readonly worlds: readonly { readonly documentId: string; readonly name: string }[];
  /** The content types whose entries have drafts, and so can wait for a release. */
  readonly kinds: readonly string[];
}
export type ReleaseListAnswer = { readonly data: ReleaseList };

export type ReleaseAnswer = { readonly data: Release };

/** `GET /:id/check`: why it would be stopped now. Without problems it would go live. */
export interface ReleaseVerdict {
  readonly reason: StopReason;
}
export type ReleaseVerdictAnswer = { readonly data: ReleaseVerdict };

/** `POST /:id/items`. */
export interface AddItemInput {
  readonly item: ReleaseItem;
}
