import { view360Of } from '@vitrine/core/media/view-360';
import type { ArticleSectionContent } from '@vitrine/core/world/content';
import type { WireArticleSection } from '../wire/article.ts';
import { reportNoFile, view360FilesOf } from './files.ts';
import { panoramaHotspotsOf } from './panorama-hotspots.ts';
import type { Scope } from './scope.ts';

type WireView360 = Extract<WireArticleSection, { __component: 'article-sections.view-360' }>;

/** A 360 view with its hotspots; `undefined` where it has nothing to show (reported). */
export function view360SectionOf(
  scope: Scope,
  wire: WireView360,
  path: string,
): Extract<ArticleSectionContent, { kind: 'view360' }> | undefined {
  const at = `${path}.media`;
  const media = view360FilesOf(scope, { files: wire.media, path: at });
  if (view360Of(media) === undefined) {
    reportNoFile(scope, at, 'report.noFileSection');
    return undefined;
  }
  const hotspots = panoramaHotspotsOf(scope, { wire: wire.hotspots, media, path: `${path}.hotspots` });
  return { kind: 'view360', media, hotspots };
}
