/** A number as people type it: digits with points, commas or spaces between them. */
const NUMBER = /\d+(?:[.,\u00a0\u202f ]\d+)*/;

/** The first number of a typed text, and how it is written. */
export interface TypedNumber {
  /** Never negative: a sign in front of it belongs to the text. */
  readonly amount: number;
  /** Whether a minus is written directly in front of it. */
  readonly isNegative: boolean;
  /** Whether a plus is written directly in front of it. */
  readonly hasPlus: boolean;
  /** The text before it, without that sign, and the text after it. */
  readonly before: string;
  readonly after: string;
  /** How many decimals are written, and the sign in front of them. */
  readonly decimals: number;
  readonly point: string;
  /** Between thousands; empty: nothing. */
  readonly group: string;
  /** How many digits are written in front of the decimals. */
  readonly digits: number;
}

/** Reads the first number of a text; undefined where it has none. */
export function typedNumber(text: string): TypedNumber | undefined {
  const found = NUMBER.exec(text);
  if (found === null) return undefined;
  const { whole, decimals, point, group } = partsOf(found[0]);
  const before = text.slice(0, found.index);
  const sign = /[-−+]$/.exec(before)?.[0] ?? '';
  return {
    amount: Number(decimals === '' ? whole : `${whole}.${decimals}`),
    isNegative: sign === '-' || sign === '−',
    hasPlus: sign === '+',
    before: sign === '' ? before : before.slice(0, -1),
    after: text.slice(found.index + found[0].length),
    decimals: decimals.length,
    point,
    group,
    digits: whole.length,
  };
}

/** Another amount with the decimals and separators of a typed number. */
export function writtenLike(amount: number, { decimals, point, group }: TypedNumber): string {
  const [whole = '0', fraction] = amount.toFixed(decimals).split('.');
  const grouped = group === '' ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
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
