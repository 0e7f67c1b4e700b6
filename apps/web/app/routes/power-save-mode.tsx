import { Suspense } from 'react';
import { guards } from '~/guards/guards.ts';
import { languageContext } from '~/guards/language.ts';
import { serverContext } from '~/contract/server-context.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { Route } from './+types/power-save-mode.ts';
import { buildPowerSaveData } from '~/screens/power-save/power-save-data.server.ts';
import type { PowerSaveData } from '~/screens/power-save/power-save-data.server.ts';

export const middleware = guards('only-on-power-save');

export function loader({ context, url }: Route.LoaderArgs): PowerSaveData {
  return buildPowerSaveData({
    server: context.get(serverContext),
    language: context.get(languageContext),
    to: url.searchParams.get('to') ?? '',
  });
}

/** Few visitors ever see it: its code is fetched with its data, not with every first page. */
function loadScreen() {
  return import('~/screens/power-save/power-save-screen.tsx');
}
const PowerSaveScreen = lazyWithRetry(loadScreen);

/** The code is there when the page is, so that nothing empty is shown in between. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<PowerSaveData> {
  const [page] = await Promise.all([serverLoader(), loadScreen()]);
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...(loaderData ? [{ title: loaderData.tabTitle }] : []), { name: 'robots', content: 'noindex' }];
}

export default function PowerSaveMode({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <PowerSaveScreen page={loaderData} />
    </Suspense>
  );
}
