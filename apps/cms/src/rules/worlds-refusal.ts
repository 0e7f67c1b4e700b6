import { judgeTransition } from '@vitrine/core/world/judge-transition';
import { TRANSITION } from '../content-model/content-uids.ts';
import type { PORTAL } from '../content-model/content-uids.ts';
import type { StoredLocation, StoredTransition } from './stored.ts';

/**
 * Specification section 5: a transition stays in one world, a portal joins two.
 *
 * @returns Why the worlds at its ends are wrong, or undefined when they are right or not known yet.
 */
export function worldsRefusal(
  uid: typeof TRANSITION | typeof PORTAL,
  { from, to, world }: StoredTransition,
): { readonly field: string; readonly sentence: string } | undefined {
  const [fromWorld, toWorld] = [from?.world, to?.world];
  const judged = from === undefined || to === undefined ? undefined : judgeTransition(endOf(from), endOf(to));
  if (uid === TRANSITION) {
    if (judged === 'portal') {
      return {
        field: 'to',
        sentence: `A transition joins two locations of one world, but these belong to “${fromWorld?.slug}” and “${toWorld?.slug}”: create a portal instead.`,
      };
    }
    const ownWorld = fromWorld ?? toWorld;
    if (world !== undefined && ownWorld !== undefined && world.documentId !== ownWorld.documentId) {
      return {
        field: 'world',
        sentence: `The transition's locations belong to the world “${ownWorld.slug}”, not in “${world.slug}”.`,
      };
    }
    return undefined;
  }
  if (judged === 'transition') {
    return {
      field: 'to',
      sentence: `A portal joins two worlds, but both locations belong to “${fromWorld?.slug}”: create a transition instead.`,
    };
  }
  return undefined;
}

function endOf({ documentId, world }: StoredLocation) {
  return { id: documentId, world: world?.documentId };
}
