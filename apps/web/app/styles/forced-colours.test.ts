import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** What a sheet says where the system chooses the colours. */
function forcedIn(css: string): string {
  return [...css.matchAll(/\n( *)@media \(forced-colors: active\) \{([\s\S]*?)\n\1\}/g)]
    .map(([, , rules]) => rules)
    .join('');
}

describe('where the system chooses the colours', () => {
  test('an arrow on the floor keeps its disc, with a line around it', () => {
    const forced = forcedIn(read('../../../../packages/core/src/appearance/hotspots.module.css'));
    const disc = /\.disc \{([^}]*)\}/.exec(forced)?.[1] ?? '';
    expect(disc).toContain('forced-color-adjust: none;');
    expect(disc).toContain('border: 2px solid ButtonText;');
    expect(disc).toContain('background: Canvas;');
  });

  test('every button has a line around it, and what is chosen stands out', () => {
    const forced = forcedIn(read('base.css'));
    expect(forced).toMatch(/button,\s+summary \{\s+border: 1px solid ButtonText;/);
    expect(forced).toMatch(/\[aria-current\][\s\S]*outline: 3px solid Highlight;/);
  });
});
