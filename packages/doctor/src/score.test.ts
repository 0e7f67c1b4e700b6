import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEVERITIES } from './finding.ts';
import type { Severity } from './finding.ts';
import { scoreOf, shownScore } from './score.ts';

function of(...severities: Severity[]): number {
  return scoreOf(severities.map((severity) => ({ severity })));
}
const anySeverities = fc.array(fc.constantFrom(...SEVERITIES), { maxLength: 200 });

describe('the score of a world', () => {
  test.each<[readonly Severity[], number]>([
    [[], 100],
    [['error'], 90],
    [['warning'], 97],
    [['hint'], 99],
    [['error', 'error', 'error', 'error'], 75],
    [['error', 'warning', 'hint'], 87],
  ])('of %j is %d', (severities, score) => {
    expect(shownScore(of(...severities))).toBe(score);
  });

  test('is 100 only where nothing was found, and never below 0', () => {
    fc.assert(
      fc.property(anySeverities, (severities) => {
        const score = shownScore(of(...severities));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score === 100).toBe(severities.length === 0);
      }),
    );
  });

  test('rises with every finding that is mended', () => {
    fc.assert(
      fc.property(anySeverities, fc.constantFrom(...SEVERITIES), (severities, more) => {
        expect(of(...severities, more)).toBeLessThan(of(...severities));
      }),
    );
  });

  test('weighs an error more than a warning, and that more than a hint', () => {
    expect(of('error')).toBeLessThan(of('warning'));
    expect(of('warning')).toBeLessThan(of('hint'));
  });
});
