import type { TextPair } from '../../../contracts/translations.ts';
import { keyOf, storedValue } from './text-value.ts';

/** An unsaved edit. */
interface Edit {
  readonly value: unknown;
  /** The stored text when the edit began. */
  readonly base: unknown;
}

/** The unsaved edits of an entry, by the keys of its texts. */
export type Edits = ReadonlyMap<string, Edit>;

export interface TextInHand {
  readonly pair: TextPair;
  readonly value: unknown;
  readonly isEdited: boolean;
  /** The text that someone else has saved meanwhile. */
  readonly theirs?: unknown;
}

/** Puts a text into an editor's hand: with their edit, if there is one. */
export function inHand(pair: TextPair, edits: Edits): TextInHand {
  const edit = edits.get(keyOf(pair));
  if (edit === undefined) return { pair, value: pair.target, isEdited: false };
  const isOvertaken = !isSame(edit.base, pair.target);
  return { pair, value: edit.value, isEdited: true, ...(isOvertaken ? { theirs: pair.target } : {}) };
}

/** The edits after an editor has written a text; a text that says what is stored is no edit. */
export function withEdit(edits: Edits, pair: TextPair, value: unknown): Edits {
  const key = keyOf(pair);
  const next = new Map(edits);
  if (isSame(value, pair.target)) next.delete(key);
  else next.set(key, { value, base: (edits.get(key) ?? { base: pair.target }).base });
  return next;
}

/**
 * The edits that are left after a save: what an editor has written while it was under way.
 *
 * @param edits those of now.
 * @param saved those that were sent.
 * @param stored the texts as they are stored now.
 */
export function afterSave(edits: Edits, saved: Edits, stored: readonly TextPair[]): Edits {
  const texts = new Map(stored.map((pair) => [keyOf(pair), pair]));
  const left = new Map<string, Edit>();
  for (const [key, edit] of edits) {
    const target = texts.get(key)?.target;
    const wasSent = saved.get(key) === edit;
    if (!wasSent && !isSame(edit.value, target)) {
      left.set(key, saved.has(key) ? { value: edit.value, base: target } : edit);
    }
  }
  // A text that was emptied of its edit while the edit was saved: what is stored is no longer what is shown.
  for (const [key, { base }] of saved) {
    const target = texts.get(key)?.target;
    if (!edits.has(key) && !isSame(base, target)) left.set(key, { value: base, base: target });
  }
  return left;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(storedValue(one)) === JSON.stringify(storedValue(other));
}
