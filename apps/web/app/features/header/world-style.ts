import type { ScreenScale } from '@vitrine/core/world/theme';
import type { CSSProperties } from 'react';
import type { WorldView } from '~/page-data/location-view.ts';
import styles from './header.module.css';

/** On the element around everything inside a world: the room that the world's logo takes. */
export const worldClass = styles['world'];

/** What a world sets for everything inside it. */
type WorldLooks = Pick<WorldView, 'theme' | 'screenScale' | 'sidebarTransitionTime' | 'logoMain'>;

/** The attributes of the element around a world: its look, its logo, its scale, and its sidebars' time (seconds). */
export function worldLooks(world: WorldLooks): {
  readonly style: CSSProperties;
  readonly 'data-scale': ScreenScale | undefined;
} {
  const time = { '--sidebar-time': `${world.sidebarTransitionTime}s` };
  const style = { ...world.theme, ...time, ...world.logoMain.style } as CSSProperties;
  return { style, 'data-scale': world.screenScale };
}
