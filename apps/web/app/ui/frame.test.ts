import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('frame.module.css', import.meta.url), 'utf8');

test('the head of a panel is opaque, and a hairline is under it once something is scrolled there', () => {
  const head = /\n {2}\.head \{([^}]*)\}/.exec(css)?.[1] ?? '';
  expect(head).toContain('position: sticky;');
  expect(head).toContain('background: var(--paper);');
  expect(css).not.toContain('backdrop-filter');
  expect(css).toMatch(/\.head::after \{[^}]*height: 1px;/);
  expect(css).toMatch(/animation-timeline: --panel;/);
});
