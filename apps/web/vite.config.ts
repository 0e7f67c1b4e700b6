import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { layersFirst } from './layers-first.ts';

const isTest = process.env['VITEST'] !== undefined;

export default defineConfig({
  // The route compiler rewrites modules for the browser; tests read them as they stand.
  plugins: isTest ? [] : [reactRouter(), layersFirst()],
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      // Texts arrive compiled, so that no parser for them is sent to the browser.
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
  },
  ssr: { noExternal: ['use-intl'] },
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
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // The server tells a page that is opened with an overlay which style sheets its code brings along.
    manifest: true,
    // Fonts and pictures stay files: they are cached for a year and never block the first paint.
    assetsInlineLimit: 0,
  },
});
