import { Suspense } from 'react';
import { data } from 'react-router';
import { languageContext } from '~/guards/language.ts';
import { serverContext } from '~/contract/server-context.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { Route } from './+types/join.ts';
import { errorData } from '~/screens/error/error-data.server.ts';
import { buildJoinData } from '~/screens/join/join-data.server.ts';
import type { JoinData } from '~/screens/join/join-data.server.ts';

/** @throws a 404 answer for `/<no language>/join`. */
export function loader({ context, url }: Route.LoaderArgs): JoinData {
  const language = context.get(languageContext);
  const server = context.get(serverContext);
  if (language.parsed.kind !== 'join') {
    throw data(errorData(server, language, 'error__page_not_found'), { status: 404 });
  }
  return buildJoinData({ server, language, query: url.searchParams });
}

/** Few visitors ever see it: its code is fetched with its data, not with every first page. */
function loadScreen() {
  return import('~/screens/join/join-screen.tsx');
}
// The server-rendered page stays until the code of its screen has been fetched.
const JoinScreen = lazyWithRetry(loadScreen);

/** The code is there when the page is, so that nothing empty is shown in between. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<JoinData> {
  const [page] = await Promise.all([serverLoader(), loadScreen()]);
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...(loaderData ? [{ title: loaderData.tabTitle }] : []), { name: 'robots', content: 'noindex' }];
}

export default function Join({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <JoinScreen page={loaderData} />
    </Suspense>
  );
}
