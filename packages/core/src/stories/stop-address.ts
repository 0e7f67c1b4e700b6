import { readOwnAddress } from '../links/own-address.ts';
import { LANGUAGE_SEGMENTS, splitPath } from '../links/path.ts';
import { parseOverlayStack } from '../overlays/overlay-stack.ts';
import type { OverlayRef, OverlayStack } from '../overlays/overlay-stack.ts';
import type { StoryOverlay } from '../world/story.ts';

/** The parts of a stop's address. Whether there are such entries is another question. */
export interface StopAddress {
  /** The slug of a world, as typed. */
  readonly world: string;
  /** To be compared with `locationSegment`. */
  readonly segment: string;
  /** What is open, the lowest first. */
  readonly open: readonly StoryOverlay[];
}

/**
 * Reads the address of a stop as it is copied from the browser or from the share panel: with or without the origin and
 * the language. Panels are left out; parameters that open nothing are ignored.
 *
 * @returns undefined where it is not the address of a location.
 */
export function readStopAddress(typed: string): StopAddress | undefined {
  const address = readOwnAddress(typed);
  if (address === undefined) return undefined;
  const segments = splitPath(address.path);
  const hasLanguage = segments.length > 2 && LANGUAGE_SEGMENTS.includes((segments[0] ?? '').toLowerCase());
  const [world, segment, ...rest] = hasLanguage ? segments.slice(1) : segments;
  if (world === undefined || segment === undefined || rest.length > 0) return undefined;
  return {
    world,
    segment,
    open: storyOverlaysIn(parseOverlayStack(address.query)),
  };
}

/** The overlays of a stack that show content, without the titles that their addresses have for people. */
export function storyOverlaysIn(stack: OverlayStack): readonly StoryOverlay[] {
  return stack.flatMap((overlay) => storyOverlayOf(overlay) ?? []);
}

function storyOverlayOf(overlay: OverlayRef): StoryOverlay | undefined {
  if (overlay.kind === 'compare') return { kind: 'compare', articles: overlay.articles };
  if (!('id' in overlay)) return undefined;
  const { kind, id, item, page } = overlay;
  return { kind, id, ...(item !== undefined && { item }), ...(page !== undefined && { page }) };
}
