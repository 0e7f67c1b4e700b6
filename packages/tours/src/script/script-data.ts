import { skipBlank, tokensOf } from './scan.ts';
import type { Token } from './scan.ts';

/** What a script declares and calls, as far as tours are written in it. */
export interface ScriptOutline {
  /** Where values are written that have names, in order. */
  readonly values: readonly { readonly name: string; readonly at: number }[];
  /** `pannellum.viewer('id', {…})`: where the brackets begin. */
  readonly viewers: readonly { readonly at: number }[];
  /** How often it adds a scene or a hotspot later (`viewer.addHotSpot(…)`), by the name of the call. */
  readonly additions: ReadonlyMap<string, number>;
}

const ADDITIONS = new Set(['addScene', 'addHotSpot']);

/**
 * Goes through a script without running it.
 *
 * @throws ScanProblem
 */
export function outlineOf(source: string): ScriptOutline {
  const values: { name: string; at: number }[] = [];
  const viewers: { at: number }[] = [];
  const additions = new Map<string, number>();
  const last: Token[] = [];
  for (const token of tokensOf(source, 0)) {
    const [third, second, first] = [last.at(-3)?.text, last.at(-2)?.text, last.at(-1)?.text];
    if (token.text === '=' && first !== undefined && isName(first)) {
      const next = source[token.end];
      if (next !== '=' && next !== '>' && isAssignment(second, third))
        values.push({ name: first, at: token.end });
    } else if (token.text === '(' && second === '.' && first !== undefined) {
      if (first === 'viewer' && third === 'pannellum') viewers.push({ at: token.end });
      if (ADDITIONS.has(first)) additions.set(first, (additions.get(first) ?? 0) + 1);
    } else if (token.text === '{' && first === 'default' && second === 'export') {
      values.push({ name: 'default', at: token.start });
    }
    last.push(token);
    if (last.length > 4) last.shift();
  }
  return { values, viewers, additions };
}

/** A name by itself, or one of the window or the module; no property of something else. */
function isAssignment(before: string | undefined, owner: string | undefined): boolean {
  return before !== '.' || /^(?:window|self|globalThis|module|this)$/.test(owner ?? '');
}

function isName(text: string): boolean {
  return /^[\p{ID_Start}$_]/u.test(text);
}

/** Finds where the value of a name is written: as it was last given before that point, otherwise the first time. */
export function variablesIn({ values }: ScriptOutline): (name: string, before: number) => number | undefined {
  const byName = Map.groupBy(values, ({ name }) => name);
  return (name, before) => {
    const written = byName.get(name) ?? [];
    return (written.findLast(({ at }) => at < before) ?? written[0])?.at;
  };
}

/** The start of the second argument of a call; undefined where it has none. */
export function secondArgument(
  source: string,
  at: number,
  endOfFirst: (at: number) => number,
): number | undefined {
  const end = endOfFirst(at);
  return source[end] === ',' ? skipBlank(source, end + 1) : undefined;
}
