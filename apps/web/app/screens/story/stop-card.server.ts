import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { isPicture } from '@vitrine/core/media/media-kind';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import type { Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { StoryOverlay } from '@vitrine/core/world/story';
import type { PublishedContent } from '~/contract/server-context.ts';
import { targetsOf } from '~/page-data/action-links.server.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { StopCard } from './story-view.ts';

/** What a stop has open, with the title and picture of each. */
interface OpenedPart {
  readonly overlay: OverlayRef;
  readonly title: string;
  readonly picture?: Media | undefined;
}

/**
 * The card of a stop.
 *
 * @param request.open what is open over the location; all of it is part of the snapshot.
 * @param request.title in place of the title of what is shown on top.
 */
export function stopCard(request: {
  readonly bundle: PublishedContent;
  readonly snapshot: Snapshot;
  readonly location: Location;
  readonly open: readonly StoryOverlay[];
  readonly title?: string | undefined;
}): StopCard {
  const { bundle, snapshot, location } = request;
  const opened = request.open.map((overlay) => openedPart(snapshot, overlay));
  const titles = [location.title, ...opened.map((part) => part.title)].filter((title) => title !== '');
  const title = request.title ?? titles.at(-1) ?? '';
  const still = location.backgrounds.map((background) => pictureOf(background)).find(Boolean);
  const picture = opened.findLast(({ picture: own }) => isPicture(own))?.picture ?? still;
  const path = locationPath(bundle, snapshot.locale, location);
  return {
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
