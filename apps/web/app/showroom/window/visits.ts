import { browserEntry } from '../browser/browser-entry.ts';
import { sessionText } from '../browser/session-text.ts';
import { createVisits } from '../history/visits.ts';
import type { Visits } from '../history/visits.ts';
import { createForgetting } from '../screensaver/forgetting.ts';
import type { ShowroomWindow } from './showroom-window.ts';

/** Kept until the window is closed: reloading a page continues the visit. */
const VISITS_KEY = 'vitrine.visits';

/** The locations visited in a window, in its session storage. */
export function createWindowVisits({ part }: ShowroomWindow): Visits {
  const visits = createVisits({
    ...sessionText(VISITS_KEY),
    entry: () => browserEntry().index,
    isLoadedByLink() {
      const [loading] = performance.getEntriesByType('navigation');
      return loading instanceof PerformanceNavigationTiming && loading.type === 'navigate';
    },
  });
  part(createForgetting).onForget(visits.forget);
  return visits;
}
