import type { Message } from '@vitrine/core/reports/message';

/** `GET /showroom/worlds`: the worlds and a summary of their content. */
export const WORLDS_PATH = '/showroom/worlds';

export const READ_WORLDS = 'plugin::showroom.worlds.read';
export const DUPLICATE_WORLD = 'plugin::showroom.worlds.duplicate';

/** Permission to publish and unpublish whole worlds. */
export const PUBLISH_WORLD = 'plugin::showroom.worlds.publish';
export const DELETE_WORLD = 'plugin::showroom.worlds.delete';

export const WORLD_ACTIONS = ['duplicate', 'publish', 'unpublish', 'delete'] as const;
export type WorldAction = (typeof WORLD_ACTIONS)[number];

/** What locks a world for visitors; no code opens the last two. */
export type ListedLock = 'code' | 'login' | 'loginAndCode' | 'codeMissing' | 'codesDiffer';

export interface ListedWorld {
  readonly documentId: string;
  readonly name: string;
  readonly slug: string;
  /** Whether the bare address leads to it. */
  readonly isDefault: boolean;
  readonly isPublished: boolean;
  /**
   * The lock visitors meet, over all languages; the drafts' lock if the world is not published. Absent if it is
   * open.
   */
  readonly lock?: ListedLock;
  /** How many of its locations have their own access rule or dates. */
  readonly closedLocations: number;
  readonly locations: number;
  readonly transitions: number;
  /** How many of its entries have unpublished changes. */
  readonly unpublished: number;
}

export type WorldsAnswer = { readonly data: readonly ListedWorld[] };

/** Entries of one kind. */
export interface EntryGroup {
  readonly uid: string;
  readonly count: number;
  /** The first titles in alphabetical order. */
  readonly titles: readonly string[];
}

/** An entry that is left out, and why. */
export interface HeldBack {
  readonly uid: string;
  readonly documentId: string;
  readonly isSingle: boolean;
  readonly title: string;
  /** The doctor's sentence. */
  readonly sentence: Message;
}

/** `GET /showroom/worlds/:documentId/plan?action=delete`: what the action would do. */
export interface WorldPlan {
  readonly name: string;
  readonly slug: string;
  readonly isDefault: boolean;
  /** Entries that would be copied, published, unpublished or deleted. */
  readonly affected: readonly EntryGroup[];
  /** Entries that stay because others use them. */
  readonly kept: readonly EntryGroup[];
  /** Entries that are not published because the doctor found an error in them. */
  readonly heldBack: readonly HeldBack[];
  /** Entries that the account may not change: the action takes someone who may. */
  readonly outside: readonly EntryGroup[];
  /** Shared articles that link to locations of the world: in a copy they still lead into the original. */
  readonly leadingBack: readonly string[];
}

export type WorldPlanAnswer = { readonly data: WorldPlan };

/** `POST /showroom/worlds/:documentId/duplicate` */
export interface DuplicateInput {
  /** The name in every language. */
  readonly name: string;
  readonly slug: string;
  /** Whether to copy the world's articles too; otherwise they are shared. */
  readonly withArticles: boolean;
}

/** `POST /showroom/worlds/:documentId/delete` */
export interface DeleteInput {
  /** The name of the world, typed by the editor as confirmation. */
  readonly name: string;
}

/** The result of an action. */
export interface WorldResult {
  /** Of the copy, or of the world itself. */
  readonly documentId: string;
  readonly affected: readonly EntryGroup[];
}

export type WorldResultAnswer = { readonly data: WorldResult };
