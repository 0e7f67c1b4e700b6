import type { HotspotView } from '~/page-data/location-view.ts';

type Filterable = Pick<HotspotView, 'kind' | 'categories'>;

/**
 * The categories that a location's hotspots can be filtered by, the most important first. None where there
 * are fewer than two: one alone would filter nothing.
 */
export function filterCategories(hotspots: readonly Filterable[]): readonly string[] {
  const priorities = new Map<string, number>();
  for (const { title, priority } of hotspots.flatMap(({ categories }) => categories)) {
    priorities.set(title, Math.max(priority, priorities.get(title) ?? Number.NEGATIVE_INFINITY));
  }
  if (priorities.size < 2) return [];
  return [...priorities]
    .toSorted(([one, high], [other, low]) => low - high || (one < other ? -1 : 1))
    .map(([title]) => title);
}

/**
 * Whether a hotspot is shown while a category is chosen: those of the category, and all uncategorised hotspots that lead
 * elsewhere, so that no visitor is stuck.
 */
export function isShownIn(category: string | undefined, { kind, categories }: Filterable): boolean {
  if (category === undefined) return true;
  if (categories.length === 0) return kind === 'navigate' || kind === 'openDoor';
  return categories.some(({ title }) => title === category);
}
