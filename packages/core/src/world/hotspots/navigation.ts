import { hotspotKind } from './hotspot-kind.ts';

/** The direction of a navigation hotspot, as the visitor sees it. */
export const DIRECTIONS = ['forward', 'back', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const navigation = hotspotKind({
  fields: { action_target: 'location', direction: [...DIRECTIONS, 'none'] },
  target: 'action_target',
  opens: 'navigate',
  action: (read) => read.navigate('action_target'),
});
