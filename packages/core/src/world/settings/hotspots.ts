import { HOTSPOT_ANIMATIONS } from '../location.ts';
import type { HotspotAnimation } from '../location.ts';
import { setting } from './setting.ts';

/** Specification section 9, hotspots. */
export interface HotspotSettings {
  readonly isStaggered: boolean;
  /** Frames of 1/60 s between two hotspots. */
  readonly staggerInterval: number;
  readonly defaultAnimation: HotspotAnimation;
  readonly expandAll: boolean;
}

/** Specification section 9. */
export const HOTSPOT_DEFAULTS: HotspotSettings = {
  isStaggered: false,
  staggerInterval: 7,
  defaultAnimation: 'fade_in',
  expandAll: true,
};

export const hotspots = setting({
  component: 'hotspots',
  fields: {
    stagger_animation: 'flag',
    stagger_interval: 'amount',
    default_animation: HOTSPOT_ANIMATIONS,
    expand_all: 'flag',
  },
  leadsTo: 'nothing',
  read: (given): HotspotSettings => ({
    isStaggered: given.flag('stagger_animation') ?? HOTSPOT_DEFAULTS.isStaggered,
    staggerInterval: given.amount('stagger_interval') ?? HOTSPOT_DEFAULTS.staggerInterval,
    defaultAnimation:
      given.choice('default_animation', HOTSPOT_ANIMATIONS) ?? HOTSPOT_DEFAULTS.defaultAnimation,
    expandAll: given.flag('expand_all') ?? HOTSPOT_DEFAULTS.expandAll,
  }),
});
