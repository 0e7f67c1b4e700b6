import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patched, PATCHES } from './panel-patches.ts';

const CMS = join(import.meta.dirname, '../..');

test.each(PATCHES.map((patch) => [patch.file.split('/').at(-1), patch] as const))(
  'the installed %s has the places that the panel’s build changes',
  (_name, { file, imports, changes }) => {
    const code = readFileSync(join(CMS, 'node_modules', file), 'utf8');
    for (const { at } of changes) {
      expect([String(at), [...code.matchAll(new RegExp(at.source, 'g'))].length]).toEqual([String(at), 1]);
    }
    const changed = patched(`/somewhere/node_modules/${file}`, code);
    if (imports === undefined) return;
    expect(changed.startsWith(imports)).toBe(true);
    const [, name = '', path = ''] = /import \{ (\w+) \} from '(.*)';/.exec(imports) ?? [];
    expect(changed.slice(imports.length)).toMatch(new RegExp(`\\bjsx\\(${name}, \\{|= ${name}\\(`));
    expect(existsSync(join(CMS, path))).toBe(true);
    expect(readFileSync(join(CMS, path), 'utf8')).toContain(`export function ${name}(`);
  },
);

test('what comes late is imported by nothing else in its file', () => {
  const late = PATCHES.filter(({ imports }) => imports?.includes('late.tsx'));
  expect(late).toHaveLength(2);
  for (const { file } of late) {
    const code = readFileSync(join(CMS, 'node_modules', file), 'utf8');
    const changed = patched(`/somewhere/node_modules/${file}`, code);
    const [, path = ''] = /await import\('(.*)'\)/.exec(changed) ?? [];
    expect(code).toContain(` from '${path}';`);
    expect(changed).not.toContain(` from '${path}';`);
  }
});

test('a file that Strapi has rewritten stays as it is, and so does every other one', () => {
  const [patch] = PATCHES;
  expect(patched(`/x/node_modules/${patch?.file ?? ''}`, 'children: other')).toBe('children: other');
  expect(patched('/x/node_modules/other.mjs', 'children: displayValue')).toBe('children: displayValue');
});
