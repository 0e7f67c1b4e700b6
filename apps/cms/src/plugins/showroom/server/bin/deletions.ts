import { WORLD } from '../../../../content-model/content-uids.ts';

/** An entry that is gone, in the languages in which one deletion has taken it. */
export interface GoneEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly title: string;
  readonly deletion: string;
  readonly at: Date;
  readonly actor: string;
  /** The versions that say that it is gone. */
  readonly parts: readonly GonePart[];
}

export interface GonePart {
  readonly id: number;
  /** Null for a type without languages. */
  readonly locale: string | null;
  readonly occasion: string | null;
}

/** What was deleted at once. */
export interface GoneTogether {
  readonly id: string;
  readonly lead: GoneEntry;
  readonly entries: readonly GoneEntry[];
}

/**
 * The deletions, in the order of their entries, that have an entry of the kind whose title has all words of the search.
 * A deletion is led by its world.
 */
export function deletionsOf(
  entries: readonly GoneEntry[],
  wanted: { readonly kind?: string | undefined; readonly search?: string | undefined } = {},
): readonly GoneTogether[] {
  const words = (wanted.search ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = ({ uid, title }: GoneEntry): boolean =>
    (wanted.kind === undefined || uid === wanted.kind) &&
    words.every((word) => title.toLocaleLowerCase().includes(word));
  return [...Map.groupBy(entries, ({ deletion }) => deletion)].flatMap(([id, together]) => {
    const found = together.find(isWanted);
    if (found === undefined) return [];
    return [{ id, lead: together.find(({ uid }) => uid === WORLD) ?? found, entries: together }];
  });
}
