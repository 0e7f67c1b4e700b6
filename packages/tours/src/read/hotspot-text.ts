import { decoded, titleOf } from '../plain-text.ts';

/** Something in the text of a hotspot besides words, as it is written. */
export interface TextPiece {
  readonly kind: 'picture' | 'clip' | 'sound' | 'embed' | 'link' | 'other';
  /** An address or a path; of `other`, the name of the element. */
  readonly reference: string;
  /** The words of a link, the description of a picture; may be empty. */
  readonly title: string;
}

/** The text of a hotspot, taken apart. */
export interface TextContents {
  /** Still markup, without what the pieces hold. */
  readonly markup: string;
  readonly pieces: readonly TextPiece[];
}

/** What is shown by each element. */
const KINDS: Readonly<Record<string, TextPiece['kind']>> = {
  img: 'picture',
  image: 'picture',
  video: 'clip',
  audio: 'sound',
  iframe: 'embed',
  embed: 'embed',
};

/** They show or do something that cannot be taken over, and hold no words. */
const OTHERS = new Set([
  'script',
  'object',
  'svg',
  'math',
  'canvas',
  'form',
  'model-viewer',
  'select',
  'textarea',
]);

/** What is between the tags of these belongs to them. */
const CLOSED = new Set([...OTHERS, 'video', 'audio', 'iframe']);

/**
 * Takes pictures, films, sounds, frames and links out of a text that may be HTML. Tags are read as far as the next
 * `>`; nothing is repaired, and what is not closed is no tag.
 */
export function contentsOfText(source: string): TextContents {
  const text = /<[a-z]/i.test(source) || !/&lt;[a-z]/i.test(source) ? source : decoded(source);
  const pieces: TextPiece[] = [];
  let markup = '';
  let link: { readonly reference: string; readonly from: number; readonly pieces: number } | undefined;
  const endLink = (): void => {
    if (link === undefined) return;
    const title = titleOf(markup.slice(link.from));
    // A picture that leads to itself is one picture.
    const isShown = pieces.slice(link.pieces).some(({ reference }) => reference === link?.reference);
    if (!isShown) pieces.push({ kind: 'link', reference: link.reference, title });
    link = undefined;
  };
  const last = text.lastIndexOf('>');
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('<', at);
    if (start === -1 || start > last) {
      markup += text.slice(at);
      break;
    }
    markup += text.slice(at, start);
    if (!/[a-z/!?]/i.test(text[start + 1] ?? '')) {
      markup += '<';
      at = start + 1;
      continue;
    }
    const end = text.indexOf('>', start) + 1;
    const tag = text.slice(start, end);
    const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(tag.slice(0, 40))?.[1]?.toLowerCase() ?? '';
    const isOpening = tag[1] !== '/';
    at = end;
    if (name === 'a') {
      endLink();
      const reference = isOpening ? attributeOf(tag, 'href') : undefined;
      if (reference !== undefined) link = { reference, from: markup.length, pieces: pieces.length };
    } else if (name in KINDS || OTHERS.has(name)) {
      if (!isOpening) continue;
      at = CLOSED.has(name) && !tag.endsWith('/>') ? endOfElement(text, name, end) : end;
      const piece = pieceOf(name, tag, text.slice(end, at));
      if (piece !== undefined) pieces.push(piece);
      markup += ' ';
    } else markup += tag;
  }
  endLink();
  return { markup, pieces };
}

function pieceOf(name: string, tag: string, inside: string): TextPiece | undefined {
  const kind = KINDS[name] ?? 'other';
  if (kind === 'other') return { kind, reference: name, title: '' };
  const reference =
    attributeOf(tag, 'src') ??
    attributeOf(tag, 'data-src') ??
    attributeOf(tag, 'srcset')?.split(/[\s,]/)[0] ??
    attributeOf(/<source\s[^>]{0,2000}>/i.exec(inside)?.[0] ?? '', 'src');
  return reference === undefined
    ? undefined
    : { kind, reference, title: titleOf(attributeOf(tag, 'alt') ?? '') };
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(tag) ?? [];
  const value = decoded(double ?? single ?? bare ?? '').trim();
  return value === '' ? undefined : value;
}

function endOfElement(text: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  const match = closing.exec(text);
  if (match === null) return text.length;
  const end = text.indexOf('>', match.index);
  return end === -1 ? text.length : end + 1;
}
