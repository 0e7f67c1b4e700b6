/** Where the glossary says that a word is not used. `texts`: sentences in strings and JSX, and Markdown. */
export type Scope = 'names' | 'comments' | 'texts';

/** A word that the project does not use, and its replacement. */
export interface UnusedWord {
  /** In lower case. One that ends in an underscore is the beginning of a constant's name. */
  readonly word: string;
  readonly instead: string;
  readonly scopes: ReadonlySet<Scope>;
}

const SCOPES: readonly Scope[] = ['names', 'comments', 'texts'];

const HEADING = '## Words that are not used';

/**
 * The words that the glossary rules out: the table under its heading, with the columns "not", "but" and "in". A cell
 * of the first column may name several words, separated by commas; "everywhere" means all scopes.
 *
 * @throws Error when the table is missing, is empty or names an unknown scope: a check without words finds nothing.
 */
export function unusedWords(glossary: string): readonly UnusedWord[] {
  const [, section = ''] = glossary.split(HEADING);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const words = rows.slice(2).flatMap(wordsOfRow);
  if (words.length === 0) throw new Error(`The glossary has no table under "${HEADING}".`);
  return words;
}

function wordsOfRow(row: string): readonly UnusedWord[] {
  const [not = '', but = '', where = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const scopes = new Set(where === 'everywhere' ? SCOPES : where.split(' and ').map(readScope));
  return not.split(',').map((word) => ({ word: word.trim().toLowerCase(), instead: but, scopes }));
}

function readScope(scope: string): Scope {
  const known = SCOPES.find((one) => one === scope);
  if (known !== undefined) return known;
  throw new Error(`The glossary rules words out in ${SCOPES.join(', ')} or everywhere, not in "${scope}".`);
}
