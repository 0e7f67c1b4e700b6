import type { FigureSource } from '@vitrine/core/figures/figure-source';
import { MAX_POINTS } from '@vitrine/core/figures/read-source';
import type { BoardFigure, Figure } from '@vitrine/core/world/content';
import type { OverlayId } from '@vitrine/core/world/ids';
import { figureKey } from '../bundle.ts';
import type { WireFigure } from '../wire/article.ts';
import type { PreparedEntry } from './prepare.ts';
import { present, textOf } from './present.ts';

/** The figures that have a value; undefined where there are none. */
export function figuresOf(
  wire: readonly Pick<WireFigure, 'value' | 'unit' | 'label'>[] | null | undefined,
): readonly Figure[] | undefined {
  const figures = (wire ?? []).flatMap((figure) => figureOf(figure) ?? []);
  return figures.length === 0 ? undefined : figures;
}

/** The same with their trends and histories. */
export function boardFiguresOf(
  wire: readonly WireFigure[] | null | undefined,
): readonly BoardFigure[] | undefined {
  const figures = shownFigures(wire).map(({ figure, given }): BoardFigure =>
    Object.assign(
      figure,
      present({
        trend: given.trend ?? undefined,
        history: historyOf(given.history),
        isPolled: sourceOf(given) && true,
      }),
    ),
  );
  return figures.length === 0 ? undefined : figures;
}

/** The sources of one language's figures, by {@link figureKey}: for the server only. */
export function figureSourcesOf(
  dashboards: readonly PreparedEntry<'dashboards'>[],
  numbers: ReadonlyMap<string, OverlayId>,
): Readonly<Record<string, FigureSource>> {
  return Object.fromEntries(
    dashboards.flatMap(({ identity, value }) => {
      const id = numbers.get(identity);
      return shownFigures(value.figures).flatMap(({ given }, position): readonly [string, FigureSource][] => {
        const source = sourceOf(given);
        return id === undefined || source === undefined ? [] : [[figureKey(id, position), source]];
      });
    }),
  );
}

function shownFigures(wire: readonly WireFigure[] | null | undefined) {
  return (wire ?? []).flatMap((given) => {
    const figure = figureOf(given);
    return figure === undefined ? [] : [{ given, figure }];
  });
}

function figureOf({ value, unit, label }: Pick<WireFigure, 'value' | 'unit' | 'label'>): Figure | undefined {
  const shown = textOf(value);
  return shown === undefined
    ? undefined
    : { value: shown, unit: textOf(unit) ?? '', label: textOf(label) ?? '' };
}

/** An address without a field is unfinished, and a field without an address says nothing. */
function sourceOf({ source_address, source_field }: WireFigure): FigureSource | undefined {
  const [address, field] = [textOf(source_address), textOf(source_field)];
  return address === undefined || field === undefined || !URL.canParse(address)
    ? undefined
    : { address, field };
}

/** Numbers with a point, separated by anything else but digits: a column or a row of a CSV file, pasted. */
function historyOf(typed: string | null | undefined): readonly number[] | undefined {
  const numbers = (typed?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter(Number.isFinite);
  return numbers.length < 2 ? undefined : numbers.slice(-MAX_POINTS);
}
