import { Suspense } from 'react';
import { data } from 'react-router';
import { guards } from '~/guards/guards.ts';
import { languageContext } from '~/guards/language.ts';
import { serverContext } from '~/contract/server-context.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { Route } from './+types/login.ts';
import { errorData } from '~/screens/error/error-data.server.ts';
import { buildLoginData } from '~/screens/login/login-data.server.ts';
import type { LoginData } from '~/screens/login/login-data.server.ts';

export const middleware = guards('redirect-on-login-page');

/** @throws a 404 answer for `/<no language>/login`. */
export function loader({ context, url }: Route.LoaderArgs): LoginData {
  const language = context.get(languageContext);
  const server = context.get(serverContext);
  if (language.parsed.kind !== 'login') {
    throw data(errorData(server, language, 'error__page_not_found'), { status: 404 });
  }
  return buildLoginData({ server, language, query: url.searchParams });
}

/** Few visitors ever see it: its code is fetched with its data, not with every first page. */
function loadScreen() {
  return import('~/screens/login/login-screen.tsx');
}
// The server-rendered page stays until the code of its screen has been fetched.
const LoginScreen = lazyWithRetry(loadScreen);

/** The code is there when the page is, so that nothing empty is shown in between. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<LoginData> {
  const [page] = await Promise.all([serverLoader(), loadScreen()]);
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...(loaderData ? [{ title: loaderData.tabTitle }] : []), { name: 'robots', content: 'noindex' }];
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <LoginScreen page={loaderData} />
    </Suspense>
  );
}
