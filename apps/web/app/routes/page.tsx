import { Suspense, useState } from 'react';
import { data } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { MessagePage } from '~/features/message/message-page.tsx';
import { Notices } from '~/features/notices/notices.tsx';
import { guards } from '~/guards/guards.ts';
import { languageContext } from '~/guards/language.ts';
import { addressContext } from '~/guards/world.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { serverContext } from '~/contract/server-context.ts';
import { carry, readCarried } from '~/carried/carried-data.ts';
import type { Carried } from '~/carried/carried-data.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { useRememberPage } from '~/showroom/react/use-remember-page.ts';
import { routerWindow } from '~/showroom/window/window-context.ts';
import type { Route } from './+types/page.ts';
import { LocationScreen } from '~/screens/location/location-screen.tsx';
import { movesWithinViewer } from '~/screens/location/moves-within-viewer.ts';
import { buildPageData } from '~/screens/page/page-data.server.ts';
import type { PageData, PageDataWithHead } from '~/screens/page/page-data.ts';
import { pageHead } from '~/screens/page/page-head.server.ts';

export const middleware = guards('world', 'redirect-on-start-page', 'redirect-to-login', 'check-access');

export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const server = context.get(serverContext);
  const page = buildPageData({
    server,
    language,
    address: context.get(addressContext),
    query: url.searchParams,
  });
  // The status tells search engines that a page behind an access code is not theirs to index.
  const head = pageHead(page, language.snapshot.settings.brand);
  const content = carry<PageDataWithHead>(server.page.carried, 'page', { ...page, head });
  return data<PageDataWithHead | Carried>(content, { status: page.screen === 'code' ? 403 : 200 });
}

/** Most visits begin at a location: the start page's code comes with the start page. */
function loadStartScreen() {
  return import('~/screens/start/start-screen.tsx');
}
const StartScreen = lazyWithRetry(loadStartScreen);

function loadCodeScreen() {
  return import('~/screens/code/code-screen.tsx');
}
const CodeScreen = lazyWithRetry(loadCodeScreen);

function loadStoryScreen() {
  return import('~/screens/story/story-screen.tsx');
}
const StoryScreen = lazyWithRetry(loadStoryScreen);

/** A page that was fetched during the walk is there on arrival: prefetches and navigations both load here. */
export async function clientLoader({
  context,
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<PageDataWithHead> {
  const { pages, pageCache } = context.get(routerWindow);
  const { pathname, search } = new URL(request.url);
  const page = await pages.loadOrKeep(
    'page',
    request,
    () => pageCache.load(pathname + search, serverLoader) as Promise<PageDataWithHead>,
  );
  // A failed prefetch loads `null`, which its fetcher discards.
  if (page?.screen === 'start') await loadStartScreen();
  if (page?.screen === 'code') await loadCodeScreen();
  if (page?.screen === 'story') await loadStoryScreen();
  return page;
}

/** Browsing in an open viewer needs nothing that is not there. */
export function shouldRevalidate(to: ShouldRevalidateFunctionArgs): boolean {
  return to.defaultShouldRevalidate && !movesWithinViewer(to.currentUrl, to.nextUrl);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return readCarried('page', loaderData)?.head ?? [{ name: 'robots', content: 'noindex' }];
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  const page = readCarried('page', loaderData);
  useRememberPage('page', page, page.screen === 'location' ? page.view : undefined);
  const inside = useWorldInside(page);
  switch (page.screen) {
    case 'location':
      return <LocationScreen page={page} />;
    case 'start':
      return (
        <Suspense>
          <StartScreen page={page} />
        </Suspense>
      );
    case 'story':
      return (
        <Suspense>
          <StoryScreen page={page} />
        </Suspense>
      );
    case 'code':
      return (
        <Suspense>
          <CodeScreen page={page} hasEnded={inside === page.closedWorld} />
        </Suspense>
      );
    default:
      return <NothingSetUp notices={page.notices} />;
  }
}

/** The world that this window showed last; undefined before it showed any. */
function useWorldInside(page: PageData): string | undefined {
  const [inside, setInside] = useState<string>();
  const world = page.screen === 'location' ? page.view.world.slug : inside;
  if (world !== inside) setInside(world);
  return inside;
}

function NothingSetUp({ notices }: Pick<PageData, 'notices'>) {
  const t = useTexts();
  const [first] = notices;
  return (
    <>
      <MessagePage sentence={first ? t(first) : 'Vitrine'} />
      <Notices notices={notices} />
    </>
  );
}
