import compile from 'icu-minify/compile';

/** How a message uses a placeholder, in ICU's syntax. */
export type PlaceholderUse =
  | 'plain'
  | 'select'
  | 'plural'
  | 'number'
  /** As a date, a time, or a number in a named style: nothing that the showroom fills in can be shown so. */
  | 'unfit';

/** The parts of a message. */
export interface MessageParts {
  /** The uses of each placeholder, by its name. */
  readonly placeholders: ReadonlyMap<string, ReadonlySet<PlaceholderUse>>;
  /** Names of tags such as `<b>`. */
  readonly tags: readonly string[];
}

/** By the numbers that icu-minify marks its compiled parts with. */
const USES: Readonly<Record<number, PlaceholderUse>> = {
  1: 'select',
  2: 'plural',
  3: 'plural',
  4: 'number',
  5: 'unfit',
  6: 'unfit',
};

const POUND = 0;

/**
 * Takes a message apart, with the very compiler that the showroom uses: a text that compiles here can be shown there.
 *
 * @returns undefined for a message that is not valid ICU.
 */
export function partsOfMessage(message: string): MessageParts | undefined {
  const placeholders = new Map<string, Set<PlaceholderUse>>();
  const tags: string[] = [];
  const look = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, type, ...rest]: readonly unknown[] = node;
    if (type !== undefined && (typeof type !== 'number' || type === POUND)) {
      tags.push(String(name));
      for (const child of [type, ...rest]) look(child);
      return;
    }
    const use = type === undefined ? 'plain' : placeholderUse(type, rest[0]);
    placeholders.set(String(name), (placeholders.get(String(name)) ?? new Set()).add(use));
    if (use !== 'select' && use !== 'plural') return;
    for (const branch of Object.values(rest[0] as Readonly<Record<string, unknown>>)) {
      if (Array.isArray(branch)) for (const child of branch) look(child);
    }
  };
  try {
    const compiled = compile(message);
    if (typeof compiled !== 'string') for (const node of compiled) look(node);
  } catch {
    return undefined;
  }
  return { placeholders, tags };
}

/** @param style of a number: the showroom names no styles, so a name is one that is missing. */
function placeholderUse(type: number, style: unknown): PlaceholderUse {
  return typeof style === 'string' ? 'unfit' : (USES[type] ?? 'unfit');
}
