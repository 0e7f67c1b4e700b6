import { LIMITS } from '../limits.ts';
import { endOfExpression, endOfText, ScanProblem, skipBlank, wordAt } from './scan.ts';
import { valueOfText } from './text-value.ts';

/** Where a value lies in what was read: keys of objects, indexes of lists. */
export type LiteralPath = readonly (string | number)[];

/** How a literal is read. */
export interface LiteralOptions {
  /** Whether values may be computed; otherwise one is an error. */
  readonly isScript?: boolean;
  /** Called for each value that is computed, or would change what its object is; it is left out. */
  readonly onComputed?: (path: LiteralPath) => void;
  /** Called for each key of an object, in order, doubled ones included. */
  readonly onKey?: (path: LiteralPath) => void;
  /** Where the value of a name is written. */
  readonly variableAt?: (name: string, before: number) => number | undefined;
}

/** What stands for a value that is computed. */
const CODE = Symbol('code');

/** A key of this name would change what its object is. */
const PROTOTYPE = '__proto__';

/**
 * Reads a value that a script or a JSON file writes down: objects, lists, texts, numbers, and texts joined with `+`.
 * Nothing is evaluated. Names stand for what is written elsewhere in the same script; an object is taken once, so
 * that a small script cannot describe a huge one.
 *
 * @param start Of the value in the source.
 * @returns The value, `undefined` for one that is computed, and where it ends.
 * @throws ScanProblem
 */
export function readLiteral(
  source: string,
  start: number,
  options: LiteralOptions = {},
): { readonly value: unknown; readonly end: number } {
  const reader = new LiteralReader(source, options);
  const value = reader.read(start, []);
  if (value === CODE) options.onComputed?.([]);
  return { value: value === CODE ? undefined : value, end: reader.at };
}

class LiteralReader {
  at = 0;
  readonly #source: string;
  readonly #options: LiteralOptions;
  readonly #known = new Map<number, unknown>();
  #depth = 0;
  #joined = 0;

  constructor(source: string, options: LiteralOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** An expression: one value, or several that are joined. */
  read(start: number, path: LiteralPath): unknown {
    this.at = skipBlank(this.#source, start);
    const first = this.at;
    let value = this.#term(path);
    let after = skipBlank(this.#source, this.at);
    while (this.#source[after] === '+' && value !== CODE) {
      this.at = skipBlank(this.#source, after + 1);
      value = this.#join(value, this.#term(path));
      after = skipBlank(this.#source, this.at);
    }
    if (value !== CODE && this.#isEnd(after)) return value;
    if (!this.#options.isScript) {
      throw new ScanProblem(
        `it goes on with ${shown(this.#source, after)} where a “,” or a bracket belongs`,
        after,
      );
    }
    this.at = endOfExpression(this.#source, first);
    return CODE;
  }

  /** Outside of all brackets a value also ends with its line. */
  #isEnd(after: number): boolean {
    const next = this.#source[after];
    if (next === undefined || ',;)]}'.includes(next)) return true;
    return this.#depth === 0 && /\n/.test(this.#source.slice(this.at, after)) && !/[.(?|&*/[=-]/.test(next);
  }

  #join(one: unknown, other: unknown): unknown {
    if (!isJoinable(one) || !isJoinable(other)) return CODE;
    if (typeof one === 'number' && typeof other === 'number') return one + other;
    const text = `${one}${other}`;
    this.#joined += text.length;
    if (this.#joined > LIMITS.characters)
      throw new ScanProblem('its texts are joined to a huge one', this.at);
    return text;
  }

  #term(path: LiteralPath): unknown {
    const source = this.#source;
    const start = this.at;
    const character = source[start] ?? '';
    switch (character) {
      case '{':
        return this.#nested(() => this.#object(path));
      case '[':
        return this.#nested(() => this.#list(path));
      case '(':
        return this.#nested(() => this.#inBrackets(path));
      case '"':
      case "'":
      case '`':
        return this.#text();
      case '!':
        return this.#shortBoolean();
      default:
        return this.#number() ?? this.#name(path);
    }
  }

  #nested(read: () => unknown): unknown {
    this.#depth += 1;
    if (this.#depth > LIMITS.depth) throw new ScanProblem('it is nested too deeply', this.at, true);
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #inBrackets(path: LiteralPath): unknown {
    const value = this.read(this.at + 1, path);
    this.#pass(')');
    return value;
  }

  #list(path: LiteralPath): unknown {
    const open = this.at;
    const values: unknown[] = [];
    this.at += 1;
    for (;;) {
      this.at = skipBlank(this.#source, this.at);
      if (this.#source[this.at] === ']') break;
      if (this.at >= this.#source.length) throw new ScanProblem('a “[” is not closed', open);
      const here = [...path, values.length];
      const value = this.read(this.at, here);
      if (value === CODE) this.#options.onComputed?.(here);
      values.push(value === CODE ? undefined : value);
      this.#passComma(']', open);
    }
    this.at += 1;
    return values;
  }

  #object(path: LiteralPath): unknown {
    const open = this.at;
    const values: Record<string, unknown> = {};
    this.at += 1;
    for (;;) {
      this.at = skipBlank(this.#source, this.at);
      if (this.#source[this.at] === '}') break;
      if (this.at >= this.#source.length) throw new ScanProblem('a “{” is not closed', open);
      this.#member(values, path);
      this.#passComma('}', open);
    }
    this.at += 1;
    return values;
  }

  #member(values: Record<string, unknown>, path: LiteralPath): void {
    const start = this.at;
    const key = this.#key();
    const after = skipBlank(this.#source, this.at);
    const next = this.#source[after];
    const here = [...path, key ?? shown(this.#source, start)];
    let value: unknown = CODE;
    if (key !== undefined && next === ':') value = this.read(after + 1, here);
    else if (key !== undefined && (next === ',' || next === '}') && wordAt(this.#source, start) === key) {
      value = this.read(start, here);
    } else if (!this.#options.isScript) {
      throw new ScanProblem(`it has ${shown(this.#source, start)} where a name and a “:” belong`, start);
    } else this.at = endOfExpression(this.#source, start);
    if (key !== undefined) this.#options.onKey?.(here);
    if (value === CODE || key === PROTOTYPE) this.#options.onComputed?.(here);
    else if (key !== undefined && value !== undefined) values[key] = value;
  }

  /** A name, a text or a number; undefined for one that is computed. */
  #key(): string | undefined {
    const character = this.#source[this.at] ?? '';
    if (character === '"' || character === "'") return String(this.#text());
    const word = wordAt(this.#source, this.at);
    if (word !== undefined) {
      this.at += word.length;
      return word;
    }
    const number = this.#number();
    return typeof number === 'number' ? String(number) : undefined;
  }

  #text(): unknown {
    const start = this.at;
    const isTemplate = this.#source[start] === '`';
    const end = endOfText(this.#source, start);
    const written = this.#source.slice(start + 1, end - 1);
    if (isTemplate && /(?<!\\)\$\{/.test(written)) return CODE;
    this.at = end;
    return valueOfText(written, start + 1);
  }

  #number(): unknown {
    NUMBER.lastIndex = this.at;
    const [whole, sign, digits] = NUMBER.exec(this.#source) ?? [];
    if (whole === undefined || digits === undefined) return undefined;
    this.at += whole.length;
    if (wordAt(this.#source, this.at) !== undefined) return CODE;
    const number = digits === 'Infinity' ? Infinity : Number(digits.replaceAll('_', ''));
    return sign === '-' ? -number : number;
  }

  /** As scripts are written that were made smaller: `!0` is true, `!1` is false. */
  #shortBoolean(): unknown {
    const digit = /^!\s*([01])(?![\w.])/.exec(this.#source.slice(this.at, this.at + 8));
    if (digit === null) return CODE;
    this.at += digit[0].length;
    return digit[1] === '0';
  }

  #name(path: LiteralPath): unknown {
    const start = this.at;
    const word = wordAt(this.#source, start);
    if (word === undefined) {
      if (this.#options.isScript) return CODE;
      throw new ScanProblem(`it has ${shown(this.#source, start)} where a value belongs`, start);
    }
    this.at += word.length;
    if (Object.hasOwn(CONSTANTS, word)) return CONSTANTS[word];
    const nothing = word === 'void' ? /^\s*0(?![\w.])/.exec(this.#source.slice(this.at, this.at + 8)) : null;
    if (nothing !== null) {
      this.at += nothing[0].length;
      return undefined;
    }
    return this.#variable(word, start, path);
  }

  #variable(name: string, start: number, path: LiteralPath): unknown {
    const end = this.at;
    const written = this.#options.variableAt?.(name, start);
    if (written === undefined) {
      if (this.#options.isScript) return CODE;
      throw new ScanProblem(`it has the word ${shown(this.#source, start)} where a value belongs`, start);
    }
    if (!this.#known.has(written)) {
      // Also while it is read: a variable that contains itself has no value.
      this.#known.set(written, CODE);
      const value = this.#nested(() => this.read(written, path));
      if (typeof value !== 'object' || value === null) this.#known.set(written, value);
      this.at = end;
      return value;
    }
    return this.#known.get(written);
  }

  #passComma(close: string, open: number): void {
    const at = skipBlank(this.#source, this.at);
    const next = this.#source[at];
    if (next === ',') this.at = at + 1;
    else if (next === close) this.at = at;
    else if (next === undefined) throw new ScanProblem(`a “${this.#source[open]}” is not closed`, open);
    else throw new ScanProblem(`it has ${shown(this.#source, at)} where a “,” or a “${close}” belongs`, at);
  }

  #pass(sign: string): void {
    const at = skipBlank(this.#source, this.at);
    if (this.#source[at] !== sign) throw new ScanProblem(`a “${sign}” is missing`, at);
    this.at = at + 1;
  }
}

const NUMBER =
  /([+-]?)\s*(0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?|Infinity)/y;

const CONSTANTS: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  undefined,
  NaN: Number.NaN,
};

function isJoinable(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** The next few characters, for a sentence. */
function shown(source: string, at: number): string {
  const piece =
    source
      .slice(at, at + 12)
      .split('\n', 1)[0]
      ?.trim() ?? '';
  return at >= source.length ? 'its end' : `“${piece}”`;
}
