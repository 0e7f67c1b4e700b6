import type {
  ChangeOutcome,
  MapChange,
  MapLocation,
  OutsideLocation,
  WorldMap,
} from '../../../../contracts/map.ts';
import { baseOf } from './base.ts';
import type { Base } from './base.ts';
import type { Cell, CellValue } from './cell.ts';
import type { Edits, SentEdit } from './edits.ts';

/** What one gesture has changed, so that it can be taken back as one. */
export interface Step {
  /** Names the gesture: a second step of the same gesture becomes part of the first. */
  readonly gesture: string | undefined;
  readonly parts: readonly { readonly cell: Cell; readonly before: CellValue; readonly after: CellValue }[];
}

/** Why an edit is not sent until the editor has decided. */
export type Held =
  | { readonly reason: 'conflict'; readonly by?: string }
  | { readonly reason: 'forbidden' | 'rule'; readonly sentence: string };

export type Saving =
  | { readonly state: 'rest' }
  /** Changes wait for more to come. */
  | { readonly state: 'waiting' }
  | { readonly state: 'sending'; readonly sent: readonly SentEdit[] }
  /** The CMS could not be asked; everything is kept. */
  | { readonly state: 'failed'; readonly sentence: string };

/** A map that is being edited: what stands in the CMS, what the editor has made of it, and what becomes of that. */
export interface MapState {
  readonly base: Base;
  readonly edits: Edits;
  /** By the names of their cells. */
  readonly held: ReadonlyMap<string, Held>;
  /**
   * What was sent and never answered: the CMS may have made it or not. It is sent again, word for word, before
   * anything else, so that what the editor has made of it since is told to a CMS that is known again.
   */
  readonly unanswered: readonly SentEdit[];
  /** How often `base` was written: what was asked before the last time is older than what stands here. */
  readonly revision: number;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly saving: Saving;
}

export type MapEvent =
  | {
      readonly type: 'changed';
      readonly parts: readonly { readonly cell: Cell; readonly value: CellValue }[];
      readonly gesture?: string;
    }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** Enough was waited for more changes. */
  | { readonly type: 'due' }
  | { readonly type: 'answered'; readonly outcomes: Outcomes }
  /** @param isUnanswered Whether the CMS may have made the changes all the same. */
  | { readonly type: 'failed'; readonly sentence: string; readonly isUnanswered: boolean }
  /** What was held back or has failed is to be tried once more. */
  | { readonly type: 'retried' }
  /** The editor has decided about a cell that was held back. */
  | { readonly type: 'resolved'; readonly name: string; readonly keep: 'mine' | 'theirs' }
  /** What stands in the CMS, asked when the state had this revision. */
  | { readonly type: 'refreshed'; readonly map: WorldMap; readonly askedAt: number }
  | { readonly type: 'located'; readonly location: MapLocation }
  /** A location of another world is going to be the end of a portal. */
  | { readonly type: 'sighted'; readonly outside: OutsideLocation };

export type MapEffect =
  | { readonly type: 'send'; readonly changes: readonly MapChange[] }
  /** A `due` is wanted in a moment; one that is under way already is put off. */
  | { readonly type: 'wait' }
  /** Nothing waits any more: what depends on the content can be asked again. */
  | { readonly type: 'settled' }
  | { readonly type: 'tell'; readonly what: 'gone' | 'overtaken' };

export function openMap(map: WorldMap): MapState {
  return {
    base: baseOf(map),
    edits: new Map(),
    held: new Map(),
    unanswered: [],
    revision: 0,
    past: [],
    future: [],
    saving: { state: 'rest' },
  };
}

/** In the order of what was sent. */
export type Outcomes = readonly ChangeOutcome[];
