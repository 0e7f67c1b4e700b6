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
