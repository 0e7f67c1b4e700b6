import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawsOwnHead, isSidebar, MODAL_WIDTHS } from './frame-size.ts';

const [css, sidebarCss] = ['modal', 'sidebars'].map((sheet) =>
  readFileSync(new URL(`${sheet}.module.css`, import.meta.url), 'utf8'),
) as [string, string];

describe('the frames of overlays', () => {
  test('are 600, 1000, 1200, 1600, 1750 and 1900 pixels wide at most from s on (spec 9.13) (spec 2.24)', () => {
    expect(MODAL_WIDTHS).toMatchObject({ s: 600, m: 1000, l: 1200, xl: 1600, xxl: 1750, xxxl: 1900 });
    expect(Object.keys(MODAL_WIDTHS)).toEqual(['xs', 'xm', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']);
  });

  test.each(Object.entries(MODAL_WIDTHS))('draw %s %i pixels wide (spec 9.13) (spec 2.24)', (size, width) => {
    expect(css).toMatch(new RegExp(`\\.${size} \\{\\s+--widest: ${width}px;`));
  });

  test('draw sidebars 27em wide, which slide for as long as the world says (spec 9.1) (spec 2.22)', () => {
    const sidebars =
      /dialog:is\(\.sidebar-left, \.sidebar-right, \.sidebars\) \{(?<declarations>[^}]+)\}/.exec(
        sidebarCss,
      )?.groups;
    expect(sidebars?.['declarations']).toContain('--wide: min(27em, 100vw - var(--touch));');
    expect(sidebars?.['declarations']).toContain('--time: var(--sidebar-time, 0.3s);');
    expect(sidebarCss).toMatch(
      /:is\(\.sidebar-left, \.sidebar-right\) > \[data-sheet\] \{\s+width: var\(--wide\);/,
    );
  });

  test('slide sidebars in from their own side, over a dimmed page (spec 2.22)', () => {
    expect(sidebarCss).toMatch(/\.sidebar-left,[^{]*\{[^}]*--from: -100% 0;/);
    expect(sidebarCss).toMatch(/dialog\.sidebar-right \{\s+--from: 100% 0;/);
    expect(css).toMatch(/@keyframes come \{\s+from \{[^}]*translate: var\(--from\);/);
    const dimmed = /\.modal \{[^}]*\binset: 0;[^}]*\bbackground: rgb\(4 14 16 \/ (?<share>\d+)%\);/.exec(css);
    expect(Number(dimmed?.groups?.['share'])).toBeGreaterThan(40);
  });

  test('fill the screen with what is fullscreen (spec 2.24) (spec 2.29)', () => {
    expect(css).toMatch(/:is\(\.fullscreen, \.bare\) \.panel \{\s+width: 100vw;\s+height: 100svh;/);
  });

  test('have one sidebar at the right on upright screens, the panes one above the other (spec 2.29) (spec 1.5)', () => {
    const upright = sidebarCss.slice(
      sidebarCss.indexOf('@media (max-aspect-ratio: 9999/10000), (width < 992px)'),
    );
    expect(upright).toMatch(/^[^}]*\.sidebars \{[^}]*justify-content: end;/);
    expect(upright).toMatch(
      /^(?:[^}]*\}){1}[^}]*\.sidebars > \[data-sheet\] \{[^}]*display: block;\s+width: var\(--wide\);/,
    );
  });

  test('know which of them are sidebars, and which leave the head to their content', () => {
    expect((['sidebar-left', 'sidebar-right', 'sidebars', 'bottom', 'm'] as const).map(isSidebar)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect((['sidebars', 'bare', 'fullscreen'] as const).map(drawsOwnHead)).toEqual([true, true, false]);
  });
});
