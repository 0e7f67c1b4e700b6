import { HOOK, LOCATION, PORTAL, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';

/**
 * The relations by which an entry belongs to worlds by itself, whatever leads to it: `world` is one, the others are
 * locations. A portal is of the world that it leads out of, like its arrow. A world belongs to itself.
 */
export const OWN_TIES: Readonly<Record<string, readonly string[]>> = {
  [WORLD]: [],
  [LOCATION]: ['world'],
  [TRANSITION]: ['world', 'from', 'to'],
  [PORTAL]: ['from'],
  [HOOK]: ['locations'],
};

/**
 * Whether a hook runs in every world: it says so, or it says nothing, as a version from before there was the switch,
 * and has no locations.
 */
export function runsEverywhere(
  { only_at_locations: isOnlyThere }: Readonly<Record<string, unknown>>,
  locations: readonly unknown[],
): boolean {
  return typeof isOnlyThere === 'boolean' ? !isOnlyThere : locations.length === 0;
}
