/** A script that cannot be read: it is not closed, or it is nested too deeply. */
export class ScanProblem extends Error {
  override readonly name = 'ScanProblem';
  /** Where, in UTF-16 units from the start. */
  readonly at: number;
  readonly isTooDeep: boolean;

  constructor(why: string, at: number, isTooDeep = false) {
    super(why);
    this.at = at;
    this.isTooDeep = isTooDeep;
  }
}

const BLANK = /[\s\uFEFF]*/y;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;

/** Brackets within each other in code that is skipped; far more than people write. */
const MAX_CODE_DEPTH = 1000;

/** The end of blanks and comments that begin here. */
export function skipBlank(source: string, start: number): number {
  let at = start;
  for (;;) {
    BLANK.lastIndex = at;
    BLANK.test(source);
    at = BLANK.lastIndex;
    if (source.startsWith('//', at) || source.startsWith('<!--', at)) {
      const end = source.indexOf('\n', at);
      if (end === -1) return source.length;
      at = end + 1;
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      if (end === -1) throw new ScanProblem('a comment is not closed', at);
      at = end + 2;
    } else return at;
  }
}

/** The word (a name or a keyword) that begins here; undefined for anything else. */
export function wordAt(source: string, at: number): string | undefined {
  WORD.lastIndex = at;
  return WORD.exec(source)?.[0];
}

/** The end of a text in quotes that begins here. */
export function endOfText(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at];
    if (character === quote) return at + 1;
    if (character === '\\') at += 1;
    else if (character === '\n' && quote !== '`') break;
  }
  throw new ScanProblem('a text is not closed', start);
}

/** Of a regular expression; longer ones are no work of people. */
const MAX_PATTERN_LENGTH = 2000;

/** The end of a regular expression that begins here; its start where it is a division instead. */
function endOfPattern(source: string, start: number): number {
  let isInClass = false;
  const last = Math.min(source.length, start + MAX_PATTERN_LENGTH);
  for (let at = start + 1; at < last; at += 1) {
    const character = source[at];
    if (character === '\n') return start;
    if (character === '\\') at += 1;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (character === '/' && !isInClass) return at + 1 + (wordAt(source, at + 1) ?? '').length;
  }
  return start;
}

/** After these words and signs a slash begins a regular expression; elsewhere it divides. */
const BEFORE_PATTERN = /^(?:return|typeof|case|in|of|do|else|void|delete|new|throw|[(,=:[!&|?{};+\-*%<>~^])$/;

/** A piece of a script: a word, a text, a number, or a single sign. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The tokens of code from here on, as far as brackets and texts need it. The code in the placeholders of templates
 * is left out.
 */
export function* tokensOf(source: string, start: number): Generator<Token> {
  let last = '';
  for (let at = skipBlank(source, start); at < source.length; at = skipBlank(source, at)) {
    const end = endOfToken(source, at, last);
    const text = source.slice(at, Math.min(end, at + MAX_TOKEN_LENGTH));
    yield { text, start: at, end };
    last = text;
    at = end;
  }
}

/** Longer ones are texts, whose content does not matter here. */
const MAX_TOKEN_LENGTH = 80;

function endOfToken(source: string, at: number, last: string): number {
  const character = source[at] ?? '';
  if (character === '"' || character === "'") return endOfText(source, at);
  if (character === '`') return endOfTemplate(source, at);
  if (character === '/' && (last === '' || BEFORE_PATTERN.test(last))) {
    return Math.max(at + 1, endOfPattern(source, at));
  }
  const word = wordAt(source, at);
  if (word !== undefined) return at + word.length;
  NUMBER.lastIndex = at;
  return NUMBER.test(source) ? NUMBER.lastIndex : at + 1;
}

const NUMBER = /\d[\d\w.]*/y;

/** The end of a template that begins here; templates in its placeholders are passed by. */
function endOfTemplate(source: string, start: number): number {
  // `{` for a bracket in a placeholder, '`' for a template.
  const open = ['`'];
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at] ?? '';
    const isInTemplate = open.at(-1) === '`';
    if (isInTemplate) {
      if (character === '\\') at += 1;
      else if (character === '`') open.pop();
      else if (character === '$' && source[at + 1] === '{') {
        open.push('{');
        at += 1;
      }
      if (open.length === 0) return at + 1;
    } else if (character === '{' || character === '`') open.push(character);
    else if (character === '}') open.pop();
    else if (character === '"' || character === "'") at = endOfText(source, at) - 1;
    if (open.length > MAX_CODE_DEPTH) throw new ScanProblem('a template is nested too deeply', at, true);
  }
  throw new ScanProblem('a template is not closed', start);
}

/** The end of the expression that begins here: the comma, semicolon or bracket that closes what surrounds it. */
export function endOfExpression(source: string, start: number): number {
  let depth = 0;
  for (const { text, start: at } of tokensOf(source, start)) {
    if (text === '(' || text === '[' || text === '{') depth += 1;
    else if (depth === 0 && /^[,;)\]}]$/.test(text)) return at;
    else if (text === ')' || text === ']' || text === '}') depth -= 1;
    if (depth > MAX_CODE_DEPTH) throw new ScanProblem('a script is nested too deeply', at, true);
  }
  return source.length;
}
