import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The one statement of the order in which the layers count. */
const APP_STYLES = fileURLToPath(new URL('./app/styles/app.css', import.meta.url));

/**
 * Begins every built style sheet with the order of the layers. Which layer wins is decided by the first sheet
 * of the document, and React puts the sheets of overlays before that of the page.
 */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    generateBundle(_options, bundle) {
      const [order = ''] = /@layer [^;{]+;/.exec(readFileSync(APP_STYLES, 'utf8')) ?? [];
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `${order}${Buffer.from(file.source).toString()}`;
      }
    },
  };
}
