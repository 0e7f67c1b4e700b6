import { activePartOfText } from './active-text.ts';
import type { ActivePart } from './active-text.ts';
import { isScriptAddress } from './script-address.ts';

/** A part that would run, and its path: `sections[2].text`. */
export interface FoundPart {
  readonly part: ActivePart;
  readonly path: string;
}

/**
 * Everything in content that would run in a page: its texts, the names of its fields, and the addresses of its
 * links, which stand alone in a text of blocks. It is the one rule for what imports refuse and what the doctor
 * warns of.
 *
 * @param value A text, or anything that JSON can hold.
 */
export function activePartsOf(value: unknown, path = ''): readonly FoundPart[] {
  if (typeof value === 'string') return found(activePartOfText(value), path);
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown, index) => activePartsOf(part, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const isScript = name === 'url' && typeof part === 'string' && isScriptAddress(part);
    return found(activePartOfText(name), path).concat(
      isScript ? found('link', path) : [],
      activePartsOf(part, path === '' ? name : `${path}.${name}`),
    );
  });
}

function found(part: ActivePart | undefined, path: string): readonly FoundPart[] {
  return part === undefined ? [] : [{ part, path }];
}
