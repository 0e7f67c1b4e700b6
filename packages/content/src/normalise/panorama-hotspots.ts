import { message } from '@vitrine/core/reports/message';
import { view360Of } from '@vitrine/core/media/view-360';
import { PANORAMA_RANGE } from '@vitrine/core/world/action';
import type { PanoramaHotspot } from '@vitrine/core/world/action';
import type { Media } from '@vitrine/core/world/media';
import type { WirePanoramaHotspots } from '../wire/action.ts';
import { offeredActionOf } from './actions.ts';
import { textOf } from './present.ts';
import type { Scope } from './scope.ts';

/**
 * The hotspots inside a panorama that lead somewhere. Those of anything else have no position in it: they are left
 * out, and reported.
 *
 * @param view.media what is shown
 */
export function panoramaHotspotsOf(
  scope: Scope,
  view: {
    readonly wire: WirePanoramaHotspots;
    readonly media: readonly Media[];
    readonly path: string;
  },
): readonly PanoramaHotspot[] {
  const wire = view.wire ?? [];
  if (wire.length === 0) return [];
  if (view360Of(view.media)?.kind !== 'panorama') {
    scope.report('invalidEntry', view.path, message('report.hotspotsOfNoPanorama'));
    return [];
  }
  return wire.flatMap((hotspot, index) => {
    const at = `${view.path}[${index}]`;
    const title = textOf(hotspot.title) ?? '';
    const offered = offeredActionOf({ scope, title, action: hotspot.action, path: `${at}.action` });
    if (offered === undefined) return [];
    return [
      {
        ...offered,
        yaw: angleOf({ scope, degrees: hotspot.yaw, limit: PANORAMA_RANGE.yaw, path: `${at}.yaw` }),
        pitch: angleOf({ scope, degrees: hotspot.pitch, limit: PANORAMA_RANGE.pitch, path: `${at}.pitch` }),
      },
    ];
  });
}

/** An angle within its range; one outside is reported and clamped. */
function angleOf(options: {
  readonly scope: Scope;
  readonly degrees: number | null | undefined;
  /** Degrees to either side. */
  readonly limit: number;
  readonly path: string;
}): number {
  const { scope, limit, path } = options;
  const degrees = options.degrees ?? 0;
  if (Math.abs(degrees) <= limit) return degrees;
  scope.report('hotspotOutside', path, message('report.panoramaHotspot', { degrees, limit }));
  return Math.sign(degrees) * limit;
}
