import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { boundedReloads } from './bounded-reloads.ts';
import { layersFirst } from './layers-first.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const isTest = process.env['VITEST'] !== undefined;

/**
 * The name of a class of a CSS module: one mark for all of a sheet, so that scripts, styles and pages compress
 * better than with a mark for each class. The mark is derived from the sheet's path in the project, so that every
 * machine builds the same.
 */
function scopedName(name: string, file: string): string {
  const sheet = relative(HERE, file).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  // The route compiler rewrites modules for the browser; tests read them as they stand.
  plugins: isTest ? [] : [reactRouter(), layersFirst(), boundedReloads()],
  css: { modules: { generateScopedName: scopedName } },
  resolve: {
    alias: {
      '~': `${HERE}app`,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files instead of ten: over a slow line each costs a round trip.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules/, tags: ['$initial'], priority: 2 },
                { name: 'showroom', tags: ['$initial'], priority: 1 },
                // Two small parts that keys and zooming share, with each other and with viewers: one file instead of two.
                { name: 'shared', test: /\/core\/src\/zoom\/|\/follow-key\./ },
                // What a presentation needs of viewers, and what viewers share: fewer names on the first page.
                { name: 'views', test: /\/presentation\/views?\./ },
                {
                  name: 'viewer',
                  test: /\/use-(viewer|hand|unchanged|keys|item)\.|\/browser\/glide\.|\/media-kind\./,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // A kilobyte less on the first page than the bundler's own minifier (decision 0042).
    minify: 'terser',
    // The target has all of ES2020; that and four passes take 0.7 kB off the first page. Safari 10, which Vite still
    // spares, is not among it.
    terserOptions: { module: true, ecma: 2020, safari10: false, compress: { passes: 4 } },
    // The server tells a page that is opened with an overlay which style sheets its code brings along.
    manifest: true,
    // Fonts and pictures stay files: they are cached for a year and never block the first paint.
    assetsInlineLimit: 0,
  },
});
