import { hash, randomBytes } from 'node:crypto';
import { createLru } from '../cache/lru.ts';

/** The position of an inline script that the render wrote; offsets in UTF-16 code units. */
export interface InlineScript {
  /** Of `<script`. */
  readonly start: number;
  readonly source: string;
  readonly isModule: boolean;
  /** After `</script>`. */
  readonly end: number;
}

/** A page without its render's mark, and the inline scripts that had it. */
export interface MarkedPage {
  readonly html: string;
  readonly scripts: readonly InlineScript[];
}

/** Bytes. Content cannot guess the mark, so no script that came in with content has it. */
const MARK_LENGTH = 16;

/** A mark for one render: React writes it as the `nonce` of every script that it puts into the page itself. */
export function createScriptMark(): string {
  return randomBytes(MARK_LENGTH).toString('base64url');
}

const SCRIPT_OPENS = /^<script(?:\s[^<>]*)?$/i;
const ENDS = '</script>';

/**
 * Finds the inline scripts that the render wrote, and removes their mark: a cached page is sent many times, so its
 * mark would be known by then. Text, attributes and scripts of the content are never among them, whatever they look
 * like.
 */
export function takeMarkedScripts(marked: string, mark: string): MarkedPage {
  const pieces = marked.split(` nonce="${mark}"`);
  const scripts: InlineScript[] = [];
  let offset = 0;
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    offset += piece.length;
    if (next === undefined) break;
    // React escapes `<` and `>` in the attributes that it writes: the nearest ones are the tag's own.
    const opening = piece.slice(piece.lastIndexOf('<'));
    const tagEnd = next.indexOf('>');
    const attributes = `${opening}${next.slice(0, tagEnd)}`;
    const end = next.indexOf(ENDS, tagEnd);
    if (!SCRIPT_OPENS.test(opening) || end === -1 || /\ssrc=/i.test(attributes)) continue;
    scripts.push({
      start: offset - opening.length,
      source: next.slice(tagEnd + 1, end),
      isModule: /\stype="module"/i.test(attributes),
      end: offset + end + ENDS.length,
    });
  }
  return { html: pieces.join(''), scripts };
}

/** By source: nearly all scripts of a page are the build's own, and the same in every page. */
const knownHashes = createLru<string>({ limit: 100, weigh: () => 1 });

function scriptHash(source: string): string {
  const known = knownHashes.get(source);
  if (known !== undefined) return known;
  const name = `'sha256-${hash('sha256', source, 'base64')}'`;
  knownHashes.set(source, name);
  return name;
}

/** `'sha256-…'` as CSP names inline scripts, each once, in the order of the sources. Empty ones need none. */
export function scriptHashes(sources: readonly string[]): readonly string[] {
  return [...new Set(sources.filter((source) => source !== '').map((source) => scriptHash(source)))];
}
