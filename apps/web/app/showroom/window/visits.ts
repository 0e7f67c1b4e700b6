import { browserEntry } from '../browser/browser-entry.ts';
import { createVisits } from '../history/visits.ts';
import type { Visits } from '../history/visits.ts';
import { createForgetting } from '../screensaver/forgetting.ts';
import type { ShowroomWindow } from './showroom-window.ts';

/** Kept until the window is closed: reloading a page continues the visit. */
const VISITS_KEY = 'vitrine.visits';

/** The locations visited in a window, in its session storage. */
export function createWindowVisits({ part }: ShowroomWindow): Visits {
  const visits = createVisits({
    read() {
      try {
        return sessionStorage.getItem(VISITS_KEY) ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep(text) {
      try {
        sessionStorage.setItem(VISITS_KEY, text);
      } catch {
        // Without storage they are known until the page is reloaded.
      }
    },
    entry: () => browserEntry().index,
    isLoadedByLink() {
      const [loading] = performance.getEntriesByType('navigation');
      return loading instanceof PerformanceNavigationTiming && loading.type === 'navigate';
    },
  });
  part(createForgetting).onForget(visits.forget);
  return visits;
}
