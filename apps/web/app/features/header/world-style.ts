import type { CSSProperties } from 'react';
import type { WorldView } from '~/page-data/location-view.ts';
import styles from './header.module.css';

/** On the element around everything inside a world: the room that the world's logo takes. */
export const worldClass = styles['world'];

/** What a world sets for everything inside it: its look, its logo, and how long its sidebars take (seconds). */
export function worldStyle(
  world: Pick<WorldView, 'theme' | 'sidebarTransitionTime' | 'logoMain'>,
): CSSProperties {
  const time = { '--sidebar-time': `${world.sidebarTransitionTime}s` };
  return { ...world.theme, ...time, ...world.logoMain.style } as CSSProperties;
}
