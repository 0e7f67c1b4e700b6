import type { OverlayKind, OverlayStack } from '../overlays/overlay-stack.ts';
import type { OverlayId } from '../world/ids.ts';
import type { AnalyticsNotice } from './events.ts';

/** One open overlay, as analytics counts it. */
export interface CountedOverlay {
  /** Another key, another overlay. */
  readonly key: string;
  readonly kind: OverlayKind;
  readonly id?: OverlayId;
  readonly title: string;
}

/** The closed overlays, topmost first, and then the opened ones, lowest first. */
export function overlayChanges(
  before: readonly CountedOverlay[],
  after: readonly CountedOverlay[],
): readonly AnalyticsNotice[] {
  const closed = before.filter(({ key }) => !after.some((overlay) => overlay.key === key)).toReversed();
  const opened = after.filter(({ key }) => !before.some((overlay) => overlay.key === key));
  return [...closed.map(notice('overlay_closed')), ...opened.map(notice('overlay_opened'))];
}

function notice(name: 'overlay_closed' | 'overlay_opened') {
  return ({ key: _key, ...overlay }: CountedOverlay): AnalyticsNotice => ({ name, ...overlay });
}

/** The number that an overlay is named by in the address; undefined for panels. */
export function overlayNumber(stack: OverlayStack, kind: OverlayKind): OverlayId | undefined {
  const overlay = stack.find((open) => open.kind === kind);
  return overlay !== undefined && 'id' in overlay ? overlay.id : undefined;
}
