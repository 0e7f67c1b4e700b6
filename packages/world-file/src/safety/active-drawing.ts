import { SaxesParser } from 'saxes';
import { isScriptAddress } from './script-address.ts';

/** Local names, whatever namespace and prefix they come with, in small letters. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'applet',
  'embed',
  'foreignobject',
  'frame',
  'handler',
  'iframe',
  'link',
  'listener',
  'meta',
  'object',
  'script',
]);

const ELSEWHERE = 'a reference to something elsewhere';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Attributes that animations write, and with what. */
const ANIMATED: ReadonlySet<string> = new Set(['by', 'from', 'to', 'values']);

/** A picture within a drawing is shown and never run. */
const PICTURE = /^\s*data:image\/(?:avif|gif|jpe?g|png|webp)[;,]/i;

/** Attributes that load a resource into the drawing, except on the elements of `LINKS`. */
const LOADING: ReadonlySet<string> = new Set(['href', 'src']);
const LINKS: ReadonlySet<string> = new Set(['a']);

/** A part of the drawing itself. */
const OWN_PART = /^\s*(?:#|$)/;

/** Inside styles and attributes: `url(…)`, `@import` and `image-set(…)`, with what they name. */
const NAMED_IN_STYLE = /url\(\s*["']?([^"')]*)|@import|image-set\(|src\(/gi;

/**
 * Finds what in a drawing (SVG) would run when it is opened, or would load something from elsewhere: read as the XML
 * that browsers read, so that neither prefixes nor references nor the encoding hide anything. A file that is not a
 * drawing at all, such as an XHTML page under the name of one, is reported as well.
 *
 * @returns In words, to go on from “the drawing holds”; undefined when nothing would.
 */
export function activePartOfDrawing(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  if (text === undefined) return 'an encoding that no browser knows';
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) found.push('entities of its own');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') found.push('a style sheet from elsewhere');
  });
  let isRoot = true;
  let isInStyle = false;
  let style = '';
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (isRoot && (local !== 'svg' || uri !== SVG_NAMESPACE)) found.push('a root that is not <svg>');
    isRoot = false;
    const element = local.toLowerCase();
    if (FORBIDDEN.has(element)) found.push('a script');
    isInStyle = element === 'style';
    for (const { local: name, value } of Object.values(attributes)) {
      if (isActive(name.toLowerCase(), value)) found.push('a script');
      else if (isLoading(element, name.toLowerCase(), value)) found.push(ELSEWHERE);
    }
  });
  // A style is all its pieces of text in a row: comments may part them.
  const readStyle = (piece: string): void => {
    if (isInStyle) style += piece;
  };
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  parser.on('closetag', () => {
    if (isInStyle && namesElsewhere(style)) found.push(ELSEWHERE);
    isInStyle = false;
    style = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
  } catch {
    // Browsers may still render a file that this parser cannot read, and it would be unchecked: refuse it.
    return found[0] ?? 'XML that cannot be read';
  }
  return found[0];
}

function isActive(name: string, value: string): boolean {
  if (name.startsWith('on')) return true;
  if (name === 'attributename') return /^\s*(?:\w+:)?on/i.test(value);
  if (ANIMATED.has(name)) return value.split(';').some(isScriptAddress);
  return (name === 'href' || name === 'src') && isScriptAddress(value) && !PICTURE.test(value);
}

/** Whether an opened drawing requests something from another host, which would reveal the viewer to it. */
function isLoading(element: string, name: string, value: string): boolean {
  if (LOADING.has(name)) return !LINKS.has(element) && !isOwn(value);
  return namesElsewhere(value);
}

function isOwn(address: string): boolean {
  return OWN_PART.test(address) || PICTURE.test(address);
}

function namesElsewhere(text: string): boolean {
  for (const [, address] of unescaped(text).matchAll(NAMED_IN_STYLE)) {
    if (address === undefined || !isOwn(address)) return true;
  }
  return false;
}

/** CSS without its comments and escapes, which can hide any word. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll('\\', '');
}

/** Decoded as XML requires: by its first bytes, else by its declaration, else UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  const label = /^(?:\xff\xfe|<\0)/.test(start)
    ? 'utf-16le'
    : /^(?:\xfe\xff|\0<)/.test(start)
      ? 'utf-16be'
      : start.startsWith('\xef\xbb\xbf')
        ? 'utf-8'
        : (declared ?? 'utf-8');
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
