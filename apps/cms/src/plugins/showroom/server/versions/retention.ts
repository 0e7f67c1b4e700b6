/** What decides how long a version is kept. */
export interface AgedVersion {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly stage: Stage;
  /** Whether the entry was not there (any more): it was deleted or unpublished. */
  readonly isGone: boolean;
}

/** `saved`: what editors work on. `published`: what visitors see, of a type with drafts. */
export type Stage = 'saved' | 'published';

export interface RetentionRule {
  readonly days: number;
  /** Versions of one entry in one language, both stages together. */
  readonly number: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Which versions of one entry in one language are no longer kept.
 *
 * The state at the beginning of the period is kept although it is older, because it is how the entry was on the first
 * of these days. The present states are kept however old they are, and what was published before the present one,
 * to which a publish can be undone. Of too many, saves go before publishes, old before new.
 *
 * @param versions in the order in which they came about.
 */
export function forgettable(
  versions: readonly AgedVersion[],
  { days, number }: RetentionRule,
  now: number,
): readonly number[] {
  const beginning = now - days * DAY;
  const needed = new Set<number>();
  for (const stage of ['saved', 'published'] as const) {
    const ofStage = versions.filter((version) => version.stage === stage);
    const last = ofStage.at(-1);
    // All that is known of an entry that was deleted or unpublished before the period is of no use any more.
    if (last === undefined || (last.isGone && last.at < beginning)) continue;
    for (const { id } of ofStage.slice(stage === 'published' ? -2 : -1)) needed.add(id);
  }
  const inPeriod = versions.filter((version, index) => {
    if (needed.has(version.id) || version.at >= beginning) return true;
    const next = versions.find((other, position) => position > index && other.stage === version.stage);
    return !version.isGone && next !== undefined && next.at >= beginning;
  });
  const excess = (['saved', 'published'] as const)
    .flatMap((stage) => inPeriod.filter((version) => version.stage === stage && !needed.has(version.id)))
    .slice(0, Math.max(0, inPeriod.length - number));
  const dropped = new Set(excess.map(({ id }) => id));
  const kept = new Set(inPeriod.map(({ id }) => id).filter((id) => !dropped.has(id)));
  return versions.map(({ id }) => id).filter((id) => !kept.has(id));
}
