import { isPicture } from '@vitrine/core/media/media-kind';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { entranceAt } from '@vitrine/core/links/entrances';
import type { ClientMedia, Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';
import { canEnterWorld } from '~/guards/access.ts';
import type { TextKey } from '~/i18n/translations.tsx';
import type { ServerContext } from '~/contract/server-context.ts';
import type { LanguageLink, WorldView } from '~/page-data/location-view.ts';
import { languageLinks } from '~/page-data/languages.server.ts';
import { worldViewOf } from '~/page-data/world-view.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';

/** The parts of a cover page around its text. */
export interface CoverSurroundings {
  /** The world of its logo and colours; absent where the visitor may not see it. */
  readonly world?: WorldView;
  /** Lasting notifications. */
  readonly notices: readonly TextKey[];
  readonly languages: readonly LanguageLink[];
  readonly picture?: ClientMedia;
}

/**
 * Assembles the surroundings of the login page, the code page and the power-save page.
 *
 * @param request.path of the page in the default language.
 * @param request.world that the visitor comes from; by default the one that the page's host opens.
 * @param request.picture the page's own; by default the start page's.
 */
export function coverSurroundings(request: {
  readonly server: ServerContext;
  readonly language: AddressLanguage;
  readonly path: string;
  readonly world?: World | undefined;
  readonly picture: Media | undefined;
}): CoverSurroundings {
  const { server, language, path } = request;
  const { snapshot } = language;
  const host = entranceAt(server.entrances, server.url)?.toLowerCase();
  const world = request.world ?? indexOf(snapshot).worlds.get(host ?? '');
  const isOpen = world !== undefined && canEnterWorld(server, world);
  const picture = [request.picture, snapshot.settings.startPageBackground].find(isPicture);
  return {
    languages: languageLinks(server.bundle, language.locale, path),
    notices: stagingNotice(snapshot),
    ...(isOpen && { world: worldViewOf(server.bundle, language.locale, world) }),
    ...(picture && { picture: toClientMedia(picture) }),
  };
}

/** "Staging: when enabled in settings, a danger notification info__on_staging" (specification section 8). */
export function stagingNotice({ settings }: Snapshot): readonly TextKey[] {
  return settings.isStaging ? ['info__on_staging'] : [];
}
