import { entranceAt } from '@vitrine/core/links/entrances';
import { canEnterWorld } from '~/guards/access.ts';
import type { TextKey } from '~/i18n/translations.tsx';
import type { ServerContext } from '~/contract/server-context.ts';
import { suggestionsFor } from './suggestions.server.ts';
import type { ErrorData } from './error-screen.tsx';
import { buildWorldView } from '~/page-data/world-view.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';

/**
 * The data of the error page: its sentence, and the world of its logo and colours. That is the world in the
 * address, else the one that its host opens; never one that the visitor may not enter.
 */
export function errorData(server: ServerContext, language: AddressLanguage, key: TextKey): ErrorData {
  const { parsed, snapshot, locale } = language;
  const { worlds } = indexOf(snapshot);
  const named = 'world' in parsed ? parsed.world : undefined;
  const world = [named, entranceAt(server.entrances, server.url)]
    .map((slug) => worlds.get(slug?.toLowerCase() ?? ''))
    .find((one) => one !== undefined && canEnterWorld(server, one));
  return {
    key,
    ...(world && { world: buildWorldView(server.bundle, locale, world) }),
    ...(world && key === 'error__page_not_found' && { suggestions: suggestionsFor(server, language, world) }),
  };
}
