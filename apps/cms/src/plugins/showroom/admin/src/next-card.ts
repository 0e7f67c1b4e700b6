/** A card of a list that someone has changed. */
export interface ChangedCard {
  readonly id: number;
  /** Its place in the list as it was, from 0. */
  readonly index: number;
  /** Whether it is dealt with also where it stays in the list. */
  readonly isDealtWith: boolean;
}

/**
 * The place of the card that gets the focus once the list is there again. Undefined where the card keeps it;
 * `'list'` after the last card.
 *
 * @param ids of the cards as they are now
 */
export function nextCard(ids: readonly number[], changed: ChangedCard): number | 'list' | undefined {
  const position = ids.indexOf(changed.id);
  if (position !== -1 && !changed.isDealtWith) return undefined;
  // Where it is gone, or moved to what is dealt with, the next one has moved up into its place.
  const next = position === changed.index ? position + 1 : changed.index;
  return next < ids.length ? next : 'list';
}
