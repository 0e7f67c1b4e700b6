import type { Message } from '@vitrine/core/reports/message';

/** `GET /showroom/worlds`: the worlds with what stands in them. */
export const WORLDS_PATH = '/showroom/worlds';

export const READ_WORLDS = 'plugin::showroom.worlds.read';
export const DUPLICATE_WORLD = 'plugin::showroom.worlds.duplicate';

/** Publishes and takes back whole worlds. */
export const PUBLISH_WORLD = 'plugin::showroom.worlds.publish';
export const DELETE_WORLD = 'plugin::showroom.worlds.delete';

export const WORLD_ACTIONS = ['duplicate', 'publish', 'unpublish', 'delete'] as const;
export type WorldAction = (typeof WORLD_ACTIONS)[number];

/** What keeps visitors out of a world; no code opens the last two. */
export type ListedLock = 'code' | 'login' | 'loginAndCode' | 'codeMissing' | 'codesDiffer';

export interface ListedWorld {
  readonly documentId: string;
  readonly name: string;
  readonly slug: string;
  /** Whether the bare address leads to it. */
  readonly isDefault: boolean;
  readonly isPublished: boolean;
  /** As visitors meet it, in all languages; of the drafts while it is not published. Absent: it is open. */
  readonly lock?: ListedLock;
  /** How many of its locations have a rule or dates of their own for who may enter. */
  readonly closedLocations: number;
  readonly locations: number;
  readonly transitions: number;
  /** How many of its entries have changes that visitors do not see. */
  readonly unpublished: number;
}

export type WorldsAnswer = { readonly data: readonly ListedWorld[] };

/** Entries of one kind. */
export interface EntryGroup {
  readonly uid: string;
  readonly count: number;
  /** The first of them, by title. */
  readonly titles: readonly string[];
}

/** An entry that is left out, and why. */
export interface HeldBack {
  readonly uid: string;
  readonly documentId: string;
  readonly isSingle: boolean;
  readonly title: string;
  /** What the doctor says of it. */
  readonly sentence: Message;
}

/** `GET /showroom/worlds/:documentId/plan?action=delete`: what would happen. */
export interface WorldPlan {
  readonly name: string;
  readonly slug: string;
  readonly isDefault: boolean;
  /** What would be copied, published, taken back or deleted. */
  readonly affected: readonly EntryGroup[];
  /** What stays as it is, because others use it as well. */
  readonly kept: readonly EntryGroup[];
  /** What a copy does without, because visitors would meet it at once. */
  readonly leftOut: readonly EntryGroup[];
  /** What would be published if the doctor had not found an error in it. */
  readonly heldBack: readonly HeldBack[];
  /** Articles that stay shared and lead to places of the world: in a copy they lead into the original. */
  readonly leadingBack: readonly string[];
}

export type WorldPlanAnswer = { readonly data: WorldPlan };

/** `POST /showroom/worlds/:documentId/duplicate` */
export interface DuplicateInput {
  /** In every language. */
  readonly name: string;
  readonly slug: string;
  /** Copies the articles that the world shows, too; they are shared otherwise. */
  readonly withArticles: boolean;
}

/** `POST /showroom/worlds/:documentId/delete` */
export interface DeleteInput {
  /** The world's, as a sign that this one is meant. */
  readonly name: string;
}

/** What has happened. */
export interface WorldResult {
  /** Of the copy, or of the world itself. */
  readonly documentId: string;
  readonly affected: readonly EntryGroup[];
}

export type WorldResultAnswer = { readonly data: WorldResult };
