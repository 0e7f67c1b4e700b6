import { formatStoryPath } from '@vitrine/core/links/path';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { isPicture } from '@vitrine/core/media/media-kind';
import type { Story } from '@vitrine/core/world/story';
import type { ServerContext } from '~/contract/server-context.ts';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { languageLinks } from '~/page-data/languages.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import { worldViewOf } from '~/page-data/world-view.server.ts';
import { stagingNotice } from '../cover/cover-data.server.ts';
import { stopCard } from './stop-card.server.ts';
import type { StoryData, TimedStopCard } from './story-view.ts';

/** Builds the page of a story from what its visitor may see. */
export function buildStoryData(request: {
  readonly server: Pick<ServerContext, 'bundle' | 'url' | 'stylesOf'>;
  readonly language: Pick<AddressLanguage, 'locale' | 'snapshot'>;
  readonly story: Story;
}): StoryData {
  const { server, language, story } = request;
  const { bundle } = server;
  const { locale, snapshot } = language;
  const index = indexOf(snapshot);
  const stops = story.stops.flatMap((stop) => {
    const location = index.locations.get(stop.location);
    return location === undefined ? [] : [{ stop, location }];
  });
  const cards = stops.map(({ stop: { seconds, open, title }, location }): TimedStopCard => ({
    location: location.payloadId,
    seconds,
    ...stopCard({ bundle, snapshot, location, open, title }),
  }));
  const world = index.worlds.get(stops[0]?.location.world.toLowerCase() ?? '');
  const own = [story.picture].find(isPicture);
  const picture = own === undefined ? cards[0]?.picture : toClientMedia(own);
  const seconds = story.stops.reduce((sum, stop) => sum + stop.seconds, 0);
  return {
    screen: 'story',
    id: story.id,
    origin: server.url.origin,
    title: story.title,
    stops: cards,
    minutes: Math.max(1, Math.round(seconds / 60)),
    // The path in the default language has no prefix.
    languages: languageLinks(
      bundle,
      locale,
      formatStoryPath({
        locale: bundle.defaultLocale,
        defaultLocale: bundle.defaultLocale,
        slug: story.slug,
      }),
    ),
    texts: interfaceTexts(snapshot, ['story']),
    styles: server.stylesOf('app/screens/story/story-screen.tsx'),
    notices: stagingNotice(snapshot),
    ...(story.description !== undefined && { description: story.description }),
    ...(picture && { picture }),
    ...(world && { world: worldViewOf(bundle, locale, world) }),
  };
}
