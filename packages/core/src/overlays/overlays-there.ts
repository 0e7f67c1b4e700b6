import type { Snapshot } from '../world/snapshot.ts';
import type { OverlayRef } from './overlay-stack.ts';
import { overlayTargetsOf } from './viewers-of.ts';
import type { OverlayTargets } from './viewers-of.ts';

/**
 * Judges whether an overlay has something to show in some content. Panels are always there. What viewers show is
 * searched for only when one is asked for.
 */
export function overlaysThere(
  content: Omit<Snapshot, 'stories' | 'version' | 'uiTexts'>,
  find: () => Pick<OverlayTargets, 'viewer' | 'iframe'> = () => overlayTargetsOf(content),
): (overlay: OverlayRef) => boolean {
  const articles = new Set(content.articles.map(({ id }) => id));
  const dashboards = new Set(content.dashboards.map(({ id }) => id));
  let found: ReturnType<typeof find> | undefined;
  const targets = () => (found ??= find());
  return (overlay) => {
    switch (overlay.kind) {
      case 'article':
        return articles.has(overlay.id);
      case 'dashboard':
        return dashboards.has(overlay.id);
      case 'compare':
        return overlay.articles.every((id) => articles.has(id));
      case 'iframe':
        return targets().iframe(overlay.id) !== undefined;
      case 'pdf':
      case 'media':
      case 'view360':
      case 'slideshow':
      case 'synced':
        return targets().viewer(overlay.kind, overlay.id) !== undefined;
      default:
        return true;
    }
  };
}
