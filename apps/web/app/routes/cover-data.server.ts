import type { Media, World } from '@vitrine/core';
import { canEnterWorld } from '~/guards/access.ts';
import type { ServerContext } from '~/server-context.ts';
import type { LanguageLink, WorldView } from '~/showroom/location-view.ts';
import { languageLinks } from './languages.server.ts';
import { buildWorldView, slimMedia } from './location-view.server.ts';
import { isPicture } from './pictures.server.ts';
import { indexOf } from './snapshot-index.server.ts';
import type { VisitLanguage } from './visit.server.ts';

/** What a page beside the showroom has around its words. */
export interface CoverSurroundings {
  /** The default world, whose logo and colours it bears; absent where the visitor may not see it. */
  readonly world?: WorldView;
  readonly languages: readonly LanguageLink[];
  readonly picture?: Media;
}

/**
 * Puts together the surroundings of the login page and the power-save page.
 *
 * @param request.path of the page in the default language.
 * @param request.picture the page's own; without one it is the start page's.
 */
export function coverSurroundings(request: {
  readonly server: ServerContext;
  readonly language: VisitLanguage;
  readonly path: string;
  readonly picture: Media | undefined;
}): CoverSurroundings {
  const { server, language, path } = request;
  const { settings } = language.snapshot;
  const world = defaultWorldOf(language);
  const isOpen = world !== undefined && canEnterWorld(server, world);
  const picture = [request.picture, settings.startPageBackground].find(isPicture);
  return {
    languages: languageLinks(server.bundle, language.locale, path),
    ...(isOpen && { world: buildWorldView(server.bundle, language.locale, world) }),
    ...(picture && { picture: slimMedia(picture) }),
  };
}

function defaultWorldOf({ snapshot }: VisitLanguage): World | undefined {
  return indexOf(snapshot).worlds.get((snapshot.settings.defaultWorld ?? '').toLowerCase());
}
