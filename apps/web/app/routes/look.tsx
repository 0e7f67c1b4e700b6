import { Suspense } from 'react';
import { data } from 'react-router';
import { serverContext } from '~/contract/server-context.ts';
import { guards } from '~/guards/guards.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { Route } from './+types/look.ts';

/** No part of what every page loads. */
const LookScreen = lazyWithRetry(() => import('~/screens/look/look-screen.tsx'));

export const middleware = guards('language');

/** Every shape of the product with its states (docs/design/look.md): for those who build it, and for the tests. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(serverContext).showsLook !== true) throw data('Not Found', { status: 404 });
  return { title: 'Look' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function Look() {
  return (
    <Suspense>
      <LookScreen />
    </Suspense>
  );
}
