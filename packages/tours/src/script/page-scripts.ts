/**
 * The scripts of a web page, with everything else made blank, so that lines stay those of the page. Scripts of other
 * types, such as templates, and those in comments are left out.
 */
export function scriptsOfPage(page: string): string {
  const pieces: string[] = [];
  let kept = 0;
  for (let at = 0; ;) {
    OPENING.lastIndex = at;
    const found = OPENING.exec(page);
    if (found === null) break;
    if (found[0] === '<!--') {
      const end = page.indexOf('-->', found.index);
      if (end === -1) break;
      at = end + 3;
      continue;
    }
    const after = page.indexOf('>', found.index) + 1;
    if (after === 0) break;
    CLOSING.lastIndex = after;
    const end = CLOSING.exec(page)?.index ?? page.length;
    if (isScript(page.slice(found.index, after))) {
      // Separate scripts are separate statements.
      pieces.push(blank(page.slice(kept, after)), page.slice(after, end), ';');
      kept = end;
    }
    at = end;
  }
  return pieces.join('');
}

const OPENING = /<!--|<script(?=[\s>/])/gi;
const CLOSING = /<\/script/gi;

function isScript(tag: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(tag.slice(0, 1000))?.[1];
  return type === undefined || /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]+/g, '');
}
