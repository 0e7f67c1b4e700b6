/** A number as people type it: digits with points, commas or spaces between them. */
const NUMBER = /\d+(?:[.,\u00a0\u202f ]\d+)*/;

/**
 * A typed figure on its way to its value: the first number in it is multiplied, and keeps its decimals and separators.
 * `18,000` is half way at `9,000`, `±0.02` at `±0.01`.
 *
 * @param part from 0 to 1; at 1 the text comes back as it is.
 */
export function countedText(text: string, part: number): string {
  if (part >= 1) return text;
  return text.replace(NUMBER, (typed) => {
    const { whole, decimals, point, group } = partsOf(typed);
    const value = Number(decimals === '' ? whole : `${whole}.${decimals}`) * Math.max(0, part);
    const [counted = '0', fraction] = value.toFixed(decimals.length).split('.');
    const grouped = group === '' ? counted : counted.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
    return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
  });
}

/** The last separator begins decimals, unless three digits follow it and no zero stands alone before it. */
function partsOf(typed: string): {
  readonly whole: string;
  readonly decimals: string;
  readonly point: string;
  readonly group: string;
} {
  const separators = typed.match(/\D/g) ?? [];
  const last = separators.at(-1) ?? '';
  const [before = '', after = ''] = last === '' ? [typed] : cutAtLast(typed, last);
  const isGroup = after.length === 3 && before !== '0' && (separators.length === 1 || last === separators[0]);
  const isDecimal = last !== '' && !isGroup;
  return {
    whole: (isDecimal ? before : typed).replaceAll(/\D/g, ''),
    decimals: isDecimal ? after : '',
    point: isDecimal ? last : '',
    group: isDecimal ? (separators.length > 1 ? (separators[0] ?? '') : '') : last,
  };
}

function cutAtLast(text: string, separator: string): readonly [string, string] {
  const at = text.lastIndexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}
