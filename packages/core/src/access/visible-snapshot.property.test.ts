import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../world/snapshot.ts';
import { builtFrom, visitorOf } from '../../testing/access/build-showroom.ts';
import { askingPlans, showroomPlans } from '../../testing/access/showroom-plan.ts';
import { workOut } from '../../testing/access/work-out.ts';
import { visibleSnapshot } from './visible-snapshot.ts';

function namesIn({ articles, dashboards, menus, screensavers, icons }: Snapshot): readonly string[] {
  return [
    ...articles.map(({ id }) => `article ${id}`),
    ...dashboards.map(({ id }) => `dashboard ${id}`),
    ...menus.map(({ key }) => `menu ${key}`),
    ...screensavers.map(({ name }) => name),
    ...icons.map(({ name }) => name),
  ].toSorted();
}

describe('the content that a visitor sees', () => {
  test('is what can be reached from what the visitor may see, and what is flagged, in any showroom', () => {
    let hidden = 0;
    let shown = 0;
    fc.assert(
      fc.property(showroomPlans, askingPlans, (plan, asking) => {
        const whole = builtFrom(plan);
        const seen = namesIn(visibleSnapshot(whole, visitorOf(asking)));
        hidden += namesIn(whole).length - seen.length;
        shown += seen.length;
        expect(seen).toEqual([...workOut(plan, asking)].toSorted());
      }),
      { numRuns: 600 },
    );
    // Showrooms in which everything or nothing can be reached would prove little.
    expect(hidden).toBeGreaterThan(1_000);
    expect(shown).toBeGreaterThan(1_000);
  });

  test('is never less for those who may enter more', () => {
    fc.assert(
      fc.property(showroomPlans, askingPlans, (plan, asking) => {
        const whole = builtFrom(plan);
        const all = visitorOf({ isLoggedIn: true, isStaff: true, granted: [0, 1, 2] });
        const seenByAll = new Set(namesIn(visibleSnapshot(whole, all)));
        const seen = namesIn(visibleSnapshot(whole, visitorOf(asking)));
        expect(seen.filter((name) => !seenByAll.has(name))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
