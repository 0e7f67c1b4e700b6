import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { formatStoryPath } from '@vitrine/core/links/path';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { isPicture } from '@vitrine/core/media/media-kind';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import type { Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Story, StoryOverlay, StoryStop } from '@vitrine/core/world/story';
import type { PublishedContent, ServerContext } from '~/contract/server-context.ts';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { targetsOf } from '~/page-data/action-links.server.ts';
import { languageLinks } from '~/page-data/languages.server.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import { worldViewOf } from '~/page-data/world-view.server.ts';
import { stagingNotice } from '../cover/cover-data.server.ts';
import type { StopCard, StoryData } from './story-view.ts';

/** What a stop has open, with the title and picture of each. */
interface OpenedPart {
  readonly overlay: OverlayRef;
  readonly title: string;
  readonly picture?: Media | undefined;
}

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
  const cards = stops.map(({ stop, location }) => cardOf({ bundle, snapshot, stop, location }));
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

function cardOf(request: {
  readonly bundle: PublishedContent;
  readonly snapshot: Snapshot;
  readonly stop: StoryStop;
  readonly location: Location;
}): StopCard {
  const { bundle, snapshot, stop, location } = request;
  const opened = stop.open.map((overlay) => openedPart(snapshot, overlay));
  const titles = [location.title, ...opened.map(({ title }) => title)].filter((title) => title !== '');
  const title = stop.title ?? titles.at(-1) ?? '';
  const still = location.backgrounds.map((background) => pictureOf(background)).find(Boolean);
  const picture = opened.findLast(({ picture: own }) => isPicture(own))?.picture ?? still;
  const path = locationPath(bundle, snapshot.locale, location);
  return {
    location: location.payloadId,
    seconds: stop.seconds,
    href: `${path}${formatOverlayStack(opened.map(({ overlay }) => overlay))}`,
    title,
    parts: titles.filter((part) => part !== title),
    ...(picture && { picture: toClientMedia(picture) }),
  };
}

function openedPart(snapshot: Snapshot, overlay: StoryOverlay): OpenedPart {
  const { articles, dashboards } = indexOf(snapshot);
  switch (overlay.kind) {
    case 'article': {
      const { title = '', cover } = articles.get(overlay.id) ?? {};
      return { overlay: { ...overlay, title }, title, picture: cover };
    }
    case 'dashboard':
      return { overlay, title: dashboards.get(overlay.id)?.title ?? '' };
    case 'compare': {
      const compared = overlay.articles.flatMap((id) => articles.get(id) ?? []);
      return { overlay, title: compared.map(({ title }) => title).join(' · '), picture: compared[0]?.cover };
    }
    case 'iframe': {
      const target = targetsOf(snapshot).iframe(overlay.id);
      return { overlay, title: target?.title ?? '', picture: target?.picture };
    }
    default:
      return { overlay, title: targetsOf(snapshot).viewer(overlay.kind, overlay.id)?.title ?? '' };
  }
}
