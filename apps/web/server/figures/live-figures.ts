import { figureKey } from '@vitrine/content/bundle';
import type { FigureSources } from '@vitrine/content/bundle';
import type { FigureSource } from '@vitrine/core/figures/figure-source';
import { liveFigure } from '@vitrine/core/figures/live-figure';
import type { BoardFigure, Dashboard } from '@vitrine/core/world/content';
import type { LiveFigures, ShownFigure } from '../../app/contract/live-figures.ts';
import type { Clock } from '../process/clock.ts';
import type { FigureOrigin } from '../process/env-lists.ts';
import type { FigureReadings } from './figure-readings.ts';

/** The figures of a dashboard as they are now; undefined where none of them is polled. */
export type LiveFiguresOf = (
  sources: FigureSources | undefined,
  locale: string,
  dashboard: Pick<Dashboard, 'id' | 'figures'>,
) => LiveFigures | undefined;

/** Milliseconds after which a window asks again, while a first answer is awaited. */
const SOON = 2_000;

/** Otherwise after half the interval, within these milliseconds. */
const AGAIN = { least: 5_000, most: 300_000 };

/** A reading that is older than three intervals is shown with its time. */
const STALE_INTERVALS = 3;

const MINUTE = 60_000;

/** Puts what sources said into the figures of dashboards. Asking for them keeps their sources polled. */
export function createLiveFigures(options: {
  readonly readings: Pick<FigureReadings, 'look'>;
  readonly origins: readonly FigureOrigin[];
  /** Milliseconds between two readings of a source. */
  readonly interval: number;
  readonly clock: Pick<Clock, 'now'>;
}): LiveFiguresOf {
  const { readings, interval, clock } = options;
  const allowed = new Set(options.origins.map(({ origin }) => origin));
  const again = Math.min(AGAIN.most, Math.max(AGAIN.least, interval / 2));

  const shown = (figure: BoardFigure, source: FigureSource | undefined, locale: string) => {
    if (source === undefined) return { figure, isPending: false };
    const { reading, age = 0, isPending } = readings.look(source);
    if (reading === undefined) return { figure, isPending };
    const live: ShownFigure = liveFigure(figure, reading, locale);
    if (age <= STALE_INTERVALS * interval) return { figure: live, isPending };
    const asOf = Math.floor((clock.now() - age) / MINUTE) * MINUTE;
    return { figure: { ...live, asOf }, isPending };
  };

  return (sources, locale, { id, figures = [] }) => {
    const ofLocale = (sources && Object.hasOwn(sources, locale) ? sources[locale] : undefined) ?? {};
    const sourceOf = (position: number): FigureSource | undefined => {
      const source = ofLocale[figureKey(id, position)];
      return source && allowed.has(new URL(source.address).origin) ? source : undefined;
    };
    if (!figures.some((_figure, position) => sourceOf(position) !== undefined)) return undefined;
    const all = figures.map((figure, position) => shown(figure, sourceOf(position), locale));
    return {
      figures: all.map(({ figure }) => figure),
      again: all.some(({ isPending }) => isPending) ? SOON : again,
    };
  };
}
