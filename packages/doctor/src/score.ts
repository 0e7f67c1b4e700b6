import { SEVERITIES } from './finding.ts';
import type { Finding, Severity } from './finding.ts';

/**
 * What findings of one severity cost: `most` is their maximum together, `half` how many of them take half of it. So
 * the first one costs most / (1 + half): an error 10 points, a warning about 2, a hint about a third of one. However
 * many there are, fixing one always changes the score.
 */
const COSTS: Readonly<Record<Severity, { readonly most: number; readonly half: number }>> = {
  error: { most: 50, half: 4 },
  warning: { most: 35, half: 15 },
  hint: { most: 15, half: 45 },
};

/**
 * The quality of a world, from its findings only: 100 when there is none, never 0. More findings give a lower score,
 * whatever else there is; a world with an error has at most 90.
 *
 * @returns A number from 0 to 100, not rounded: {@link shownScore} is for people.
 */
export function scoreOf(findings: readonly Pick<Finding, 'severity'>[]): number {
  const costs = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const { most, half } = COSTS[severity];
    return (most * count) / (count + half);
  });
  return 100 - costs.reduce((sum, cost) => sum + cost, 0);
}

/** A score as people read it: whole, and 100 only where nothing at all was found. */
export function shownScore(score: number): number {
  return Math.floor(score);
}
