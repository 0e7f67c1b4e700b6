import { Suspense, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { LocationData } from '../page/page-data.ts';

const Consent = lazyWithRetry(() => import('~/features/consent/consent.tsx'));

/**
 * Counts visits where the showroom does so (specification section 1: "analytics events (off by default)"). Pages
 * are the same for everyone: only the browser knows whether a visitor agreed.
 */
export function VisitCounting({
  page,
  isMoving,
  query,
}: {
  readonly page: LocationData;
  readonly isMoving: boolean;
  readonly query: string;
}) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isInBrowser || page.analytics === undefined) return null;
  return (
    <Suspense>
      <Consent
        analytics={page.analytics}
        view={page.view}
        isMoving={isMoving}
        overlays={page.overlays.map(({ key, kind, frame }) => ({ key, kind, title: frame.title }))}
        query={query}
      />
    </Suspense>
  );
}

function neverChanges() {
  return () => undefined;
}
