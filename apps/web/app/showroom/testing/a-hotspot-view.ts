import { payloadId } from '@vitrine/core/world/ids';
import { aNavigationHotspot } from '@vitrine/core/testing';
import type { HotspotView } from '~/page-data/location-view.ts';

/** A navigation hotspot as a page shows it. */
export function aHotspotView(
  target: string,
  overrides: Parameters<typeof aNavigationHotspot>[1] = {},
): HotspotView {
  const { icon: _icon, action: _action, ...shown } = aNavigationHotspot(target, overrides);
  return {
    ...shown,
    kind: 'navigate',
    href: `/showroom/${target}`,
    walk: payloadId(target),
    opensNewWindow: false,
    label: { side: 'end', isThinned: false },
    style: { '--wide-x': 0, '--wide-y': 0, '--narrow-x': 0, '--narrow-y': 0 },
  };
}
