import type { BoardFigure, Trend } from '../world/content.ts';
import type { FigureReading } from './figure-source.ts';
import { MAX_POINTS } from './read-source.ts';
import { typedNumber } from './typed-number.ts';

/** Decimals of a figure whose typed value shows no number. */
const MAX_DECIMALS = 2;

/**
 * A figure with what its source says, as the editor would have typed it: what is around the number, its decimals, and
 * whether thousands are separated come from the typed value. A source with one number alone continues the typed
 * history. A trend is shown where the editor has chosen one, and then follows the last two values.
 *
 * @param locale the visitor's language, which decides the separators.
 */
export function liveFigure(figure: BoardFigure, reading: FigureReading, locale: string): BoardFigure {
  const { trend: typedTrend, history: typedHistory, ...rest } = figure;
  const write = writerOf(figure.value, locale);
  const history = (
    reading.history.length > 1 ? reading.history : [...(typedHistory ?? []), reading.value]
  ).slice(-MAX_POINTS);
  const previous = history.at(-2);
  return {
    ...rest,
    value: write(reading.value),
    ...(previous !== undefined && { history }),
    ...(typedTrend && previous !== undefined && { trend: trendOf(previous, reading.value, write) }),
  };
}

/** Values that visitors read as the same have not moved. */
function trendOf(previous: number, value: number, write: (value: number) => string): Trend {
  if (write(previous) === write(value)) return 'flat';
  return value > previous ? 'up' : 'down';
}

function writerOf(typedValue: string, locale: string): (value: number) => string {
  const typed = typedNumber(typedValue);
  const isSeparated = typed === undefined || typed.group !== '' || typed.digits < 4;
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: isSeparated,
    ...(typed === undefined
      ? { maximumFractionDigits: MAX_DECIMALS }
      : { minimumFractionDigits: typed.decimals, maximumFractionDigits: typed.decimals }),
  });
  return (value) => {
    const amount = format.format(Math.abs(value));
    // What is rounded to nought has no sign.
    const isNought = !/[1-9]/.test(amount);
    const sign = isNought ? '' : value < 0 ? '−' : typed?.hasPlus === true ? '+' : '';
    return `${typed?.before ?? ''}${sign}${amount}${typed?.after ?? ''}`;
  };
}
