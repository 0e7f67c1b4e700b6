import { message } from '@vitrine/core/reports/message';
import { view360Of } from '@vitrine/core/media/view-360';
import { PANORAMA_RANGE } from '@vitrine/core/world/action';
import type { PanoramaHotspot } from '@vitrine/core/world/action';
import type { ArticleSectionContent } from '@vitrine/core/world/content';
import type { WireArticleSection } from '../wire/article.ts';
import { offeredActionOf } from './actions.ts';
import { reportNoFile, view360FilesOf } from './files.ts';
import { textOf } from './present.ts';
import type { Scope } from './scope.ts';

type WireView360 = Extract<WireArticleSection, { __component: 'article-sections.view-360' }>;
type WireHotspots = WireView360['hotspots'];

/** A 360 view with its hotspots; `undefined` where it has nothing to show (reported). */
export function view360SectionOf(
  scope: Scope,
  wire: WireView360,
  path: string,
): Extract<ArticleSectionContent, { kind: 'view360' }> | undefined {
  const at = `${path}.media`;
  const media = view360FilesOf(scope, { files: wire.media, path: at });
  const view = view360Of(media);
  if (view === undefined) {
    reportNoFile(scope, at, 'report.noFileSection');
    return undefined;
  }
  const isPanorama = view.kind === 'panorama';
  if (!isPanorama && (wire.hotspots ?? []).length > 0) {
    scope.report('invalidEntry', `${path}.hotspots`, message('report.hotspotsOfNoPanorama'));
  }
  return {
    kind: 'view360',
    media,
    hotspots: isPanorama ? hotspotsOf(scope, wire.hotspots, `${path}.hotspots`) : [],
  };
}

function hotspotsOf(scope: Scope, wire: WireHotspots, path: string): readonly PanoramaHotspot[] {
  return (wire ?? []).flatMap((hotspot, index) => {
    const at = `${path}[${index}]`;
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
