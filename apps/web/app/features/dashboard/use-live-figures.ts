import { useEffect, useState } from 'react';
import type { ShownFigure } from '~/contract/live-figures.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { watchFigures } from '~/showroom/requests/figure-watch.ts';
import type { DashboardView } from './dashboard-view.ts';

/**
 * The figures of an open dashboard: those that came with the page, and then what the server reads from their sources.
 * In power-save mode they stay as they came.
 */
export function useLiveFigures({
  figures,
  liveHref,
}: Pick<DashboardView, 'figures' | 'liveHref'>): readonly ShownFigure[] {
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const [newest, setNewest] = useState({ page: figures, figures });
  useEffect(
    () =>
      liveHref === undefined || isPowerSave
        ? undefined
        : watchFigures(liveHref, (now) => setNewest({ page: figures, figures: now })),
    [liveHref, isPowerSave, figures],
  );
  // A page that was fetched again has newer ones.
  return newest.page === figures ? newest.figures : figures;
}
