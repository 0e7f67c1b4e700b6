import { SaxesParser } from 'saxes';
import { LIMITS } from '../limits.ts';
import { TourError } from '../tour-error.ts';
import { checkLength, tooDeep, withoutMark } from './tour-data.ts';

/** An element without its text: krpano says everything in attributes. */
export interface XmlElement {
  /** In lower case: krpano does not tell cases apart. */
  readonly name: string;
  /** Their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
}

/** What elements of one name say together: later ones add to the earlier ones. */
export function mergedAttributes(
  sources: readonly { readonly attributes: ReadonlyMap<string, string> }[],
): ReadonlyMap<string, string> {
  const merged = new Map<string, string>();
  for (const { attributes } of sources) {
    for (const [name, value] of attributes) merged.set(name, value);
  }
  return merged;
}

/** More than tours of the greatest allowed number of scenes and hotspots ever have. */
const MAX_ELEMENTS = 500_000;

/**
 * Parses untrusted XML. A document type is refused completely, because it could declare entities that grow without
 * end or read files.
 *
 * @param what Names the file in sentences.
 * @throws TourError
 */
export function parseTourXml(text: string, what: string): XmlElement {
  checkLength(text, what);
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on('doctype', () => {
    throw new TourError(
      'forbidden',
      `${what} has a document type (<!DOCTYPE …>). Tours need none, and entities of its own can do harm.`,
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS)
      throw new TourError('tooMany', `${what} has more than ${MAX_ELEMENTS} elements.`);
    if (open.length >= LIMITS.depth) throw tooDeep(what);
    const element: OpenElement = {
      name: name.toLowerCase(),
      attributes: new Map(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  try {
    parser.write(withoutMark(text)).close();
  } catch (cause) {
    if (cause instanceof TourError) throw cause;
    const message = (cause as Error).message.slice(0, 200).replace(/\.$/, '');
    throw new TourError('notReadable', `${what} is not valid XML: ${message}.`, cause);
  }
  if (root === undefined) throw new TourError('notReadable', `${what} is empty.`);
  return root;
}
