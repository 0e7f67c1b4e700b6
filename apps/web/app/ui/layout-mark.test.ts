import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { WIDE_PICTURE_FROM } from '@vitrine/core/background/aspect-ratio';
import { usesPortraitLayout } from '@vitrine/core/layout/portrait';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAYOUT_SCRIPT } from './layout-mark.ts';

/** The app, and the code that the CMS draws as well. */
const FOLDERS = ['../', '../../../../packages/core/src/appearance/'].map(
  (path) => new URL(path, import.meta.url),
);

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
).join('\n');

function markOf(window: { readonly width: number; readonly height: number }) {
  const bodyClasses = new Map<string, boolean>();
  const dataset: Record<string, string> = {};
  runInNewContext(LAYOUT_SCRIPT, {
    innerWidth: window.width,
    innerHeight: window.height,
    document: {
      documentElement: { dataset },
      body: { classList: { toggle: (name: string, isOn: boolean) => bodyClasses.set(name, isOn) } },
    },
  });
  return { layout: dataset['layout'], isMarked: bodyClasses.get('portrait') };
}

test('the first script marks the layout that the core decides on (spec 4.1)', () => {
  const side = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const isPortrait = usesPortraitLayout({ width, height });
      const layout = isPortrait ? 'portrait' : 'landscape';
      expect(markOf({ width, height })).toEqual({ layout, isMarked: isPortrait });
    }),
  );
});

test('the style sheets part portrait from landscape where the core does, square windows included', () => {
  expect(sheets).not.toContain('orientation:');
  expect(usesPortraitLayout({ width: 10_000, height: 10_000 })).toBe(false);
  expect(usesPortraitLayout({ width: 9999, height: 10_000 })).toBe(true);
});

test('the style sheets change to the 16:9 picture’s places where the core changes the picture', () => {
  expect(sheets).toContain(`(min-aspect-ratio: ${Math.round(WIDE_PICTURE_FROM * 10_000)}/10000)`);
});
