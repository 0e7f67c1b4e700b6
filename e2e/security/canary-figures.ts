import { figureKey } from '@vitrine/content/bundle';
import type { FigureSources } from '@vitrine/content/bundle';
import type { BoardFigure } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import { AREAS, numberOf, SECRETS, wordOf } from './canaries.ts';
import type { Area } from './canaries.ts';

/** Without separators, so that the area's number is found in it. */
export function polledFigure(area: Area): BoardFigure {
  return { value: '1000', unit: wordOf(area), label: wordOf(area), isPolled: true };
}

/** The sources of every area's dashboard: a search finds their addresses and fields wherever they turn up. */
export function figureSources({
  areas,
  locales,
  origin,
}: {
  readonly areas: readonly Area[];
  readonly locales: readonly string[];
  readonly origin: string;
}): FigureSources {
  const ofAreas = Object.fromEntries(
    areas.map((area) => [
      figureKey(overlayId(numberOf(area, 2)), 0),
      { address: `${origin}/${SECRETS.figureFile}?area=${area}`, field: SECRETS.figureField },
    ]),
  );
  return Object.fromEntries(locales.map((locale) => [locale, ofAreas]));
}

/** What the source of an area's dashboard answers; undefined for other requests. */
export function figureAnswer({ pathname, searchParams }: URL): unknown {
  const area = AREAS.find((name) => name === searchParams.get('area'));
  if (pathname !== `/${SECRETS.figureFile}` || area === undefined) return undefined;
  return { [SECRETS.figureField]: numberOf(area, 9) };
}
