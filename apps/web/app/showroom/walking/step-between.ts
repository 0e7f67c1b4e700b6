import { transitionsFrom } from '@vitrine/core/navigation/walk-map';
import type { WalkMap } from '@vitrine/core/navigation/walk-map';
import type { StageBackground } from '@vitrine/core/world/background';
import type { PayloadId } from '@vitrine/core/world/ids';

/** The backgrounds of a direct move. */
export interface Step {
  readonly from: readonly StageBackground[];
  readonly to: readonly StageBackground[];
  readonly transition: readonly StageBackground[];
}

/** The direct move between two locations, if the map has one. */
export function stepBetween(map: WalkMap, from: PayloadId | undefined, target: PayloadId): Step | undefined {
  const here = from === undefined ? undefined : map.locations.get(from);
  const to = map.locations.get(target);
  const found = here && transitionsFrom(map, here.payloadId).find((one) => one.to === target);
  return found && to && { from: here.backgrounds, to: to.backgrounds, transition: found.backgrounds };
}
