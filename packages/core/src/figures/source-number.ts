/** Larger numbers lose their last digits, and no figure has room for them. */
const LIMIT = 1e15;

const WITH_POINT = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const WITH_COMMA = /^[-+]?\d+,\d+$/;

/**
 * The number that a source writes: digits, a sign, and decimals behind a point (`1234.5`, `-0.2`, `1.2e3`). Where a
 * comma separates nothing else, decimals may be behind one (`1234,5`). Anything between thousands is refused: in
 * `1.234,5` and `1,234.5` only people know which sign is which.
 *
 * @returns undefined for everything else, `NaN` and numbers of more than fifteen digits included.
 */
export function sourceNumber(
  written: string,
  { mayUseCommas }: { readonly mayUseCommas: boolean },
): number | undefined {
  const trimmed = written.trim().replace(/^−/, '-');
  const plain =
    mayUseCommas && WITH_COMMA.test(trimmed)
      ? trimmed.replace(',', '.')
      : WITH_POINT.test(trimmed)
        ? trimmed
        : undefined;
  const number = Number(plain ?? Number.NaN);
  return Math.abs(number) < LIMIT ? number : undefined;
}
