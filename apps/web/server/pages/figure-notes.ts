import type { FigureSources } from '@vitrine/content/bundle';
import type { ServerContext } from '../../app/contract/server-context.ts';
import type { LiveFiguresOf } from '../figures/live-figures.ts';

/**
 * Notes which live figures one render shows. A page that is kept is sent only while they are still the same, so that
 * visitors without scripts see current numbers, too; each look keeps the sources polled.
 */
export function createFigureNotes(liveFigures: LiveFiguresOf, sources: FigureSources | undefined) {
  const checks: ((now: FigureSources | undefined) => boolean)[] = [];
  const read: ServerContext['liveFigures'] = (locale, dashboard) => {
    const shown = liveFigures(sources, locale, dashboard);
    const mark = JSON.stringify(shown?.figures);
    checks.push((now) => JSON.stringify(liveFigures(now, locale, dashboard)?.figures) === mark);
    return shown;
  };
  return {
    read,
    /** Whether the page shows what it would show now. */
    isCurrent: (now: FigureSources | undefined): boolean => checks.every((isSame) => isSame(now)),
  };
}
