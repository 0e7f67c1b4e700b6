import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { toClientMedia } from '@vitrine/core/media/client-media';
import type { Location } from '@vitrine/core/world/location';
import type { World } from '@vitrine/core/world/world';
import type { ServerContext } from '~/contract/server-context.ts';
import { canEnterLocation } from '~/guards/access.ts';
import { languageLinks } from '~/page-data/languages.server.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { OtherRoom, Suggestions } from './suggestions-view.ts';

const MAX_ROOMS = 4;

/** The first rooms of a world that this visitor may enter, the search in them, and the languages. */
export function suggestionsFor(
  server: ServerContext,
  { snapshot, locale }: Pick<AddressLanguage, 'snapshot' | 'locale'>,
  world: World,
): Suggestions {
  const open = (indexOf(snapshot).locationsByWorld.get(world.slug) ?? []).filter((location) =>
    canEnterLocation(server, { world, location }),
  );
  const start = open.filter(({ payloadId }) => payloadId === world.start);
  const rooms = [...new Set([...start, ...open])].slice(0, MAX_ROOMS);
  const cards = rooms.map((location) => cardOf(location, locationPath(server.bundle, locale, location)));
  const [first] = cards;
  return {
    rooms: cards,
    ...(first?.picture && { picture: first.picture }),
    ...(first && { searchHref: `${first.href}?search` }),
    languages: languageLinks(server.bundle, locale, '/'),
    styles: server.stylesOf('app/screens/error/suggestions.tsx'),
  };
}

function cardOf({ title, backgrounds }: Location, href: string): OtherRoom {
  const picture = backgrounds.map((background) => pictureOf(background)).find(Boolean);
  return picture ? { title, href, picture: toClientMedia(picture) } : { title, href };
}
