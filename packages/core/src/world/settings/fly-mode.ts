import { setting } from './setting.ts';

/** Fly mode (specification sections 4 and 9). */
export interface FlyModeSettings {
  readonly isActive: boolean;
  /** The longest path, in world items, that is flown through. */
  readonly maximumItems: number;
  /** On a longer path: all items at the normal rate, or the final location at once. */
  readonly beyondMaximum: 'playAll' | 'goDirectly';
  /** Play only the transitions and the final location. */
  readonly skipLocations: boolean;
  readonly playbackRate: number;
  /** Seconds. */
  readonly blendingTime: number;
}

/** Specification section 9; the 0.6 s blending time is the fly-mode default (docs/design/unspecified.md). */
export const FLY_MODE_DEFAULTS: FlyModeSettings = {
  isActive: true,
  maximumItems: 6,
  beyondMaximum: 'playAll',
  skipLocations: true,
  playbackRate: 2,
  blendingTime: 0.6,
};

export const flyMode = setting({
  component: 'pathfinding',
  fields: {
    fly_mode_active: 'flag',
    max_world_items: 'amount',
    direct_beyond_maximum: 'flag',
    skip_location: 'flag',
    playback_rate: 'amount',
    blending_time: 'amount',
  },
  leadsTo: 'nothing',
  read: (given): FlyModeSettings => ({
    isActive: given.flag('fly_mode_active') ?? FLY_MODE_DEFAULTS.isActive,
    maximumItems: given.positive('max_world_items') ?? FLY_MODE_DEFAULTS.maximumItems,
    beyondMaximum: given.flag('direct_beyond_maximum') ? 'goDirectly' : FLY_MODE_DEFAULTS.beyondMaximum,
    skipLocations: given.flag('skip_location') ?? FLY_MODE_DEFAULTS.skipLocations,
    // A rate of zero would be a clip that never ends.
    playbackRate: given.positive('playback_rate') ?? FLY_MODE_DEFAULTS.playbackRate,
    blendingTime: given.amount('blending_time') ?? FLY_MODE_DEFAULTS.blendingTime,
  }),
});
