import type { Proofs } from '../proof.ts';

const CORE = 'packages/core/src';
const CONTENT = 'packages/content/src';
const WEB = 'apps/web/app';
const SMALL_COLLECTIONS = `${CONTENT}/normalise/small-collections.ts`;
const IDLE_RULES = `${CORE}/screensaver/idle-rules.ts`;
const IDLE_RULES_TEST = `${CORE}/screensaver/idle-rules.test.ts`;
const UNSET = `${CONTENT}/normalise/defaults.test.ts`;
const FLY_PATH_TEST = `${CORE}/navigation/fly-path.test.ts`;
const PROGRAMME_TEST = `${CORE}/screensaver/programme.test.ts`;

/** Business constants and limits: sidebars, history, notifications, the screensaver, fly mode. */
export const SECTION_9_A: Proofs = {
  '9.1': [
    {
      of: 'Sidebar transition: 0.3 s by default',
      file: `${CORE}/overlays/sidebar.ts`,
      find: 'SIDEBAR_TRANSITION_TIME = 0.3',
      replace: 'SIDEBAR_TRANSITION_TIME = 0.35',
      test: `${CONTENT}/normalise/assemble-bundle.test.ts`,
    },
    {
      of: 'it comes from the world setting',
      file: `${CONTENT}/normalise/worlds.ts`,
      find: 'wire.sidebars?.transition_time ?? SIDEBAR_TRANSITION_TIME',
      replace: 'SIDEBAR_TRANSITION_TIME',
      test: `${CONTENT}/normalise/assemble-bundle.test.ts`,
    },
    {
      of: 'comes from the world',
      file: `${WEB}/features/header/world-style.ts`,
      find: '`${world.sidebarTransitionTime}s`',
      replace: "'0.3s'",
      test: `${WEB}/features/header/world-style.test.ts`,
    },
    {
      of: 'Sidebar width 27em',
      file: `${WEB}/ui/sidebars.module.css`,
      find: 'min(27em,',
      replace: 'min(28em,',
      test: `${WEB}/ui/frame-size.test.ts`,
    },
  ],
  '9.3': [
    {
      of: 'History capacity 100',
      file: `${CORE}/history/visit-history.ts`,
      find: 'CAPACITY = 100',
      replace: 'CAPACITY = 101',
      test: `${CORE}/history/visit-history.test.ts`,
    },
  ],
  '9.4': [
    {
      of: 'default timeout 3000 ms',
      file: `${CORE}/notifications/notification.ts`,
      find: 'timeout: 3000',
      replace: 'timeout: 4000',
      test: `${WEB}/showroom/notifications/notification-center.test.ts`,
    },
    {
      of: 'position bottom-center',
      file: `${CORE}/notifications/notification.ts`,
      find: "pos: 'bottom-center'",
      replace: "pos: 'bottom-left'",
      test: `${CORE}/notifications/queue.test.ts`,
    },
    {
      of: 'Position, timeout and status come from the message',
      file: `${CORE}/notifications/notification.ts`,
      find: '{ ...NOTIFICATION_DEFAULTS, ...request }',
      replace: '{ ...request, ...NOTIFICATION_DEFAULTS }',
      test: `${CORE}/notifications/queue.test.ts`,
    },
    {
      of: 'Queue is FIFO',
      file: `${CORE}/notifications/queue.ts`,
      find: '[...waiting, { id: queue.nextId, notification }]',
      replace: '[{ id: queue.nextId, notification }, ...waiting]',
      test: `${CORE}/notifications/queue.test.ts`,
    },
  ],
  '9.5': [
    {
      of: 'image display 5 s',
      file: SMALL_COLLECTIONS,
      find: 'displayed_time ?? SCREENSAVER_TIME',
      replace: 'displayed_time ?? 6',
      test: UNSET,
    },
    {
      of: 'location wait 5 s',
      file: SMALL_COLLECTIONS,
      find: 'wait ?? SCREENSAVER_TIME',
      replace: 'wait ?? 6',
      test: UNSET,
    },
    {
      of: 'automatic interval 10 s',
      file: `${CORE}/world/settings/screensaver.ts`,
      find: 'AUTOMATIC_INTERVAL = 10',
      replace: 'AUTOMATIC_INTERVAL = 11',
      test: UNSET,
    },
    {
      of: 'skip_unreachable_location false',
      file: `${CORE}/world/settings/screensaver.ts`,
      find: "given.flag('skip_unreachable_location') ?? false",
      replace: "given.flag('skip_unreachable_location') ?? true",
      test: UNSET,
    },
    {
      of: 'step interval the backend timeout in seconds',
      file: `${CORE}/world/settings/screensaver.ts`,
      find: "given.positive('timeout')",
      replace: 'undefined',
      test: UNSET,
    },
    {
      of: 'the backend timeout in seconds',
      file: `${CORE}/screensaver/programme.ts`,
      find: 'app.stepInterval ?? DEFAULT_STEP_INTERVAL',
      replace: 'DEFAULT_STEP_INTERVAL',
      test: PROGRAMME_TEST,
    },
    {
      of: 'or else 3000 ms',
      file: IDLE_RULES,
      find: 'DEFAULT_STEP_INTERVAL = 3',
      replace: 'DEFAULT_STEP_INTERVAL = 4',
      test: PROGRAMME_TEST,
    },
    {
      of: 'Idle time is the backend timeout if numeric',
      file: IDLE_RULES,
      find: 'seconds(app.idleTimeout) ?? seconds(world.idleTimeout)',
      replace: 'seconds(world.idleTimeout)',
      test: IDLE_RULES_TEST,
    },
    {
      of: 'else the world setting',
      file: IDLE_RULES,
      find: '?? seconds(world.idleTimeout)',
      replace: '',
      test: IDLE_RULES_TEST,
    },
    {
      of: 'else 60 s',
      file: IDLE_RULES,
      find: 'DEFAULT_IDLE_TIME = 60',
      replace: 'DEFAULT_IDLE_TIME = 61',
      test: IDLE_RULES_TEST,
    },
    {
      of: 'it is enabled by either setting',
      file: IDLE_RULES,
      find: 'app.isActive || world.active',
      replace: 'app.isActive && world.active',
      test: IDLE_RULES_TEST,
    },
    {
      // docs/design/unspecified.md, screensaver idle: the note is the step interval.
      of: 'One note gives a default idle setting of 3',
      file: IDLE_RULES,
      find: 'DEFAULT_STEP_INTERVAL = 3',
      replace: 'DEFAULT_STEP_INTERVAL = 2',
      test: PROGRAMME_TEST,
    },
  ],
  '9.6': [
    {
      of: 'Fly mode: active',
      file: `${CORE}/world/settings/fly-mode.ts`,
      find: 'isActive: true,\n  maximumItems',
      replace: 'isActive: false,\n  maximumItems',
      test: FLY_PATH_TEST,
    },
    {
      of: 'max 6 world items',
      file: `${CORE}/world/settings/fly-mode.ts`,
      find: 'maximumItems: 6',
      replace: 'maximumItems: 8',
      test: FLY_PATH_TEST,
    },
    {
      of: 'skip location,',
      file: `${CORE}/world/settings/fly-mode.ts`,
      find: 'skipLocations: true',
      replace: 'skipLocations: false',
      test: FLY_PATH_TEST,
    },
    {
      of: 'playback rate 2',
      file: `${CORE}/world/settings/fly-mode.ts`,
      find: 'playbackRate: 2',
      replace: 'playbackRate: 3',
      test: FLY_PATH_TEST,
    },
    {
      of: 'Normal rate 1',
      file: `${CORE}/navigation/fly-path.ts`,
      find: 'NORMAL_PLAYBACK_RATE = 1',
      replace: 'NORMAL_PLAYBACK_RATE = 1.5',
      test: FLY_PATH_TEST,
    },
    {
      // docs/design/unspecified.md, blending time: 0.4 s, and 0.6 s while flying.
      of: 'Blending time default 0.4 in one reading',
      file: `${CORE}/world/transition.ts`,
      find: 'DEFAULT_BLENDING_TIME = 0.4',
      replace: 'DEFAULT_BLENDING_TIME = 0.5',
      test: FLY_PATH_TEST,
    },
    {
      of: '0.6 in the fly-mode default',
      file: `${CORE}/world/settings/fly-mode.ts`,
      find: 'blendingTime: 0.6',
      replace: 'blendingTime: 0.5',
      test: FLY_PATH_TEST,
    },
    {
      of: 'Transition weight default 100',
      file: `${CORE}/world/transition.ts`,
      find: 'DEFAULT_TRANSITION_WEIGHT = 100',
      replace: 'DEFAULT_TRANSITION_WEIGHT = 101',
      test: UNSET,
    },
    {
      of: 'Maximum items',
      file: `${CORE}/world/settings/fly-mode.ts`,
      find: "given.positive('max_world_items') ?? FLY_MODE_DEFAULTS.maximumItems",
      replace: 'FLY_MODE_DEFAULTS.maximumItems',
      test: UNSET,
    },
    {
      of: 'skip settings come from settings',
      file: `${CORE}/world/settings/fly-mode.ts`,
      find: "given.flag('skip_location') ?? FLY_MODE_DEFAULTS.skipLocations",
      replace: 'FLY_MODE_DEFAULTS.skipLocations',
      test: UNSET,
    },
  ],
};
