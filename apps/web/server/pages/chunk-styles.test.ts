import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChunkStyles } from './chunk-styles.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-chunks-'));
  await mkdir(join(folder, '.vite'));
  const manifest = {
    'app/a.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_shared.js', '_page.js'] },
    'app/root.tsx': { file: 'assets/root.js', isEntry: true, imports: ['_page.js'] },
    '_page.js': { file: 'assets/page.js', css: ['assets/page.css'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['app/a.tsx'] },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true }));

test('finds the style sheets of a module and of what it shares with others, not those of every page', async () => {
  const stylesOf = await readChunkStyles(folder);
  expect(stylesOf('app/a.tsx')).toEqual(['/assets/a.css', '/assets/shared.css']);
  expect(stylesOf('app/none.tsx')).toEqual([]);
});

test('knows none without a build', async () => {
  expect((await readChunkStyles(join(folder, 'nowhere')))('app/a.tsx')).toEqual([]);
});
