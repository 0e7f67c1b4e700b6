import type { CSSProperties } from 'react';
import type { WorldView } from '~/showroom/location-view.ts';

/** What a world sets for everything inside it: its look, and how long its sidebars take (seconds). */
export function worldStyle(world: Pick<WorldView, 'theme' | 'sidebarTransitionTime'>): CSSProperties {
  const time = { '--sidebar-time': `${world.sidebarTransitionTime}s` };
  return { ...world.theme, ...time } as CSSProperties;
}
