import type { DoorLock } from '@vitrine/core/world/door';
import type { Action } from '@vitrine/core/world/action';
import { payloadId } from '@vitrine/core/world/ids';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { ClientMedia } from '@vitrine/core/world/media';

/**
 * A link for the visitor, with its target already resolved to an address that works without scripts: a location,
 * an overlay over this page, or another site.
 */
export interface ActionLink {
  readonly title: string;
  readonly kind: Action['kind'];
  readonly href: string;
  /** The location to walk to. */
  readonly walk?: PayloadId;
  /** The name of the door to go through, instead of a location to walk to. */
  readonly door?: PayloadId;
  /** The missing access for the door. */
  readonly lock?: DoorLock;
  readonly opensNewWindow: boolean;
  readonly cover?: ClientMedia;
  /** The following actions, run one at a time, each when the one before is done. */
  readonly following?: readonly ActionStep[];
}

/** An action of a stack as the browser runs it. */
export type ActionStep = Pick<ActionLink, 'href' | 'walk' | 'opensNewWindow'>;

/** The attributes of the `<a>` of a link. */
export function anchorOf(link: Pick<ActionLink, 'href' | 'walk' | 'door' | 'opensNewWindow' | 'following'>) {
  return {
    href: link.href,
    'data-walk': link.walk,
    'data-door': link.door,
    ...(link.following && { 'data-following': JSON.stringify(link.following) }),
    ...(link.opensNewWindow && { target: '_blank', rel: 'noopener' }),
  };
}

/** The link's own action and those that follow it; undefined where none follows. */
export function stackOf(link: HTMLAnchorElement): readonly [ActionStep, ...ActionStep[]] | undefined {
  const { following, walk } = link.dataset;
  if (following === undefined) return undefined;
  const first: ActionStep = {
    href: link.getAttribute('href') ?? '',
    opensNewWindow: link.target !== '',
    ...(walk !== undefined && { walk: payloadId(walk) }),
  };
  // Written by `anchorOf`.
  return [first, ...(JSON.parse(following) as readonly ActionStep[])];
}
