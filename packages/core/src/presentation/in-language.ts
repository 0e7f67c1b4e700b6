import type { OverlayRef, OverlayStack } from '../overlays/overlay-stack.ts';
import type { OpenedByNumber, OverlayTargets } from '../overlays/viewers-of.ts';
import type { OverlayId } from '../world/ids.ts';
import type { Snapshot } from '../world/snapshot.ts';

/** A snapshot with what can be opened in it by number. */
export interface Opened {
  readonly snapshot: Pick<Snapshot, 'articles' | 'dashboards'>;
  readonly targets: Pick<OverlayTargets, 'viewer' | 'iframe' | 'openers'>;
}

/**
 * What a stack of one language opens in another one. Articles and dashboards have one number in every language;
 * a file that is there in several languages has a number in each, and is found by what opens it. What is not there, or
 * not for the visitor whose snapshot this is, is left out.
 *
 * @param from in the language in which the stack was opened, for the visitor who is to see it.
 * @param to in the language of that visitor.
 */
export function stackInLanguage(stack: OverlayStack, from: Opened, to: Opened): OverlayStack {
  return stack.flatMap((overlay) => overlayInLanguage(overlay, from, to) ?? []);
}

function overlayInLanguage(overlay: OverlayRef, from: Opened, to: Opened): OverlayRef | undefined {
  switch (overlay.kind) {
    case 'article':
      return hasArticle(to, overlay.id) ? overlay : undefined;
    case 'dashboard':
      return to.snapshot.dashboards.some(({ id }) => id === overlay.id) ? overlay : undefined;
    case 'compare':
      return overlay.articles.every((id) => hasArticle(to, id)) ? overlay : undefined;
    case 'iframe':
    case 'pdf':
    case 'media':
    case 'view360':
    case 'slideshow':
    case 'synced': {
      const id = counterpartOf({ kind: overlay.kind, id: overlay.id }, from, to);
      return id === undefined ? undefined : { ...overlay, id };
    }
    default:
      return overlay;
  }
}

function hasArticle({ snapshot }: Opened, id: OverlayId): boolean {
  return snapshot.articles.some((article) => article.id === id);
}

function counterpartOf({ kind, id }: OpenedByNumber, from: Opened, to: Opened): OverlayId | undefined {
  const isThere = kind === 'iframe' ? to.targets.iframe(id) : to.targets.viewer(kind, id);
  if (isThere !== undefined) return id;
  for (const [opener, opened] of from.targets.openers) {
    if (opened.kind !== kind || opened.id !== id) continue;
    const there = to.targets.openers.get(opener);
    if (there?.kind === kind) return there.id;
  }
  return undefined;
}
