import { createWalkMap } from '../src/navigation/walk-map.ts';
import { navigate } from '../src/navigation/navigate.ts';
import type { NavigationEffect } from '../src/navigation/navigation-effect.ts';
import type { NavigationEvent } from '../src/navigation/navigation-event.ts';
import { idleAt } from '../src/navigation/navigation-state.ts';
import type {
  AddressChange,
  Lock,
  NavigationContext,
  NavigationState,
} from '../src/navigation/navigation-state.ts';
import { payloadId } from '../src/world/ids.ts';
import { FLY_MODE_DEFAULTS } from '../src/world/settings/fly-mode.ts';
import type { FlyModeSettings } from '../src/world/settings/fly-mode.ts';
import { aWalkGraph } from './walk-graph.ts';
import type { WalkGraphPlan } from './walk-graph.ts';

/** What {@link aVisitor} is made of. */
export interface VisitorPlan {
  readonly world?: WalkGraphPlan;
  /** By default `entrance`. */
  readonly start?: string;
  readonly locks?: Readonly<Record<string, Lock>>;
  readonly isPowerSave?: boolean;
  readonly flyMode?: Partial<FlyModeSettings>;
}

/**
 * Drives the navigation machine in a visitor's words. Every call answers with the effects in short, such as
 * `play entrance--reception x1` or `show lounge over 0.4 s`.
 */
export function aVisitor({ world, start, locks, isPowerSave, flyMode }: VisitorPlan = {}) {
  let state: NavigationState = idleAt(payloadId(start ?? 'entrance'));
  const locked = new Map(Object.entries(locks ?? {}));
  let context: NavigationContext = {
    map: createWalkMap(aWalkGraph(world)),
    flyMode: { ...FLY_MODE_DEFAULTS, ...flyMode },
    isPowerSave: isPowerSave ?? false,
    lockOf: (location) => locked.get(location),
  };
  const send = (event: NavigationEvent): readonly string[] => {
    const [next, effects] = navigate(state, event, context);
    state = next;
    return effects.map(describeEffect);
  };
  const report = (type: 'itemStarted' | 'itemEnded' | 'itemFailed') =>
    send({ type, item: state.status === 'travelling' ? state.queue[0].id : -1 });
  return {
    state: () => state,
    send,
    goTo: (target: string, address: AddressChange = 'push') =>
      send({ type: 'targetSet', target: payloadId(target), address }),
    /** What is on the stage has started, has ended, or has failed. */
    starts: () => report('itemStarted'),
    ends: () => report('itemEnded'),
    fails: () => report('itemFailed'),
    changeContent: (plan: WalkGraphPlan) => {
      context = { ...context, map: createWalkMap(aWalkGraph(plan)) };
      return send({ type: 'contentChanged' });
    },
    unlock: (location: string) => {
      locked.delete(location);
      return send({ type: 'blockLifted' });
    },
  };
}

function describeEffect(effect: NavigationEffect): string {
  switch (effect.type) {
    case 'play':
      return `play ${effect.item.payloadId} x${effect.item.playbackRate}`;
    case 'show':
      return `show ${effect.item.payloadId}${effect.item.isDirect ? ` over ${effect.item.blendingTime} s` : ''}`;
    case 'preload':
      return `preload ${effect.item.payloadId}`;
    case 'preparePage':
      return `prepare ${effect.location}`;
    case 'pushUrl':
      return `${effect.mode} ${effect.location}`;
    case 'runHooks':
      return `${effect.event} ${effect.location}`;
    case 'notify':
      return `notify ${effect.message}`;
    case 'closePasswordKeyboard':
      return effect.type;
    default:
      return `${effect.type} ${effect.target}`;
  }
}
