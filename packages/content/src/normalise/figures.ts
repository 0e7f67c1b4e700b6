import type { BoardFigure, Figure } from '@vitrine/core/world/content';
import type { WireFigure } from '../wire/article.ts';
import { present, textOf } from './present.ts';

/** More points than a small line can show. */
const MAX_POINTS = 200;

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
  const figures = (wire ?? []).flatMap((given): readonly BoardFigure[] => {
    const figure = figureOf(given);
    if (figure === undefined) return [];
    return [
      { ...figure, ...present({ trend: given.trend ?? undefined, history: historyOf(given.history) }) },
    ];
  });
  return figures.length === 0 ? undefined : figures;
}

function figureOf({ value, unit, label }: Pick<WireFigure, 'value' | 'unit' | 'label'>): Figure | undefined {
  const shown = textOf(value);
  return shown === undefined
    ? undefined
    : { value: shown, unit: textOf(unit) ?? '', label: textOf(label) ?? '' };
}

/** Numbers with a point, separated by anything else but digits: a column or a row of a CSV file, pasted. */
function historyOf(typed: string | null | undefined): readonly number[] | undefined {
  const numbers = (typed?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter(Number.isFinite);
  return numbers.length < 2 ? undefined : numbers.slice(-MAX_POINTS);
}
