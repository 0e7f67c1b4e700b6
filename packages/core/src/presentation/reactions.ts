/** What guests can say without a word: they like it, love it, are astonished, or have a question. */
export const REACTIONS = ['like', 'love', 'wow', 'question'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How many there are of each; none of a reaction that is absent. */
export type ReactionCounts = Readonly<Partial<Record<Reaction, number>>>;

/** The reaction of that name; undefined for any other text. */
export function reactionNamed(name: string | undefined): Reaction | undefined {
  return REACTIONS.find((reaction) => reaction === name);
}

/** The sum of two counts of each reaction. */
export function addReactions(one: ReactionCounts, other: ReactionCounts): ReactionCounts {
  const sums = { ...one };
  for (const reaction of REACTIONS) {
    const sum = (one[reaction] ?? 0) + (other[reaction] ?? 0);
    if (sum > 0) sums[reaction] = sum;
  }
  return sums;
}
