import { entranceAt } from '@vitrine/core/links/entrances';
import type { World } from '@vitrine/core/world/world';
import { canEnterWorld } from '~/guards/access.ts';
import type { TextKey } from '~/i18n/translations.tsx';
import type { ServerContext } from '~/contract/server-context.ts';
import { suggestionsFor } from './suggestions.server.ts';
import type { ErrorData } from './error-screen.tsx';
import type { WorldView } from '~/page-data/location-view.ts';
import { worldViewOf } from '~/page-data/world-view.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';

/**
 * The data of the error page: its sentence, and the world of its logo and colours. That is the world in the
 * address, else the one that its host opens; never one that the visitor may not enter.
 */
export function errorData(server: ServerContext, language: AddressLanguage, key: TextKey): ErrorData {
  const world = errorWorld(server, language);
  return {
    key,
    ...(world && { world: worldViewOf(server.bundle, language.locale, world) }),
    ...(world && key === 'error__page_not_found' && { suggestions: suggestionsFor(server, language, world) }),
  };
}

/**
 * The world of the logo and colours of errors that no loader has foreseen, and which therefore carry no data. Undefined
 * where the visitor may enter none.
 */
export function worldOfError(server: ServerContext, language: AddressLanguage): WorldView | undefined {
  const world = errorWorld(server, language);
  return world && worldViewOf(server.bundle, language.locale, world);
}

function errorWorld(server: ServerContext, { parsed, snapshot }: AddressLanguage): World | undefined {
  const { worlds } = indexOf(snapshot);
  const named = 'world' in parsed ? parsed.world : undefined;
  return [named, entranceAt(server.entrances, server.url)]
    .map((slug) => worlds.get(slug?.toLowerCase() ?? ''))
    .find((one) => one !== undefined && canEnterWorld(server, one));
}
