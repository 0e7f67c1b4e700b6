import { activePartOfText } from './active-text.ts';
import type { ActivePart } from './active-text.ts';
import { isScriptAddress } from './script-address.ts';

/** Something that would run, and its path: `sections[2].text`. */
export interface FoundPart {
  readonly part: ActivePart;
  readonly place: string;
}

/**
 * Everything in content that would run in a page: its texts, the names of its fields, and the addresses of its
 * links, which stand alone in a text of blocks. It is the one rule for what imports refuse and what the doctor
 * warns of.
 *
 * @param value A text, or anything that JSON can hold.
 */
export function activePartsOf(value: unknown, place = ''): readonly FoundPart[] {
  if (typeof value === 'string') return found(activePartOfText(value), place);
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown, index) => activePartsOf(part, `${place}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const isScript = name === 'url' && typeof part === 'string' && isScriptAddress(part);
    return found(activePartOfText(name), place).concat(
      isScript ? found('link', place) : [],
      activePartsOf(part, place === '' ? name : `${place}.${name}`),
    );
  });
}

function found(part: ActivePart | undefined, place: string): readonly FoundPart[] {
  return part === undefined ? [] : [{ part, place }];
}
