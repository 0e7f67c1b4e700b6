import { judgeTransition } from '@vitrine/core/world/judge-move';
import { TRANSITION } from '../content-model/content-uids.ts';
import type { PORTAL } from '../content-model/content-uids.ts';
import type { StoredLocation, StoredMove } from './stored.ts';

/**
 * Specification section 5: a transition stays in one world, a portal joins two.
 *
 * @returns Why the worlds at its ends are wrong, or undefined when they are right or not known yet.
 */
export function worldsOfMoveRefusal(
  uid: typeof TRANSITION | typeof PORTAL,
  { from, to, world }: StoredMove,
): { readonly field: string; readonly sentence: string } | undefined {
  const [fromWorld, toWorld] = [from?.world, to?.world];
  const judged = from === undefined || to === undefined ? undefined : judgeTransition(endOf(from), endOf(to));
  if (uid === TRANSITION) {
    if (judged === 'portal') {
      return {
        field: 'to',
        sentence: `A transition joins two locations of one world, but these stand in «${fromWorld?.slug}» and «${toWorld?.slug}»: make a portal instead.`,
      };
    }
    const ownWorld = fromWorld ?? toWorld;
    if (world !== undefined && ownWorld !== undefined && world.documentId !== ownWorld.documentId) {
      return {
        field: 'world',
        sentence: `The transition's locations stand in the world «${ownWorld.slug}», not in «${world.slug}».`,
      };
    }
    return undefined;
  }
  if (judged === 'transition') {
    return {
      field: 'to',
      sentence: `A portal joins two worlds, but both locations stand in «${fromWorld?.slug}»: make a transition instead.`,
    };
  }
  return undefined;
}

function endOf({ documentId, world }: StoredLocation) {
  return { id: documentId, world: world?.documentId };
}
