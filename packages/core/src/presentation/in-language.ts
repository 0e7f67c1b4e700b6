import type { OverlayRef, OverlayStack } from '../overlays/overlay-stack.ts';
import { overlaysThere } from '../overlays/overlays-there.ts';
import { overlayTargetsOf } from '../overlays/viewers-of.ts';
import type { OverlayTargets } from '../overlays/viewers-of.ts';
import type { Snapshot } from '../world/snapshot.ts';

/** What can be opened in a snapshot. */
export interface Opened {
  readonly targets: OverlayTargets;
  readonly isThere: (overlay: OverlayRef) => boolean;
}

/** Finds what can be opened in a snapshot: worth keeping for as long as the snapshot. */
export function openedIn(snapshot: Snapshot): Opened {
  const targets = overlayTargetsOf(snapshot);
  return { targets, isThere: overlaysThere(snapshot, () => targets) };
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
  return stack.flatMap((overlay) =>
    to.isThere(overlay) ? overlay : (counterpartOf(overlay, from, to) ?? []),
  );
}

/** What the same entry opens in the other language. */
function counterpartOf(overlay: OverlayRef, from: Opened, to: Opened): OverlayRef | undefined {
  if (!('id' in overlay)) return undefined;
  const { kind, id } = overlay;
  for (const [opener, opened] of from.targets.openers) {
    if (opened.kind !== kind || opened.id !== id) continue;
    const there = to.targets.openers.get(opener);
    if (there?.kind === kind) return { ...overlay, id: there.id };
  }
  return undefined;
}
