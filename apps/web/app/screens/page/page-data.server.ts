import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { formatLoginPath } from '@vitrine/core/links/path';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { data } from 'react-router';
import { canEnterLocation } from '~/guards/access.ts';
import type { LoginView, LogoutView } from '~/features/header/account.tsx';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { TextKey } from '~/i18n/translations.tsx';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';
import type { ServerContext } from '~/contract/server-context.ts';
import { buildCodeData } from '../code/code-data.server.ts';
import { stagingNotice } from '../cover/cover-data.server.ts';
import { errorData } from '../error/error-data.server.ts';
import { idleViewOf } from '~/page-data/idle-view.server.ts';
import { languageLinks } from '~/page-data/languages.server.ts';
import { buildLocationView, buildWorldView, slimMedia } from '~/page-data/location-view.server.ts';
import type { ViewRequest } from '~/page-data/location-view.server.ts';
import { isPicture } from '~/page-data/pictures.server.ts';
import type { LocationData, PlaceData, StartData } from './page-data.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { Visit, VisitLanguage } from '~/page-data/resolved-address.server.ts';

/** What a place's data is made from. */
export interface PlaceRequest {
  readonly server: ServerContext;
  readonly language: VisitLanguage;
  readonly visit: Exclude<Visit, { kind: 'redirect' }>;
  readonly query: URLSearchParams;
}

/**
 * Builds the data of whatever the address leads to.
 *
 * @throws a 404 or 403 answer with what the error page says and looks like.
 */
export function buildPlaceData(request: PlaceRequest): PlaceData {
  const { visit } = request;
  switch (visit.kind) {
    case 'location':
      return locationData(request, visit);
    case 'start':
      return startData(request, visit);
    case 'unset':
      return { screen: 'unset', notices: [visit.notice, ...stagingNotice(request.language.snapshot)] };
    case 'closed':
      if (visit.lock === 'password') return buildCodeData({ ...request, visit });
      throw failure(request, visit.lock === 'shut' ? 'error__world_shut' : 'error__no_access', 403);
    default:
      throw failure(request, 'error__page_not_found', 404);
  }
}

function failure({ server, language }: PlaceRequest, key: TextKey, status: number) {
  return data(errorData(server, language, key), { status });
}

function locationData(request: PlaceRequest, visit: Extract<Visit, { kind: 'location' }>): LocationData {
  const { server, language, query } = request;
  const { snapshot } = language;
  const index = indexOf(snapshot);
  const canEnter = (location: Location) => {
    const world = index.worlds.get(location.world.toLowerCase());
    return world !== undefined && canEnterLocation(server, { world, location });
  };
  const loginHref = server.visitor.isLoggedIn ? undefined : loginHrefAt(snapshot, visit.location);
  const viewRequest: ViewRequest = { bundle: server.bundle, snapshot, ...visit, canEnter, loginHref };
  const { overlays, isAnyMissing } = buildOverlays(server, viewRequest, query);
  return {
    screen: 'location',
    origin: server.url.origin,
    view: buildLocationView(viewRequest),
    overlays,
    notices: [...(isAnyMissing ? [textKey('overlay__missing')] : []), ...stagingNotice(language.snapshot)],
    idle: idleViewOf(server, language, visit.world),
    ...(server.visitor.isLoggedIn && { logout: logoutOf(snapshot) }),
    ...(loginHref !== undefined && server.loginShowsMore && { login: loginOf(snapshot, loginHref) }),
    ...analyticsOf(snapshot),
  };
}

function loginHrefAt({ locale, defaultLocale }: Snapshot, { payloadId }: Location): string {
  return `${formatLoginPath({ locale, defaultLocale })}?${new URLSearchParams({ redirect: payloadId }).toString()}`;
}

function loginOf(snapshot: Snapshot, href: string): LoginView {
  return { label: serverTexts(snapshot, ['access'])('access__login'), href };
}

function logoutOf(snapshot: Snapshot): LogoutView {
  return { label: serverTexts(snapshot, ['access'])('access__logout'), locale: snapshot.locale };
}

/** What a page needs for counting visits; nothing where that is switched off (specification section 9). */
function analyticsOf(snapshot: Snapshot): Pick<LocationData, 'analytics'> {
  const { isActive, ...analytics } = snapshot.settings.analytics;
  return isActive ? { analytics: { ...analytics, texts: interfaceTexts(snapshot, ['consent']) } } : {};
}

function startData(request: PlaceRequest, visit: Extract<Visit, { kind: 'start' }>): StartData {
  const { server, language } = request;
  const page = visit.world.startPage;
  const start = visit.world.start && indexOf(language.snapshot).locations.get(visit.world.start);
  const picture =
    [language.snapshot.settings.startPageBackground].find(isPicture) ??
    (start && start.backgrounds.map((background) => pictureOf(background)).find(Boolean));
  return {
    screen: 'start',
    origin: server.url.origin,
    world: buildWorldView(server.bundle, language.locale, visit.world),
    languages: languageLinks(server.bundle, language.locale, '/'),
    title: page?.title || visit.world.name,
    text: page?.text ?? '',
    buttonLabel: page?.buttonLabel ?? '',
    styles: server.stylesOf('app/screens/start/start-screen.tsx'),
    ...(start && { start: start.payloadId }),
    ...(visit.enterHref !== undefined && { enterHref: visit.enterHref }),
    ...(picture && { picture: slimMedia(picture) }),
    idle: idleViewOf(server, language, visit.world),
    notices: [
      ...(visit.enterHref === undefined ? [textKey('error__start_location_missing')] : []),
      ...stagingNotice(language.snapshot),
    ],
  };
}

function textKey(key: TextKey): TextKey {
  return key;
}
