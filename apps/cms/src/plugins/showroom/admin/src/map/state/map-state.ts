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

/** The changes of one gesture, which are undone together. */
export interface Step {
  /** Identifies the gesture: later changes of the same gesture are added to this step. */
  readonly gesture: string | undefined;
  readonly parts: readonly { readonly cell: Cell; readonly before: CellValue; readonly after: CellValue }[];
}

/** Why an edit waits for the editor's decision. */
export type Held =
  | { readonly reason: 'conflict'; readonly by?: string }
  | { readonly reason: 'forbidden' | 'rule'; readonly sentence: string };

export type Saving =
  | { readonly status: 'rest' }
  /** Waiting for further changes. */
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly sent: readonly SentEdit[] }
  /** The request failed; all edits are kept. */
  | { readonly status: 'failed'; readonly sentence: string };

/** The state of an edited map: stored content, the editor's changes, and the progress of saving. */
export interface MapState {
  readonly base: Base;
  readonly edits: Edits;
  /** By cell name. */
  readonly held: ReadonlyMap<string, Held>;
  /**
   * Requests without an answer: the CMS may have performed them or not. They are repeated unchanged before
   * anything else, so that later edits start from a known state.
   */
  readonly unanswered: readonly SentEdit[];
  /** Incremented with every write to `base`: an answer to a question from an earlier revision is outdated. */
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
  /** The waiting time for further changes is over. */
  | { readonly type: 'due' }
  | { readonly type: 'answered'; readonly outcomes: Outcomes }
  /** @param isUnanswered Whether the CMS may have made the changes nevertheless. */
  | { readonly type: 'failed'; readonly sentence: string; readonly isUnanswered: boolean }
  /** Retries edits that were held or have failed. */
  | { readonly type: 'retried' }
  /** The editor has decided about a held cell. */
  | { readonly type: 'resolved'; readonly name: string; readonly keep: 'mine' | 'theirs' }
  /** The stored content, requested at this revision. */
  | { readonly type: 'refreshed'; readonly map: WorldMap; readonly askedAt: number }
  | { readonly type: 'located'; readonly location: MapLocation }
  /** A location of another world becomes the end of a portal. */
  | { readonly type: 'sighted'; readonly outside: OutsideLocation };

export type MapEffect =
  | { readonly type: 'send'; readonly changes: readonly MapChange[] }
  /** Dispatch `due` after a pause; restarts a running one. */
  | { readonly type: 'wait' }
  /** Everything is saved: what depends on the content can be reloaded. */
  | { readonly type: 'settled' }
  | { readonly type: 'notify'; readonly what: 'gone' | 'overtaken' };

export function openMap(map: WorldMap): MapState {
  return {
    base: baseOf(map),
    edits: new Map(),
    held: new Map(),
    unanswered: [],
    revision: 0,
    past: [],
    future: [],
    saving: { status: 'rest' },
  };
}

/** In the order of the sent changes. */
export type Outcomes = readonly ChangeOutcome[];
