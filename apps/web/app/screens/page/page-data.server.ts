import { isPicture } from '@vitrine/core/media/media-kind';
import { toClientMedia } from '@vitrine/core/media/client-media';
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
import { buildStoryData } from '../story/story-data.server.ts';
import { stagingNotice } from '../cover/cover-data.server.ts';
import { errorData } from '../error/error-data.server.ts';
import { idleViewOf } from '~/page-data/idle-view.server.ts';
import { languageLinks } from '~/page-data/languages.server.ts';
import { privacyOf } from '~/page-data/privacy-link.server.ts';
import { buildLocationView } from '~/page-data/location-view.server.ts';
import { worldViewOf } from '~/page-data/world-view.server.ts';
import type { ViewRequest } from '~/page-data/view-request.ts';
import type { LocationData, PageData, StartData } from './page-data.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { ResolvedAddress, AddressLanguage } from '~/page-data/resolved-address.server.ts';

/** The inputs for the data of a page. */
export interface PageDataRequest {
  readonly server: ServerContext;
  readonly language: AddressLanguage;
  readonly address: Exclude<ResolvedAddress, { kind: 'redirect' }>;
  readonly query: URLSearchParams;
}

/**
 * Builds the data of the resolved address.
 *
 * @throws a 404 or 403 response with the data of the error page.
 */
export function buildPageData(request: PageDataRequest): PageData {
  const { address } = request;
  switch (address.kind) {
    case 'location':
      return locationData(request, address);
    case 'start':
      return startData(request, address);
    case 'story':
      return buildStoryData({ ...request, story: address.story });
    case 'unset':
      return { screen: 'unset', notices: [address.notice, ...stagingNotice(request.language.snapshot)] };
    case 'closed':
      if (address.lock === 'password') return buildCodeData({ ...request, address });
      throw failure(request, address.lock === 'shut' ? 'error__world_shut' : 'error__no_access', 403);
    default:
      throw failure(request, 'error__page_not_found', 404);
  }
}

function failure({ server, language }: PageDataRequest, key: TextKey, status: number) {
  return data(errorData(server, language, key), { status });
}

function locationData(
  request: PageDataRequest,
  address: Extract<ResolvedAddress, { kind: 'location' }>,
): LocationData {
  const { server, language, query } = request;
  const { snapshot } = language;
  const index = indexOf(snapshot);
  const canEnter = (location: Location) => {
    const world = index.worlds.get(location.world.toLowerCase());
    return world !== undefined && canEnterLocation(server, { world, location });
  };
  const loginHref = server.visitor.isLoggedIn ? undefined : loginHrefAt(snapshot, address.location);
  const viewRequest: ViewRequest = { bundle: server.bundle, snapshot, ...address, canEnter, loginHref };
  const { overlays, isAnyMissing } = buildOverlays(server, viewRequest, query);
  return {
    screen: 'location',
    origin: server.url.origin,
    view: buildLocationView(viewRequest),
    overlays,
    notices: [...(isAnyMissing ? [textKey('overlay__missing')] : []), ...stagingNotice(language.snapshot)],
    idle: idleViewOf(server, language, address.world),
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

/** What a page needs for counting visits; empty where that is switched off (specification section 9). */
function analyticsOf(snapshot: Snapshot): Pick<LocationData, 'analytics'> {
  const { isActive, ...analytics } = snapshot.settings.analytics;
  if (!isActive) return {};
  const texts = interfaceTexts(snapshot, ['consent']);
  return { analytics: { ...analytics, texts, ...privacyOf(snapshot.settings) } };
}

function startData(
  request: PageDataRequest,
  address: Extract<ResolvedAddress, { kind: 'start' }>,
): StartData {
  const { server, language } = request;
  const page = address.world.startPage;
  const start = address.world.start && indexOf(language.snapshot).locations.get(address.world.start);
  const picture =
    [language.snapshot.settings.startPageBackground].find(isPicture) ??
    (start && start.backgrounds.map((background) => pictureOf(background)).find(Boolean));
  return {
    screen: 'start',
    origin: server.url.origin,
    world: worldViewOf(server.bundle, language.locale, address.world),
    languages: languageLinks(server.bundle, language.locale, '/'),
    title: page?.title || address.world.name,
    text: page?.text ?? '',
    buttonLabel: page?.buttonLabel ?? '',
    styles: server.stylesOf('app/screens/start/start-screen.tsx'),
    ...(start && { start: start.payloadId }),
    ...(address.enterHref !== undefined && { enterHref: address.enterHref }),
    ...(picture && { picture: toClientMedia(picture) }),
    idle: idleViewOf(server, language, address.world),
    notices: [
      ...(address.enterHref === undefined ? [textKey('error__start_location_missing')] : []),
      ...stagingNotice(language.snapshot),
    ],
  };
}

function textKey(key: TextKey): TextKey {
  return key;
}
