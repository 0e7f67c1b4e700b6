import { LIMITS } from './limits.ts';

/**
 * The words of a text that may be HTML. Tags are dropped, never repaired; scripts and styles are dropped with their
 * contents; links keep their address in brackets. The result contains no tag, whatever the input, and is for fields
 * that show plain text.
 */
export function plainTextOf(source: string): string {
  let text = source.slice(0, LIMITS.text);
  // Escaped tags become tags when they are unescaped, so it is repeated until nothing changes.
  for (let round = 0; round < MAX_ROUNDS && MARKUP.test(text); round += 1) text = decoded(withoutTags(text));
  return tidy(text).replaceAll(TAG_START, '');
}

/** The words of a text on one line, cut to the length of a title. */
export function titleOf(source: string): string {
  const line = plainTextOf(source).replaceAll(/\s+/g, ' ');
  return line.length <= LIMITS.title ? line : `${line.slice(0, LIMITS.title - 1).trimEnd()}…`;
}

/** Escaping an escaped text more often than this is no mistake of an editor. */
const MAX_ROUNDS = 4;
const MARKUP = /<[a-z/!?]|&[a-z#]/i;
const TAG_START = /<+(?=[a-z/!?])/gi;
const TAG = /^<\/?([a-z][a-z0-9]*)/i;

/** Their content is not text. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);
const LINES = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const LINK = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

function withoutTags(source: string): string {
  let result = '';
  let at = 0;
  let link: string | undefined;
  const last = source.lastIndexOf('>');
  while (at < source.length) {
    const start = source.indexOf('<', at);
    // What is not closed is no tag.
    if (start === -1 || start > last) return result + source.slice(at);
    result += source.slice(at, start);
    if (!/[a-z/!?]/i.test(source[start + 1] ?? '')) {
      result += '<';
      at = start + 1;
      continue;
    }
    const end = endOfTag(source, start);
    const tag = source.slice(start, end);
    const name = TAG.exec(tag)?.[1]?.toLowerCase() ?? '';
    const isClosing = tag[1] === '/';
    if (name === 'a' && !isClosing) link = webAddressIn(tag);
    if (name === 'a' && isClosing && link !== undefined) {
      if (!result.endsWith(link)) result += ` (${link})`;
      link = undefined;
    }
    if (LINES.has(name)) result += '\n';
    at = UNREAD.has(name) && !isClosing ? endOfElement(source, name, end) : end;
  }
  return result;
}

/** A comment that is not closed removes the rest with it. */
function endOfTag(source: string, start: number): number {
  if (source.startsWith('<!--', start)) {
    const end = source.indexOf('-->', start + 4);
    return end === -1 ? source.length : end + 3;
  }
  const end = source.indexOf('>', start);
  return end === -1 ? source.length : end + 1;
}

function endOfElement(source: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  const match = closing.exec(source);
  return match === null ? source.length : endOfTag(source, match.index);
}

function webAddressIn(tag: string): string | undefined {
  const [, double, single, bare] = LINK.exec(tag) ?? [];
  const address = decoded(double ?? single ?? bare ?? '').trim();
  return /^https?:\/\/[^\s<>"]+$/i.test(address) ? address : undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  euro: '€',
  deg: '°',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

/** A text with its character references replaced: `&lt;` becomes `<`. */
export function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff]/g;

function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .toWellFormed()
    .replaceAll(/[\t \u00a0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
